package table13.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static table13.server.store.Samples.append;
import static table13.server.store.Samples.hash;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.store.AppendOutcome;
import table13.server.store.DueTable;
import table13.server.store.EntryRow;
import table13.server.store.Store;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Databases of earlier versions.
class SqliteMigrationTest {
    private static final int NOW = SqliteSettings.USUAL.schema();
    private static final SqliteSettings NEXT = new SqliteSettings(
            NOW + 1,
            List.of("classpath:table13/server/store/sqlite/migrations", "classpath:table13/server/store/sqlite/next"),
            500,
            connection -> connection,
            DiskSpace::freePart);

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("table13.db");
    }

    private void putFirstVersion() throws IOException {
        try (InputStream in = SqliteMigrationTest.class.getResourceAsStream("first-version.db")) {
            Files.copy(in, file());
        }
    }

    private static void holdsWhatWasThere(Store store) {
        assertThat(store.entries("t1", 0))
                .extracting(EntryRow::text)
                .containsExactly("opened", "seated g1", "seated g2", "started");
        assertThat(store.publicTables(49_999, 10)).containsExactly(FirstSqliteVersion.LISTING);
        assertThat(store.tablesOf("g2", 10)).containsExactly(FirstSqliteVersion.LISTING);
        assertThat(store.tablesToWake(9_000, DueTable.BEFORE_ALL, 10))
                .extracting(DueTable::table)
                .containsExactly("t1");
        assertThat(store.guestByToken(hash("phone"), System.currentTimeMillis()))
                .contains(FirstSqliteVersion.GUEST);
        assertThat(store.takeLink(hash("code"), 8_000)).contains(FirstSqliteVersion.GUEST);
        assertThat(store.append(append(FirstSqliteVersion.LISTING, 4, "moved")).join())
                .isEqualTo(AppendOutcome.COMMITTED);
    }

    @Test
    void readsAndGoesOnWithTheFirstVersion() throws IOException {
        putFirstVersion();
        assertThat(SqliteHeader.read(file()).schema()).isEqualTo(1);
        try (SqliteStore store = SqliteStore.open(folder)) {
            holdsWhatWasThere(store);
        }
        assertThat(SqliteHeader.read(file()).schema()).isEqualTo(NOW);
    }

    @Test
    void bringsTheFirstVersionToTheNext() throws Exception {
        putFirstVersion();
        try (SqliteStore store = SqliteStore.open(folder, NEXT)) {
            holdsWhatWasThere(store);
        }
        assertThat(SqliteHeader.read(file()).schema()).isEqualTo(NOW + 1);
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = connection.createStatement();
                ResultSet nickname = statement.executeQuery("SELECT nickname FROM guests")) {
            assertThat(nickname.getString(1)).isEqualTo("none");
        }
        SqliteStore.open(folder, NEXT).close();
    }

    @Test
    void thisVersionLeavesTheNextAlone() throws IOException {
        SqliteStore.open(folder, NEXT).close();
        byte[] before = Files.readAllBytes(file());
        StoreException failure = catchThrowableOfType(StoreException.class, () -> SqliteStore.open(folder));
        assertThat(failure.kind()).isEqualTo(Kind.TOO_NEW);
        assertThat(Files.readAllBytes(file())).isEqualTo(before);
    }

    @Test
    void goesOnWhereAMigrationWasCutShort() throws Exception {
        SqliteStore.open(folder, NEXT).close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA user_version = " + NOW);
        }
        SqliteStore.open(folder, NEXT).close();
        assertThat(SqliteHeader.read(file()).schema()).isEqualTo(NOW + 1);
    }

    @Test
    void aNewDatabaseAndTheFirstVersionHaveTheSameTables() throws Exception {
        SqliteStore.open(folder).close();
        List<String> made = tables();
        Files.delete(file());
        putFirstVersion();
        SqliteStore.open(folder).close();
        assertThat(tables()).isEqualTo(made);
    }

    private List<String> tables() throws Exception {
        List<String> all = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'flyway%' ORDER BY 1")) {
            while (row.next()) {
                all.add(row.getString(1));
            }
        }
        return all;
    }

    @Test
    void aUsualStartDoesWithoutFlyway() throws Exception {
        assertThat(flywayClassesLoadedBy(folder)).as("a new database").isPositive();
        assertThat(flywayClassesLoadedBy(folder)).as("one that is up to date").isZero();
    }

    /// Opens a store in a separate class loader that counts classes.
    private static int flywayClassesLoadedBy(Path folder) throws Exception {
        List<URL> path = new ArrayList<>();
        for (String part : System.getProperty("java.class.path").split(":", -1)) {
            URI place = Path.of(part).toUri();
            path.add(place.toURL());
        }
        List<String> loaded = new ArrayList<>();
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        try (URLClassLoader counting = new URLClassLoader(path.toArray(URL[]::new), platform) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                if (name.startsWith("org.flywaydb.")) {
                    loaded.add(name);
                }
                return super.findClass(name);
            }
        }) {
            Class<?> store = counting.loadClass(SqliteStore.class.getName());
            try (AutoCloseable open =
                    (AutoCloseable) store.getMethod("open", Path.class).invoke(null, folder)) {
                assertThat(open).isNotInstanceOf(SqliteStore.class);
            }
        }
        return loaded.size();
    }
}
