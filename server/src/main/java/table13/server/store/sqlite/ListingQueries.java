package table13.server.store.sqlite;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import table13.server.store.DueTable;
import table13.server.store.ListingRow;
import table13.server.store.transfer.StoreRow;
import table13.table.Listing;
import table13.table.Listing.Occupant;
import table13.table.Phase;

/// SQL for listings. Listings of closed tables stay, but appear in no list.
final class ListingQueries {
    private static final String PUT = """
            INSERT INTO listings (table_id, game, phase, is_public, allows_watchers, host, host_name,
                                  seats, free_seats, matches, opened_at, changed_at, round, to_move,
                                  wake_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (table_id) DO UPDATE SET
                game = excluded.game, phase = excluded.phase, is_public = excluded.is_public,
                allows_watchers = excluded.allows_watchers, host = excluded.host, host_name = excluded.host_name,
                seats = excluded.seats, free_seats = excluded.free_seats, matches = excluded.matches,
                opened_at = excluded.opened_at, changed_at = excluded.changed_at, round = excluded.round,
                to_move = excluded.to_move, wake_at = excluded.wake_at
            """;
    private static final String PUT_MOVE =
            "UPDATE listings SET changed_at = ?, round = ?, to_move = ?, wake_at = ? WHERE table_id = ?";
    static final String SEATED = "SELECT guest, name, level FROM seated WHERE table_id = ? ORDER BY place";
    private static final String CLEAR_SEATS = "DELETE FROM seated WHERE table_id = ?";
    private static final String SEAT =
            "INSERT INTO seated (table_id, place, guest, name, level) VALUES (?, ?, ?, ?, ?)";

    private static final String LISTED =
            "SELECT l.*, s.guest, s.name, s.level FROM listings l" + " LEFT JOIN seated s ON s.table_id = l.table_id";
    private static final String ALL = LISTED + " ORDER BY l.table_id, s.place";

    static final String PUBLIC = listed("""
            SELECT table_id FROM listings
            WHERE is_public = 1 AND phase <> 'CLOSED' AND here_until > ?
            ORDER BY changed_at DESC, table_id LIMIT ?
            """);
    static final String OF_GUEST = listed("""
            SELECT table_id FROM listings
            WHERE phase <> 'CLOSED' AND table_id IN (
                SELECT table_id FROM seated WHERE guest = ?
                UNION SELECT table_id FROM listings WHERE host = ? AND phase <> 'CLOSED')
            ORDER BY changed_at DESC, table_id LIMIT ?
            """);
    static final String TO_WAKE = """
            SELECT wake_at, table_id FROM listings
            WHERE wake_at <= ? AND (wake_at, table_id) > (?, ?)
            ORDER BY wake_at, table_id LIMIT ?
            """;
    static final String OPEN = "SELECT count(*) FROM listings WHERE phase <> 'CLOSED'";

    /// Whether a guest other than the host sits there.
    private static final String HAS_COMPANY =
            "EXISTS (SELECT 1 FROM seated s WHERE s.table_id = l.table_id AND s.guest <> l.host)";

    static final String SHARED_OF_HOST =
            "SELECT count(*) FROM listings l WHERE host = ? AND phase <> 'CLOSED' AND phase <> 'OVER' AND "
                    + HAS_COMPANY;
    static final String LONE_OF_HOST = "SELECT table_id FROM listings l WHERE host = ? AND phase <> 'CLOSED' AND NOT "
            + HAS_COMPANY + " ORDER BY changed_at, table_id";
    private static final String HERE_UNTIL = "UPDATE listings SET here_until = ? WHERE table_id = ?";

    private ListingQueries() {}

    static void put(SqlConnection sql, Listing l) throws SQLException {
        sql.update(
                PUT,
                l.table(),
                l.game(),
                l.phase().name(),
                l.isPublic() ? 1 : 0,
                l.allowsWatchers() ? 1 : 0,
                l.host(),
                l.hostName(),
                l.seats(),
                l.freeSeats(),
                l.matches(),
                l.openedAt(),
                l.changedAt(),
                l.round(),
                l.toMove(),
                l.wakeAt());
        seat(sql, l.table(), l.phase() == Phase.CLOSED ? List.of() : l.occupants());
    }

    /// Stores the columns that a move changes, if no other one differs.
    ///
    /// @param before the stored listing of this table
    /// @return false if others differ; nothing is stored then
    static boolean putMove(SqlConnection sql, Listing before, Listing l) throws SQLException {
        Listing moved = new Listing(
                before.table(),
                before.game(),
                before.phase(),
                before.isPublic(),
                before.allowsWatchers(),
                before.host(),
                before.hostName(),
                before.seats(),
                before.freeSeats(),
                before.matches(),
                before.openedAt(),
                l.changedAt(),
                l.round(),
                before.occupants(),
                l.toMove(),
                l.wakeAt());
        return moved.equals(l)
                && sql.update(PUT_MOVE, l.changedAt(), l.round(), l.toMove(), l.wakeAt(), l.table()) == 1;
    }

    /// Occupants change rarely, and a read is cheaper than a write.
    private static void seat(SqlConnection sql, String table, List<Occupant> occupants) throws SQLException {
        if (sql.rows(SEATED, ListingQueries::occupant, table).equals(occupants)) {
            return;
        }
        sql.update(CLEAR_SEATS, table);
        for (int place = 0; place < occupants.size(); place++) {
            Occupant occupant = occupants.get(place);
            sql.update(SEAT, table, place, occupant.guest(), occupant.name(), occupant.level());
        }
    }

    static List<Listing> ofEverybody(SqlConnection sql, long now, int most) throws SQLException {
        return read(sql, PUBLIC, now, most);
    }

    static List<Listing> ofGuest(SqlConnection sql, String guest, int most) throws SQLException {
        return read(sql, OF_GUEST, guest, guest, most);
    }

    static List<DueTable> toWake(SqlConnection sql, long until, DueTable after, int most) throws SQLException {
        return sql.rows(
                TO_WAKE, row -> new DueTable(row.getLong(1), row.getString(2)), until, after.at(), after.table(), most);
    }

    static List<String> loneOf(SqlConnection sql, String host) throws SQLException {
        return sql.rows(LONE_OF_HOST, row -> row.getString(1), host);
    }

    static int hereUntil(SqlConnection sql, String table, long until) throws SQLException {
        return sql.update(HERE_UNTIL, until, table);
    }

    /// Passes all listings to the consumer, including those of closed tables.
    static void each(SqlConnection sql, Consumer<? super StoreRow.OfTable> taker) throws SQLException {
        StoreRow.OfTable[] last = new StoreRow.OfTable[1];
        sql.each(ALL, row -> new StoreRow.OfTable(listing(row), row.getLong("here_until")), next -> {
            StoreRow.OfTable before = last[0];
            if (before != null && before.listing().table().equals(next.listing().table())) {
                before.listing().occupants().addAll(next.listing().occupants());
                return;
            }
            if (before != null) {
                taker.accept(before);
            }
            last[0] = next;
        });
        if (last[0] != null) {
            taker.accept(last[0]);
        }
    }

    /// The listings of chosen tables, with one row for each occupant, or one row without occupants.
    private static String listed(String chosen) {
        return LISTED + " WHERE l.table_id IN (" + chosen + ") ORDER BY l.changed_at DESC, l.table_id, s.place";
    }

    private static List<Listing> read(SqlConnection sql, String query, Object... values) throws SQLException {
        List<Listing> listings = new ArrayList<>();
        for (Listing row : sql.rows(query, ListingQueries::listing, values)) {
            Listing last = listings.isEmpty() ? null : listings.getLast();
            if (last != null && last.table().equals(row.table())) {
                last.occupants().addAll(row.occupants());
            } else {
                listings.add(row);
            }
        }
        return listings;
    }

    private static Listing listing(ResultSet row) throws SQLException {
        List<Occupant> occupants = new ArrayList<>();
        if (row.getString("name") != null) {
            occupants.add(occupant(row));
        }
        return ListingRow.read(row, occupants);
    }

    private static Occupant occupant(ResultSet row) throws SQLException {
        return new Occupant(row.getString("guest"), row.getString("name"), row.getString("level"));
    }
}
