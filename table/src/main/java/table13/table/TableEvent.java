package table13.table;

import java.util.List;
import table13.rules.Event;

/// What people at a table are told of an entry. There is no hidden card in any of these: what a deal or a move brought
/// about follows in the events of the game, which each viewer gets in their own version.
public sealed interface TableEvent extends Event {

    record Sat(int seat, String guest, String name) implements TableEvent {}

    record Rose(int seat) implements TableEvent {}

    record BotSat(int seat, String level) implements TableEvent {}

    record Renamed(String guest, String name) implements TableEvent {}

    record Removed(String guest) implements TableEvent {}

    record HostPassed(String guest) implements TableEvent {}

    record ChatSwitched(boolean isOn) implements TableEvent {}

    record Said(String guest, String name, String text, long at) implements TableEvent {}

    record Reacted(String guest, String name, Reaction reaction) implements TableEvent {}

    record Started(int match, String commitment) implements TableEvent {}

    record Moved(int seat, String move, Mover by) implements TableEvent {}

    /// The match is over: the secret behind its deals, and the players' own bytes, seat by seat.
    record Revealed(int match, String commitment, String secret, List<String> seeds) implements TableEvent {}

    record TookOver(int seat) implements TableEvent {}

    record CameBack(int seat) implements TableEvent {}

    record Closed() implements TableEvent {}

    @Override
    default TableEvent seenBy(int viewer) {
        return this;
    }
}
