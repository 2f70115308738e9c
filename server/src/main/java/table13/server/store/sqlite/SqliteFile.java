package table13.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.LockingMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteOpenMode;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;
import table13.server.store.migrations.Migrations;

/// The database file in its folder, and its connections.
record SqliteFile(Path path) {
    private static final Logger LOG = LoggerFactory.getLogger(SqliteFile.class);
    private static final String NAME = "table13.db";
    private static final int BUSY_TIMEOUT_MILLIS = 5_000;
    /// In pages of 4 kB. Rarer checkpoints force less to the disk; the write-ahead log stays below some 20 MB.
    private static final int CHECKPOINT_PAGES = 4_000;

    /// In bytes. Three times the usual length when there are moments without readers.
    private static final long LONG_LOG = 64_000_000;

    private static final int CHECKPOINT_TIMEOUT_MILLIS = 100;

    private static final int EXCLUSIVE_TRIES = 30;
    private static final int LONGEST_PAUSE_MILLIS = 60;

    static SqliteFile in(Path folder) {
        return new SqliteFile(folder.toAbsolutePath().normalize().resolve(NAME));
    }

    /// Creates or migrates the database. Leaves files of other programs unchanged.
    void prepare(SqliteSettings settings) throws IOException, SQLException {
        if (isMissing()) {
            make(settings);
            LOG.info("created a new database, {}", path);
            return;
        }
        // Without SQLite: this version of it may be too old for a newer file.
        refuseNewer(SqliteHeader.read(path).schema(), settings);
        tighten();
        // After a crash the write-ahead log may be newer than the header.
        int schema = schema();
        refuseNewer(schema, settings);
        if (schema < settings.schema()) {
            migrate(settings);
            LOG.info("migrated {} from schema {} to {}", path, schema, settings.schema());
        }
    }

    /// Whether another program has the database open: for about a second, SQLite does not grant the exclusive lock. A
    /// database that is missing, or of another program, counts as unused and is not touched.
    boolean isInUse() {
        if (!isOurs()) {
            return false;
        }
        SQLiteConfig config = config();
        config.setLockingMode(LockingMode.EXCLUSIVE);
        config.setBusyTimeout(0);
        for (int tries = 0; tries < EXCLUSIVE_TRIES; tries++) {
            try (Connection connection = connect(config);
                    Statement statement = connection.createStatement()) {
                statement.execute("BEGIN EXCLUSIVE");
                statement.execute("ROLLBACK");
                return false;
            } catch (SQLException e) {
                if (SqliteErrors.of(path, e).kind() != Kind.LOCKED) {
                    // Opening it for use will report the error.
                    return false;
                }
            }
            // Two concurrent attempts block each other.
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(
                    1 + ThreadLocalRandom.current().nextInt(LONGEST_PAUSE_MILLIS)));
        }
        return true;
    }

    private boolean isOurs() {
        try {
            return Files.exists(path) && SqliteHeader.read(path).schema() <= SqliteSettings.USUAL.schema();
        } catch (StoreException e) {
            return false;
        }
    }

    SqlConnection writer(SqliteSettings settings) throws SQLException {
        SQLiteConfig config = config();
        config.setJournalMode(JournalMode.WAL);
        config.enforceForeignKeys(true);
        Connection connection = connect(config);
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA wal_autocheckpoint = " + CHECKPOINT_PAGES);
            connection.setAutoCommit(false);
            return new SqlConnection(settings.writer().adjust(connection));
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    SqlConnection reader() throws SQLException {
        Connection connection = connect(config());
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA query_only = ON");
            return new SqlConnection(connection);
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    /// Copies the committed state at this moment; the writer goes on meanwhile.
    void copyTo(Path copy) throws SQLException {
        try (SqlConnection sql = new SqlConnection(connect(config()))) {
            sql.update("VACUUM INTO ?", copy.toString());
        }
    }

    /// Restarts the write-ahead log if it has become long. SQLite does so itself, but only at a moment without readers;
    /// this waits for one. Waits briefly: a backup reads for minutes.
    void shortenLog() throws SQLException, IOException {
        Path log = beside("-wal");
        if (!Files.exists(log) || Files.size(log) < LONG_LOG) {
            return;
        }
        SQLiteConfig config = config();
        config.setBusyTimeout(CHECKPOINT_TIMEOUT_MILLIS);
        try (SqlConnection sql = new SqlConnection(connect(config))) {
            sql.number("PRAGMA wal_checkpoint(TRUNCATE)");
        }
    }

    private boolean isMissing() throws IOException {
        if (Files.exists(path) && (!Files.isRegularFile(path) || Files.size(path) > 0)) {
            return false;
        }
        Path log = beside("-wal");
        if (Files.exists(log)) {
            // A new database would adopt the log of the old one and be damaged by it.
            throw new StoreException(
                    Kind.FOREIGN, path + " is missing, but " + log + " is there. Put it back, or move that file away.");
        }
        return true;
    }

    /// Creates the file under another name first, so that an incomplete one never has the final name.
    private void make(SqliteSettings settings) throws IOException, SQLException {
        SqliteFile fresh = new SqliteFile(beside(".new"));
        Files.deleteIfExists(fresh.path);
        Files.deleteIfExists(fresh.beside("-journal"));
        OwnerOnly.makeFile(fresh.path);
        fresh.migrate(settings);
        Files.deleteIfExists(path);
        AtomicRename.rename(fresh.path, path);
    }

    /// The version is written last: after a crash before it, Flyway finds nothing to do the next time.
    private void migrate(SqliteSettings settings) throws SQLException {
        SQLiteDataSource source = new SQLiteDataSource(config());
        source.setUrl(url());
        Migrations.run(source, settings.migrations());
        try (Connection connection = connect(config());
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA application_id = " + SqliteHeader.OURS);
            statement.execute("PRAGMA user_version = " + settings.schema());
        }
    }

    /// Older versions, and other programs, left the permissions of the files to the umask. SQLite gives new side files
    /// the permissions of the database.
    private void tighten() {
        for (String suffix : List.of("", "-wal", "-shm", "-journal")) {
            OwnerOnly.tighten(beside(suffix));
        }
    }

    /// Removes the file with all its side files.
    void remove() throws IOException {
        for (String suffix : List.of("", "-wal", "-shm", "-journal", ".new", ".new-journal")) {
            Files.deleteIfExists(beside(suffix));
        }
    }

    private int schema() throws SQLException {
        try (SqlConnection sql = reader()) {
            return Math.toIntExact(sql.number("PRAGMA user_version"));
        }
    }

    private void refuseNewer(int schema, SqliteSettings settings) {
        if (schema > settings.schema()) {
            throw new StoreException(
                    Kind.TOO_NEW,
                    path + " was made by a newer version of Table 13 (schema " + schema + "; this version knows "
                            + settings.schema() + "). It is unchanged; start that version.");
        }
    }

    private Connection connect(SQLiteConfig config) throws SQLException {
        return config.createConnection(url());
    }

    private static SQLiteConfig config() {
        SQLiteConfig config = new SQLiteConfig();
        config.resetOpenMode(SQLiteOpenMode.CREATE);
        config.setSynchronous(SynchronousMode.FULL);
        config.setBusyTimeout(BUSY_TIMEOUT_MILLIS);
        // The driver would query the id of every inserted row.
        config.setGetGeneratedKeys(false);
        return config;
    }

    /// As a URI, because the driver reads the text after a `?` in a plain path as settings.
    private String url() {
        return "jdbc:sqlite:" + path.toUri();
    }

    private Path beside(String suffix) {
        return path.resolveSibling(path.getFileName() + suffix);
    }
}
