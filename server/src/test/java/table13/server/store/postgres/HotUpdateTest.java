package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.store.Samples.append;
import static table13.server.store.Samples.listing;
import static table13.server.store.Samples.with;

import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.kit.Waiting;
import table13.server.store.DueTable;
import table13.server.store.Store;
import table13.table.Phase;

/// A move changes the listing of its table, but no indexed column: most updates are heap-only.
class HotUpdateTest {
    private static final int MOVES = 200;

    @Test
    @Tag("slow")
    void mostMovesTouchNoIndexOfTheListings() throws SQLException {
        String database = TestDatabases.fresh();
        PostgresAddress address = PostgresAddress.of(database);
        try (Store store = PostgresStore.open(address)) {
            for (int move = 0; move < MOVES; move++) {
                // One move each second, and every other time a bot's move due a second later.
                long now = 1_000_000 + move * 1_000L;
                Long wakeAt = move % 2 == 0 ? now + 1_000 : null;
                store.append(append(with(listing("t"), Phase.PLAYING, now, wakeAt), move, "moved"))
                        .join();
            }
            long last = 1_000_000 + (MOVES - 2) * 1_000L + 1_000;
            assertThat(store.tablesToWake(last, DueTable.BEFORE_ALL, 9))
                    .as("nothing is due after the last move, whatever stands in the index")
                    .isEmpty();
            store.append(append(with(listing("t"), Phase.PLAYING, last, last + 500), MOVES, "moved"))
                    .join();
            assertThat(store.tablesToWake(last + 499, DueTable.BEFORE_ALL, 9)).isEmpty();
            assertThat(store.tablesToWake(last + 500, DueTable.BEFORE_ALL, 9))
                    .extracting(DueTable::table)
                    .containsExactly("t");
        }
        try (Connection connection = new ConnectionFactory(address, PostgresSettings.USUAL).open("table13 test")) {
            Sql sql = new Sql(connection);
            // PostgreSQL publishes a connection's statistics when its process ends, some time after the connection is
            // closed.
            Waiting.until(
                    () -> sql.number("SELECT n_tup_upd FROM pg_stat_user_tables WHERE relname = 'listings'"),
                    all -> all == MOVES);
            assertThat(sql.number("SELECT n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = 'listings'"))
                    .isGreaterThan(MOVES * 8 / 10);
        }
    }
}
