package table13.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.table.Listing;
import table13.table.Listing.Occupant;
import table13.table.Phase;

/// Reads a listing from a row. The columns have the same names in every database. The occupants are stored elsewhere.
public final class ListingRow {

    private ListingRow() {}

    public static Listing read(ResultSet row, List<Occupant> occupants) throws SQLException {
        return new Listing(
                row.getString("table_id"),
                row.getString("game"),
                Phase.valueOf(row.getString("phase")),
                row.getBoolean("is_public"),
                row.getBoolean("allows_watchers"),
                row.getString("host"),
                row.getString("host_name"),
                row.getInt("seats"),
                row.getInt("free_seats"),
                row.getInt("matches"),
                row.getLong("opened_at"),
                row.getLong("changed_at"),
                row.getInt("round"),
                occupants,
                row.getString("to_move"),
                wakeAt(row));
    }

    private static @Nullable Long wakeAt(ResultSet row) throws SQLException {
        long at = row.getLong("wake_at");
        return row.wasNull() ? null : at;
    }
}
