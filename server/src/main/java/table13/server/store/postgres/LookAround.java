package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/// Finds out which of some tables have grown without anybody having heard of it.
final class LookAround {
    private static final String GROWN = "SELECT l.table_id, l.version FROM unnest(?::text[], ?::bigint[]) AS h(t, v)"
            + " JOIN listings l ON l.table_id = h.t WHERE l.version > h.v";

    private LookAround() {}

    /// @param here the tables, with the versions that are known already
    /// @return those that are beyond it, with the versions they have reached
    static List<Map.Entry<String, Long>> grown(Sql sql, Map<String, Long> here) throws SQLException {
        List<Map.Entry<String, Long>> tables = List.copyOf(here.entrySet());
        String[] ids = tables.stream().map(Map.Entry::getKey).toArray(String[]::new);
        long[] versions = tables.stream().mapToLong(Map.Entry::getValue).toArray();
        return sql.rows(GROWN, row -> Map.entry(row.getString(1), row.getLong(2)), ids, versions);
    }
}
