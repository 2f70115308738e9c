package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.awaitility.Awaitility;
import table13.server.kit.Waiting;

/// The server processes of PostgreSQL, one for each connection.
public final class Backends {
    private static final String OTHERS = """
            SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
            ORDER BY pid""";

    private Backends() {}

    /// Ends one of them as `kill -9` does, if there is one. PostgreSQL then closes all connections and restarts.
    public static void killOne(String address, RandomGenerator random) {
        List<Long> all = others(PostgresAddress.of(address));
        if (!all.isEmpty()) {
            ProcessHandle.of(all.get(random.nextInt(all.size()))).ifPresent(ProcessHandle::destroyForcibly);
        }
    }

    /// PostgreSQL refuses connections while it restarts.
    private static List<Long> others(PostgresAddress address) {
        return Awaitility.await()
                .atMost(Waiting.LIMIT)
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(20))
                .ignoreException(SQLException.class)
                .until(() -> ask(address), _ -> true);
    }

    private static List<Long> ask(PostgresAddress address) throws SQLException {
        try (Connection connection = DriverManager.getConnection(address.url(), address.credentials());
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(OTHERS)) {
            List<Long> all = new ArrayList<>();
            while (rows.next()) {
                all.add(rows.getLong(1));
            }
            return all;
        }
    }
}
