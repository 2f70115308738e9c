package table13.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A table as it stands in a list of tables: what one must know to find it again without reading its log. It holds
/// nothing that any viewer may not know.
///
/// @param game its id
/// @param host the guest who is host now
/// @param hostName of the person, as everybody sees it
/// @param freeSeats how many seats nobody sits in
/// @param changedAt when the log last grew, in milliseconds since 1970
/// @param round of the match that goes on, from 1; 0 if none does
/// @param occupants who sits here, in the order of the seats
/// @param toMove the guest whose move it is, null if it is nobody's or a bot's
/// @param wakeAt when the table next needs attention though nobody asks for it; null if never
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

    /// Who sits in one of the seats.
    ///
    /// @param guest null if it is a bot
    /// @param name as everybody sees it; empty in listings that were stored before it was kept there
    /// @param level null if it is a person
    public record Occupant(
            @Nullable String guest, String name, @Nullable String level) {

        public Player player() {
            return level == null ? new Player(name, null) : Player.bot(name, level, level);
        }
    }
}
