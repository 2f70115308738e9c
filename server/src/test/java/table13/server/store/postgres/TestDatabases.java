package table13.server.store.postgres;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Test databases, any number of them, on one PostgreSQL server that starts on first use and stops with the process.
/// `TABLE13_TEST_PG=jdbc:postgresql://host:port/postgres?user=…` selects another server; databases made there are
/// removed at the end. Thread-safe.
public final class TestDatabases {
    private static final String OTHER = System.getenv("TABLE13_TEST_PG");
    private static final Pattern JDBC =
            Pattern.compile("jdbc:postgresql://(?<place>[^?]*)[?]user=(?<user>[^&]*)(&password=(?<password>[^&]*))?");
    private static final List<String> MADE = new ArrayList<>();
    private static String server;
    private static String template;

    private TestDatabases() {}

    /// The address of a new database with empty tables.
    public static synchronized String fresh() {
        if (template == null) {
            String made = make("template1");
            PostgresStore.open(PostgresAddress.of(made)).close();
            template = made;
        }
        return make(nameOf(template));
    }

    /// The address of a new database without tables.
    public static synchronized String empty() {
        return make("template1");
    }

    /// Runs a statement there.
    public static void run(String address, String sql) {
        PostgresAddress parsed = PostgresAddress.of(address);
        try (Connection connection = DriverManager.getConnection(parsed.url(), parsed.credentials());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Whether the server belongs to the tests, so that they may change its settings.
    public static boolean areOurs() {
        return OTHER == null;
    }

    private static String make(String like) {
        String name = "table13_test_" + UUID.randomUUID().toString().replace("-", "");
        run(server(), "CREATE DATABASE " + name + " TEMPLATE " + like);
        MADE.add(name);
        return server().replaceFirst("(://[^/]*/)[^?]*", "$1" + name);
    }

    private static String nameOf(String address) {
        return address.replaceFirst(".*://[^/]*/([^?]*).*", "$1");
    }

    private static synchronized String server() {
        if (server == null) {
            server = OTHER == null ? start() : withUserInFront(OTHER);
            if (OTHER != null) {
                Runtime.getRuntime().addShutdownHook(new Thread(TestDatabases::removeAll));
            }
        }
        return server;
    }

    /// Converts a JDBC address, which has the user behind the question mark, to the usual form.
    private static String withUserInFront(String address) {
        Matcher jdbc = JDBC.matcher(address);
        String secret = jdbc.matches() && jdbc.group("password") != null ? ":" + jdbc.group("password") : "";
        return jdbc.matches() ? "postgresql://" + jdbc.group("user") + secret + "@" + jdbc.group("place") : address;
    }

    private static String start() {
        try {
            Path folder = Files.createTempDirectory("table13-postgres");
            TestPostgres postgres = TestPostgres.in(folder.resolve("data"));
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                postgres.close();
                delete(folder);
            }));
            return postgres.address("postgres");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static synchronized void removeAll() {
        MADE.forEach(name -> run(server, "DROP DATABASE IF EXISTS " + name + " WITH (FORCE)"));
    }

    /// The library stops its server in its own shutdown hook, so files may vanish or appear meanwhile.
    private static void delete(Path folder) {
        for (int tries = 0; tries < 50 && Files.exists(folder); tries++) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.deleteIfExists(each);
                }
            } catch (IOException | UncheckedIOException e) {
                LockSupport.parkNanos(100_000_000);
            }
        }
    }
}
