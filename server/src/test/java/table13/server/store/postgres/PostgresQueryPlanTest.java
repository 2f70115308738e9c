package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// With very many tables no query may scan all of them, and a move changes no index but that of the log.
class PostgresQueryPlanTest {
    private static final int TABLES = 20_000;
    private static Connection connection;

    @BeforeAll
    static void fill() throws SQLException {
        PostgresAddress address = PostgresAddress.of(TestDatabases.fresh());
        connection = new ConnectionFactory(address, PostgresSettings.USUAL.withTimes(30_000, 60_000, 90_000, 0, 0))
                .open("table13 plans", "plan_cache_mode=force_custom_plan", "jit=off");
        run("INSERT INTO listings SELECT 't' || i, 3, 'friday', 'PLAYING', true, true, true, 'h' || i % 5000, 'Host',"
                + " 4, 0, 1, 1, i, i, i, ARRAY['h' || i % 5000, 'g' || i], true, '{}', NULL, i, i,"
                + " CASE WHEN i % 100 = 0 THEN 1000000 ELSE 0 END FROM generate_series(1, " + TABLES + ") i");
        run("INSERT INTO entries SELECT 't' || i, v, 0, i, 'x' FROM generate_series(1, " + TABLES
                + ") i, generate_series(1, 3) v");
        run("INSERT INTO checkpoints SELECT 't' || i, 2, 1, 'x', 'x' FROM generate_series(1, " + TABLES + ") i");
        run("INSERT INTO guests SELECT 'g' || i, 'Gil', 0 FROM generate_series(1, " + TABLES + ") i");
        run("INSERT INTO tokens SELECT sha256(i::text::bytea), 'g' || i, 0, i FROM generate_series(1, " + TABLES
                + ") i");
        run("INSERT INTO links SELECT sha256(i::text::bytea), 'g' || i, i FROM generate_series(1, " + TABLES + ") i");
        run("INSERT INTO codes SELECT 'TABLE', 't' || i, sha256(i::text::bytea), i FROM generate_series(1, " + TABLES
                + ") i");
        run("VACUUM ANALYZE");
    }

    @AfterAll
    static void close() throws SQLException {
        connection.close();
    }

    private static void run(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String plan(String query, Object... values) throws SQLException {
        StringBuilder plan = new StringBuilder();
        try (PreparedStatement statement = connection.prepareStatement("EXPLAIN " + query)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    plan.append(row.getString(1)).append('\n');
                }
            }
        }
        return plan.toString();
    }

    private static void uses(String index, String plan) {
        assertThat(plan).contains(index).doesNotContain("Seq Scan");
    }

    @Test
    void readsALog() throws SQLException {
        uses("entries_pkey", plan(LogQueries.BETWEEN, "t1", 1L, Long.MAX_VALUE));
        uses("checkpoints_pkey", plan(CheckpointQueries.NEWEST, "t1", 9));
        uses("checkpoints_pkey", plan(CheckpointQueries.ENDINGS, "t1", 9));
    }

    @Test
    void findsTables() throws SQLException {
        uses("listings_people", plan(ListingQueries.OF_GUEST, "g7", 50));
        uses("listings_host", plan(ListingQueries.SHARED_OF_HOST, "h7"));
        uses("listings_host", plan(ListingQueries.LONE_OF_HOST, "h7"));
        uses("listings_due", plan(ListingQueries.TO_WAKE, 100L, 50L, "t50", 100L, 200));
    }

    @Test
    @DisplayName("walks public tables from the newest on where many are there, and over those only where few are")
    void publicTables() throws SQLException {
        uses("listings_public", plan(ListingQueries.PUBLIC, -1L, 50));
        uses("listings_attended", plan(ListingQueries.PUBLIC, 2_000_000L, 50));
    }

    @Test
    void findsGuests() throws SQLException {
        uses("tokens_pkey", plan(GuestQueries.BY_TOKENS, connection.createArrayOf("bytea", new byte[][] {
            new byte[32], new byte[32]
        })));
        uses("links_expires", plan(GuestQueries.TAKE_LINK, new byte[32], 1L, new byte[32], 1L));
        assertThat(plan(GuestQueries.REMOVE_TOKEN, (Object) new byte[32])).contains("tokens_pkey", "links_guest");
        uses("tokens_guest", plan(GuestQueries.ADD_TOKEN, new byte[32], "g7", 1L, 1L, "g7", 19));
        uses("links_guest", plan(GuestQueries.ADD_LINK, new byte[32], "g7", 1L, "g7", 4));
        uses("tokens_used", plan(GuestQueries.REMOVE_UNUSED, 0L, 5000));
        uses(
                "tokens_pkey",
                plan(GuestQueries.USE, 1L, connection.createArrayOf("bytea", new byte[][] {new byte[32]}), 1L));
    }

    @Test
    void findsCodes() throws SQLException {
        uses("codes_hash_key", plan(CodeQueries.FIND, new byte[32], 1L));
        uses(
                "codes_expires",
                plan(CodeQueries.PUT, 1L, "TABLE", "t1", "TABLE", "t1", new byte[32], 1L, new byte[32], "TABLE", "t1"));
    }

    @Test
    void looksWhoStandsThere() throws SQLException {
        uses(
                "entries_pkey",
                plan(
                        LogHeads.HEADS,
                        connection.createArrayOf("text", new String[] {"t1", "t2"}),
                        connection.createArrayOf("int8", new Long[] {1L, 2L})));
        uses(
                "listings_pkey",
                plan(
                        ListingQueries.HERE_UNTIL,
                        connection.createArrayOf("text", new String[] {"t1", "t2"}),
                        connection.createArrayOf("int8", new Long[] {1L, 2L})));
    }

    /// The statement of appends has one generic plan for all batches.
    @Test
    void appends() throws SQLException {
        int parameters = 0;
        StringBuilder statement = new StringBuilder("PREPARE appends AS ");
        for (String part : AppendStatement.LONG.split("(?=\\?)", -1)) {
            statement.append(part.startsWith("?") ? "$" + ++parameters + part.substring(1) : part);
        }
        run("SET plan_cache_mode = force_generic_plan");
        run(statement.toString());
        uses("entries_pkey", plan("EXECUTE appends ('{}'" + ", '{}'".repeat(parameters - 1) + ")"));
        run("RESET plan_cache_mode");
    }
}
