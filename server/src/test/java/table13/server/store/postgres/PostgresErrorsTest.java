package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static table13.server.kit.Waiting.told;
import static table13.server.kit.Waiting.until;
import static table13.server.store.Samples.append;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import table13.server.store.AppendOutcome;
import table13.server.store.EntryRow;
import table13.server.store.Health;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;
import table13.server.store.StoreMetrics;

/// Errors of the database while the server runs: each kind has a message, logged once when it begins and once when it
/// is over, and the store recovers by itself.
@Tag("slow")
class PostgresErrorsTest {
    /// Short retries, but a long statement timeout, because the speed of the database varies.
    private static final PostgresSettings HASTY = PostgresSettings.USUAL.withTimes(300, 4_000, 5_000, 800, 2_000);

    private final ListAppender<ILoggingEvent> log = new ListAppender<>();
    private String database;
    private PostgresStore store;

    @BeforeEach
    void open() {
        database = TestDatabases.fresh();
        log.start();
        logger().addAppender(log);
        store = open(database);
        assertThat(store.append(append("t", 0, "opened")).join()).isEqualTo(AppendOutcome.COMMITTED);
    }

    @AfterEach
    void close() {
        store.close();
        logger().detachAppender(log);
    }

    private static PostgresStore open(String address) {
        return PostgresStore.open(PostgresAddress.of(address), HASTY, StoreMetrics.NONE);
    }

    private static Logger logger() {
        return (Logger) LoggerFactory.getLogger(StoreErrorState.class);
    }

    private void run(String sql) {
        TestDatabases.run(database, sql);
    }

    private String name() {
        return database.replaceFirst(".*://[^/]*/([^?]*).*", "$1");
    }

    private StoreException refused() {
        CompletionException failure =
                catchThrowableOfType(CompletionException.class, () -> told(store.append(append("t", 1, "moved"))));
        return (StoreException) failure.getCause();
    }

    /// Nothing is stored, every caller gets the reason, and reads work.
    private void isWrong(Kind kind, String sentence) {
        StoreException failure = refused();
        assertThat(failure.kind()).isEqualTo(kind);
        assertThat(failure).hasMessageContaining(sentence).hasMessageContaining(name());
        assertThat(store.health().isReady()).isFalse();
        assertThat(store.health().sentence()).contains(sentence);
        assertThat(refused().kind()).isEqualTo(kind);
    }

    /// A slow machine may log other errors before.
    private void goesOn(String sentence) {
        until(store::health, Health::isReady);
        assertThat(store.append(append("t", 1, "moved")).join()).isEqualTo(AppendOutcome.COMMITTED);
        assertThat(store.entries("t", 0)).extracting(EntryRow::text).containsExactly("opened", "moved");
        List<String> said =
                log.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
        assertThat(said).filteredOn(line -> line.contains(sentence)).hasSize(1);
        assertThat(said.subList(0, said.size() - 1)).allMatch(line -> line.startsWith("writes fail: "));
        assertThat(said.getLast()).startsWith("writes succeed again");
    }

    @Test
    void itsDiskIsFull() {
        run("CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS"
                + " $$ BEGIN RAISE 'no space left' USING ERRCODE = '53100'; END $$");
        for (String table : List.of("entries", "trials")) {
            run("CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON " + table + " EXECUTE FUNCTION no_room()");
        }
        isWrong(Kind.DISK_FULL, "is full");
        assertThat(store.entries("t", 0)).as("reading goes on").hasSize(1);
        run("DROP TRIGGER no_room ON entries; DROP TRIGGER no_room ON trials");
        goesOn("is full");
    }

    @Test
    void itIsAReplicaAllOfASudden() {
        run("ALTER DATABASE " + name() + " SET default_transaction_read_only = on");
        run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                + " WHERE datname = current_database() AND pid <> pg_backend_pid()");
        assertThat(store.append(append("t", 1, "moved")).join())
                .as("it was pending when the connection broke")
                .isEqualTo(AppendOutcome.UNKNOWN);
        isWrong(Kind.READ_ONLY, "read-only");
        assertThat(store.entries("t", 0)).as("reading goes on").hasSize(1);
        run("BEGIN READ WRITE; ALTER DATABASE " + name() + " RESET default_transaction_read_only; COMMIT");
        goesOn("read-only");
    }

    @Test
    void somebodyKeepsItsTablesLocked() throws SQLException {
        PostgresAddress address = PostgresAddress.of(database);
        try (Connection other = DriverManager.getConnection(address.url(), address.credentials());
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.execute("LOCK TABLE entries, trials IN EXCLUSIVE MODE");
            isWrong(Kind.SLOW, "takes too long");
            other.rollback();
        }
        goesOn("takes too long");
    }

    @Test
    void itHasNoConnectionLeft() {
        String role = "role_of_" + name();
        run("CREATE ROLE " + role + " LOGIN");
        run("GRANT ALL ON ALL TABLES IN SCHEMA public TO " + role);
        store.close();
        store = open(database.replaceFirst("://[^/@]*@", "://" + role + "@"));
        run("ALTER ROLE " + role + " CONNECTION LIMIT 0");
        run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '" + role + "'");
        isWrong(Kind.CROWDED, "no connection left");
        run("ALTER ROLE " + role + " CONNECTION LIMIT -1");
        goesOn("no connection left");
    }

    @Test
    void itsTablesAreNotWhatTheyWere() {
        run("ALTER TABLE entries RENAME TO elsewhere");
        StoreException failure = refused();
        assertThat(failure.kind()).isEqualTo(Kind.BUG);
        run("ALTER TABLE elsewhere RENAME TO entries");
        assertThat(store.append(append("t", 1, "moved")).join()).isEqualTo(AppendOutcome.COMMITTED);
    }
}
