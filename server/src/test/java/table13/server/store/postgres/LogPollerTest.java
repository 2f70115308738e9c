package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.kit.Waiting.until;
import static table13.server.store.Samples.append;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("Polling logs")
class LogPollerTest {
    private static final int STORED = 20_000;
    private static final int HERE = 4_000;

    @Test
    @DisplayName("reads only logs still behind after the grace period: other notifications are in transit")
    void grace() {
        PostgresAddress address = PostgresAddress.of(TestDatabases.fresh());
        TestMember member = new TestMember();
        try (PostgresStore store = PostgresStore.open(address);
                ConnectionPool pool = new ConnectionPool(new ConnectionFactory(address, PostgresSettings.USUAL))) {
            for (String table : List.of("rung", "lost")) {
                store.append(append(table, 0, "opened")).join();
                member.tables.put(table, 0L);
            }
            member.asked = () -> member.tables.put("rung", 1L);
            LogPoller look = new LogPoller(pool, new LogHeads(), member, 100, () -> {});
            look.start();
            until(() -> member.told, told -> told.contains("lost grew to 1"));
            look.end();
        }
        assertThat(member.told).containsExactly("lost grew to 1");
    }

    @Test
    @DisplayName("costs in proportion to the tables in memory, not to the stored ones")
    @Tag("slow")
    void cost() throws SQLException {
        String address = TestDatabases.fresh();
        TestDatabases.run(address, """
                INSERT INTO listings (table_id, version, game, phase, is_open, is_public, allows_watchers, host,
                                      host_name, seats, free_seats, matches, round, opened_at, changed_at, listed_at,
                                      people, has_company, occupants)
                SELECT 't' || i, 7, 'friday', 'PLAYING', true, false, true, 'ada', 'Ada', 4, 0, 1, 1, 1, 1, 1, '{ada}',
                       false, '{ada,Ada,""}'
                FROM generate_series(1, %d) i""".formatted(STORED));
        TestDatabases.run(address, "ANALYZE listings");
        String[] tables = IntStream.range(0, HERE).mapToObj(i -> "t" + 5 * i).toArray(String[]::new);
        long[] versions = new long[HERE];
        Arrays.fill(versions, 7);
        versions[3] = 6;
        ConnectionFactory connections = new ConnectionFactory(PostgresAddress.of(address), PostgresSettings.USUAL);
        try (Connection connection = connections.open("test", "plan_cache_mode=force_custom_plan")) {
            Sql sql = new Sql(connection);
            assertThat(sql.rows(LogPoller.GROWN, row -> row.getString(1), tables, versions))
                    .containsExactly("t15");
            assertThat(sql.rows("EXPLAIN " + LogPoller.GROWN, row -> row.getString(1), tables, versions))
                    .anyMatch(line -> line.contains("Index Scan using listings_pkey"))
                    .noneMatch(line -> line.contains("Seq Scan"));
        }
    }
}
