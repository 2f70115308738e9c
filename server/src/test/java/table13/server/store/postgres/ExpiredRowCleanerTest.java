package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.store.Samples.append;
import static table13.server.store.Samples.listing;
import static table13.server.store.Samples.with;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.store.DueTable;
import table13.server.store.Store;
import table13.table.Phase;

/// Outdated index columns are corrected periodically.
class ExpiredRowCleanerTest {
    @Test
    @Tag("slow")
    void tablesThatWerePutOffAreNotPassedOverForEver() throws SQLException {
        PostgresAddress address = PostgresAddress.of(TestDatabases.fresh());
        try (Store store = PostgresStore.open(address);
                Connection connection = new ConnectionFactory(address, PostgresSettings.USUAL).open("table13 test")) {
            store.append(append(with(listing("never"), Phase.PLAYING, 1_000, 5_000L), 0, "opened"))
                    .join();
            store.append(append(with(listing("never"), Phase.PLAYING, 2_000, null), 1, "put off"))
                    .join();
            store.append(append(with(listing("due"), Phase.PLAYING, 1_000, 5_000L), 0, "opened"))
                    .join();
            Sql sql = new Sql(connection);
            String indexed = "SELECT table_id FROM listings WHERE due_at IS NOT NULL ORDER BY table_id";
            assertThat(sql.rows(indexed, row -> row.getString(1))).containsExactly("due", "never");

            ExpiredRowCleaner.cleanUp(sql);
            assertThat(sql.rows(indexed, row -> row.getString(1))).containsExactly("due");
            assertThat(store.tablesToWake(5_000, DueTable.BEFORE_ALL, 9))
                    .isEqualTo(List.of(new DueTable(5_000, "due")));
        }
    }
}
