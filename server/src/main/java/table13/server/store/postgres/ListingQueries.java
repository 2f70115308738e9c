package table13.server.store.postgres;

import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import table13.server.store.DueTable;
import table13.server.store.ListingRow;
import table13.table.Listing;
import table13.table.Listing.Occupant;

/// SQL that reads listings. [AppendStatement] writes them. Listings of closed tables stay, but appear in no list.
final class ListingQueries {
    private static final String COLUMNS = """
            SELECT table_id, game, phase, is_public, allows_watchers, host, host_name, seats, free_seats, matches,
                   opened_at, changed_at, round, occupants, to_move, wake_at
            """;
    /// The newest by the indexed copy of the time, then in exact order.
    static final String PUBLIC = COLUMNS + """
            FROM (SELECT * FROM listings WHERE is_public AND is_open AND here_until > ?
                  ORDER BY listed_at DESC, table_id LIMIT ?) l
            ORDER BY changed_at DESC, table_id
            """;
    static final String OF_GUEST = COLUMNS + """
            FROM listings WHERE is_open AND people @> ARRAY[?::text] ORDER BY changed_at DESC, table_id LIMIT ?
            """;
    /// Due by the indexed copy of the time, unless postponed meanwhile.
    static final String TO_WAKE = """
            SELECT due_at, table_id FROM listings
            WHERE due_at <= ? AND (due_at, table_id) > (?, ?) AND wake_at <= ?
            ORDER BY due_at, table_id LIMIT ?
            """;
    static final String OPEN = "SELECT count(*) FROM listings WHERE is_open";
    static final String SHARED_OF_HOST =
            "SELECT count(*) FROM listings WHERE host = ? AND is_open AND phase <> 'OVER' AND has_company";
    static final String LONE_OF_HOST = "SELECT table_id FROM listings WHERE host = ? AND is_open AND NOT has_company"
            + " ORDER BY changed_at, table_id";
    /// Locks in the order of appends, to prevent a deadlock.
    static final String HERE_UNTIL = """
            WITH here AS (SELECT l.table_id, h.until FROM unnest(?::text[], ?::bigint[]) AS h (table_id, until)
                          JOIN listings l ON l.table_id = h.table_id
                          ORDER BY l.table_id FOR UPDATE OF l)
            UPDATE listings l SET here_until = here.until FROM here WHERE l.table_id = here.table_id
            """;

    private ListingQueries() {}

    static List<Listing> ofEverybody(Sql sql, long now, int most) throws SQLException {
        return sql.rows(PUBLIC, ListingQueries::listing, now, most);
    }

    static List<Listing> ofGuest(Sql sql, String guest, int most) throws SQLException {
        return sql.rows(OF_GUEST, ListingQueries::listing, guest, most);
    }

    static List<DueTable> toWake(Sql sql, long until, DueTable after, int most) throws SQLException {
        return sql.rows(
                TO_WAKE,
                row -> new DueTable(row.getLong(1), row.getString(2)),
                until,
                after.at(),
                after.table(),
                until,
                most);
    }

    static List<String> loneOf(Sql sql, String host) throws SQLException {
        return sql.rows(LONE_OF_HOST, row -> row.getString(1), host);
    }

    static int hereUntil(Sql sql, Map<String, Long> times) throws SQLException {
        Array tables = sql.connection().createArrayOf("text", times.keySet().toArray());
        Array until = sql.connection().createArrayOf("int8", times.values().toArray());
        return sql.update(HERE_UNTIL, tables, until);
    }

    static Listing listing(ResultSet row) throws SQLException {
        return ListingRow.read(row, occupants(row));
    }

    private static List<Occupant> occupants(ResultSet row) throws SQLException {
        @Nullable String[] flat = (String[]) row.getArray("occupants").getArray();
        List<Occupant> occupants = new ArrayList<>();
        for (int i = 0; i + 2 < flat.length; i += 3) {
            String name = flat[i + 1];
            occupants.add(new Occupant(flat[i], name == null ? "" : name, flat[i + 2]));
        }
        return occupants;
    }
}
