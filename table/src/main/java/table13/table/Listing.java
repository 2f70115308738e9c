package table13.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The entry of a table in a list of tables, readable without its log. It holds nothing hidden from any viewer.
///
/// @param game its id
/// @param host the current host's guest id
/// @param hostName the current host's name
/// @param freeSeats the number of free seats
/// @param changedAt the time of the last log entry, in milliseconds since 1970
/// @param round of the running match, from 1; 0 without one
/// @param occupants in the order of the seats, without the free ones
/// @param toMove the guest to move; null if a bot is to move or no match runs
/// @param wakeAt when the table next needs attention without a request, in milliseconds since 1970; null if never
public record Listing(
        String table,
        String game,
        Phase phase,
        boolean isPublic,
        boolean allowsWatchers,
        String host,
        String hostName,
        int seats,
        int freeSeats,
        int matches,
        long openedAt,
        long changedAt,
        int round,
        List<Occupant> occupants,
        @Nullable String toMove,
        @Nullable Long wakeAt) {

    static Listing of(Table table) {
        Plan plan = table.plan();
        Seats seats = table.seats();
        boolean isPlaying = table.phase() == Phase.PLAYING;
        return new Listing(
                table.id(),
                plan.setup().game().id(),
                table.phase(),
                plan.isPublic(),
                plan.allowsWatchers(),
                table.host(),
                table.hostName(),
                seats.count(),
                seats.free().size(),
                table.finished().size(),
                table.openedAt(),
                table.changedAt(),
                isPlaying ? table.current().match().round() : 0,
                seats.occupants(),
                isPlaying ? seats.thinker(table.toMove()) : null,
                Schedule.wakeAt(table));
    }

    /// The occupant of a seat.
    ///
    /// @param guest null for a bot
    /// @param name empty in listings stored before this field existed
    /// @param level null for a person
    public record Occupant(
            @Nullable String guest, String name, @Nullable String level) {

        public Player player() {
            return level == null ? new Player(name, null) : Player.bot(name, level, level);
        }
    }
}
