package table13.table;

import java.util.List;
import table13.rules.Event;
import table13.rules.State;
import table13.table.fair.DealVersion;

/// What people at a table are told of an entry. There is no hidden card in any of these: what a deal or a move brought
/// about follows in the events of the game, which each viewer gets in their own version. Who hears of each kind at all,
/// [#reaches] decides.
public sealed interface TableEvent extends Event {

    record Sat(int seat, String guest, String name) implements TableEvent {}

    record Rose(int seat) implements TableEvent {}

    record BotSat(int seat, String level) implements TableEvent {}

    record Renamed(String guest, String name) implements TableEvent {}

    record Removed(String guest) implements TableEvent {}

    record Readmitted(String guest) implements TableEvent {}

    record HostPassed(String guest) implements TableEvent {}

    record ChatSwitched(boolean isOn) implements TableEvent {}

    record Said(String guest, String name, String text, long at) implements TableEvent {}

    record Reacted(String guest, String name, Reaction reaction) implements TableEvent {}

    record Started(int match, DealVersion deal, String commitment) implements TableEvent {}

    record Moved(int seat, String move, Mover by) implements TableEvent {}

    /// The match is over: the secret behind its deals, and the players' own bytes, seat by seat. Whoever knows them
    /// knows all cards of the match, so they are for those who may have its record.
    record Revealed(int match, DealVersion deal, String commitment, String secret, List<String> seeds)
            implements TableEvent {}

    record TookOver(int seat) implements TableEvent {}

    record CameBack(int seat) implements TableEvent {}

    record Closed() implements TableEvent {}

    /// Whether this viewer is told. Who sits and who looks on hear everything; an outsider, who may be at the table but
    /// not look at the match, hears who comes, goes and talks, and nothing that tells of its cards.
    ///
    /// @param viewer a seat, [table13.rules.View#WATCHER], or [State#NOBODY] for an outsider
    default boolean reaches(int viewer) {
        return switch (this) {
            case Sat _,
                    Rose _,
                    BotSat _,
                    Renamed _,
                    Removed _,
                    Readmitted _,
                    HostPassed _,
                    ChatSwitched _,
                    Said _,
                    Reacted _,
                    Started _,
                    TookOver _,
                    CameBack _,
                    Closed _ -> true;
            case Moved _, Revealed _ -> viewer != State.NOBODY;
        };
    }

    @Override
    default TableEvent seenBy(int viewer) {
        if (!reaches(viewer)) {
            throw new IllegalArgumentException("Viewer " + viewer + " may not hear of that at all.");
        }
        return this;
    }
}
