package table13.server.store.sqlite;

import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import table13.table.Listing;

/// The tables that a connection wrote last, so that the next append to each needs no query. Bounded. Not thread-safe.
///
/// A rolled back transaction must not leave anything here: its connection is closed, and this with it.
final class WrittenTables {
    static final int MOST = 4096;
    private static final String OTHER_WRITERS = "PRAGMA data_version";

    private final SequencedMap<String, Written> byTable = new LinkedHashMap<>(16, 0.75f, true);
    private long otherWriters;

    /// @param version the last one of the log
    record Written(long version, Listing listing) {}

    /// Forgets everything if another connection has written. Call it once a transaction has begun to write: no other
    /// connection can write then.
    void check(SqlConnection sql) throws SQLException {
        long found = sql.number(OTHER_WRITERS);
        if (found != otherWriters) {
            byTable.clear();
            otherWriters = found;
        }
    }

    @Nullable
    Written get(String table) {
        return byTable.get(table);
    }

    void put(String table, Written written) {
        byTable.put(table, written);
        if (byTable.size() > MOST) {
            byTable.pollFirstEntry();
        }
    }
}
