package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static table13.server.store.Samples.append;
import static table13.server.store.Samples.hash;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.store.AppendOutcome;
import table13.server.store.Guest;
import table13.server.store.Store;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;
import table13.server.store.StoreMetrics;

/// Accepted databases, and the errors for the others.
class PostgresStartTest {
    private static final PostgresSettings HASTY = PostgresSettings.USUAL.withTimes(600, 800, 1_000, 300, 600);
    private static final PostgresSettings NEXT = HASTY.withSchema(
            1000,
            List.of(
                    "classpath:table13/server/store/postgres/migrations",
                    "classpath:table13/server/store/postgres/next"));

    private static PostgresStore open(String address, PostgresSettings settings) {
        return PostgresStore.open(PostgresAddress.of(address), settings, StoreMetrics.NONE);
    }

    private static void refuses(String address, Kind kind, String sentence) {
        StoreException failure = catchThrowableOfType(
                StoreException.class, () -> open(address, HASTY).close());
        assertThat(failure).isNotNull();
        assertThat(failure.kind()).isEqualTo(kind);
        assertThat(failure).hasMessageContaining(sentence);
        assertThat(failure.toString()).doesNotContain("secret");
    }

    @Test
    @Tag("slow")
    void severalNodesMakeTheTablesAtOnce() throws Exception {
        String database = TestDatabases.empty();
        List<Future<PostgresStore>> opened = new ArrayList<>();
        try (ExecutorService nodes = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 3; i++) {
                opened.add(nodes.submit(() -> open(database, HASTY)));
            }
        }
        List<AppendOutcome> outcomes = new ArrayList<>();
        for (Future<PostgresStore> each : opened) {
            try (Store store = each.get()) {
                outcomes.add(store.append(append("t", 0, "opened")).join());
            }
        }
        assertThat(outcomes).containsExactly(AppendOutcome.COMMITTED, AppendOutcome.CONFLICT, AppendOutcome.CONFLICT);
    }

    /// Another node creates all tables at once. A concurrent start must not see tables without their migration history.
    @Test
    void aStartBesideTheFirstOneSeesAllTablesOrNone() throws Exception {
        String database = TestDatabases.empty();
        Schema schema = new Schema(
                new ConnectionFactory(PostgresAddress.of(database), PostgresSettings.USUAL.withSchema(0, List.of())));
        try (ExecutorService node = Executors.newSingleThreadExecutor()) {
            AtomicBoolean isOver = new AtomicBoolean();
            Future<?> created = node.submit(() -> {
                while (!isOver.get()) {
                    TestDatabases.run(
                            database,
                            "CREATE TABLE flyway_schema_history (version text, script text, success boolean);"
                                    + " CREATE TABLE log (id text)");
                    TestDatabases.run(database, "DROP TABLE flyway_schema_history, log");
                }
            });
            try {
                for (int i = 0; i < 200; i++) {
                    prepareUnlessDropped(schema);
                }
            } finally {
                isOver.set(true);
            }
            created.get();
        }
    }

    /// The test may drop the tables between two statements, as no node does.
    private static void prepareUnlessDropped(Schema schema) throws SQLException {
        try {
            schema.prepare();
        } catch (SQLException e) {
            assertThat(e.getSQLState()).isEqualTo("42P01");
        }
    }

    @Test
    void anOlderDatabaseIsBroughtUpToDateAndANewerOneLeftAlone() {
        String database = TestDatabases.fresh();
        try (Store store = open(database, HASTY)) {
            store.append(append("t", 0, "opened")).join();
        }
        try (Store store = open(database, NEXT)) {
            assertThat(store.entries("t", 0)).hasSize(1);
        }
        open(database, NEXT).close();
        refuses(
                database,
                Kind.TOO_NEW,
                "newer version of Table 13 (schema 1000; this version knows " + HASTY.schema() + ")");
    }

    @Test
    void devicesOfTheFirstVersionCountFromTheMigrationOnAndThoseOfItsNodesFromWhenTheyCame() {
        String database = TestDatabases.fresh();
        long now = System.currentTimeMillis();
        try (Store store = open(database, HASTY)) {
            store.addGuest(new Guest("g1", "Ada", 1_000), hash("phone"));
            TestDatabases.run(
                    database,
                    "ALTER TABLE tokens DROP COLUMN used; DROP TABLE codes;"
                            + " DELETE FROM flyway_schema_history WHERE version IN ('2', '3')");
        }
        try (Store store = open(database, HASTY)) {
            assertThat(store.guestByToken(hash("phone"), now)).isPresent();
            assertThat(store.guestByToken(hash("phone"), now + 2 * Store.LONGEST_UNUSED_MILLIS))
                    .isEmpty();
            TestDatabases.run(
                    database,
                    "INSERT INTO guests VALUES ('g2', 'Bob', %d); INSERT INTO tokens (hash, guest, since)"
                                    .formatted(now)
                            + " SELECT sha256(hash), 'g2', %d FROM tokens".formatted(now));
            assertThat(store.removeUnusedTokens(now, 10)).isZero();
        }
    }

    @Test
    void aDatabaseOfSomebodyElseIsLeftAlone() {
        String database = TestDatabases.empty();
        TestDatabases.run(database, "CREATE TABLE books (title text)");
        refuses(database, Kind.FOREIGN, "tables of another program");

        String other = TestDatabases.empty();
        TestDatabases.run(
                other,
                "CREATE TABLE flyway_schema_history (version text, script text, success boolean);"
                        + " INSERT INTO flyway_schema_history VALUES ('1', 'V1__books.sql', true)");
        refuses(other, Kind.FOREIGN, "tables of another program");
    }

    @Test
    void thereIsNoSuchDatabase() {
        refuses(TestDatabases.empty() + "x", Kind.FORBIDDEN, "does not exist");
    }

    @Test
    void nobodyKnowsThisUser() {
        String stranger = TestDatabases.empty().replaceFirst("://([^/@]*@)?", "://stranger:secret@");
        refuses(stranger, Kind.FORBIDDEN, "refuses the login");
    }

    @Test
    void nobodyAnswers() {
        refuses("postgresql://ada:secret@127.0.0.1:1/table13", Kind.AWAY, "does not answer");
    }

    @Test
    void addressesAreReadAndSecretsKept() {
        PostgresAddress address = PostgresAddress.of("postgresql://ada:p%40ss+w%2Frd@one:5432,two:5433/house?ssl=true");
        assertThat(address.user()).isEqualTo("ada");
        assertThat(address.password()).isEqualTo("p@ss+w/rd");
        assertThat(address.url()).isEqualTo("jdbc:postgresql://one:5432,two:5433/house?ssl=true");
        assertThat(address.hasSeveralHosts()).isTrue();
        assertThat(address).hasToString("postgresql://one:5432,two:5433/house");

        assertThat(PostgresAddress.of("postgres://host/house").user()).isNull();
        assertThat(PostgresAddress.isOne("/var/lib/table13")).isFalse();
        for (String wrong : List.of(
                "postgresql://host",
                "postgresql:///house",
                "postgresql://ada:secret@host/",
                "postgresql://ada:se/cret?secret@host/house",
                "postgresql://ada:secret/x@y?ssl=true",
                "postgresql://ada:secret/house",
                "postgresql://host:port/house",
                "postgresql://host/house?password=%zzsecret",
                "postgresql://host/house?secret")) {
            StoreException failure = catchThrowableOfType(StoreException.class, () -> PostgresAddress.of(wrong));
            assertThat(failure).as(wrong).isNotNull();
            assertThat(failure).hasMessageContaining("not the address of a database");
            assertThat(failure.getMessage()).doesNotContain("secret");
        }
    }
}
