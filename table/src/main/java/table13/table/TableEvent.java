package table13.table;

import java.util.List;
import table13.rules.Event;
import table13.rules.State;
import table13.table.fair.DealVersion;

/// The events of an entry for the people at a table. They contain no hidden card: the game's own events follow
/// separately, for each viewer. [#reaches] decides which viewers receive each kind.
public sealed interface TableEvent extends Event {

    /// A person took a seat.
    record Sat(int seat, String guest, String name) implements TableEvent {}

    /// A seat was given up.
    record Rose(int seat) implements TableEvent {}

    /// A bot took a seat.
    record BotSat(int seat, String level) implements TableEvent {}

    /// A person changed the name.
    record Renamed(String guest, String name) implements TableEvent {}

    /// The host removed a person.
    record Removed(String guest) implements TableEvent {}

    /// The host readmitted a removed person.
    record Readmitted(String guest) implements TableEvent {}

    /// Another guest became host.
    record HostPassed(String guest) implements TableEvent {}

    /// The chat was switched on or off.
    record ChatSwitched(boolean isOn) implements TableEvent {}

    /// A person wrote a chat message; the time is in milliseconds since 1970.
    record Said(String guest, String name, String text, long at) implements TableEvent {}

    /// A person sent a predefined reaction.
    record Reacted(String guest, String name, Reaction reaction) implements TableEvent {}

    /// A match began. Guests keep the commitment to check its deals later.
    ///
    /// @param then the occupants at that time, for seats that have changed since
    record Started(int match, DealVersion deal, String commitment, List<Seated> then) implements TableEvent {
        public Started(int match, DealVersion deal, String commitment) {
            this(match, deal, commitment, List.of());
        }
    }

    /// A move was made, in notation.
    ///
    /// @param then the occupants at that time, for seats that have changed since
    record Moved(int seat, String move, Mover by, List<Seated> then) implements TableEvent {
        public Moved(int seat, String move, Mover by) {
            this(seat, move, by, List.of());
        }
    }

    /// The match is over: the secret behind its deals, and the seeds by seat. They reveal all cards of the match, so
    /// only guests with a right to its record receive them.
    ///
    /// @param names by seat, as in the deal and the record
    /// @param players the same players, bots by name and level
    record Revealed(
            int match,
            DealVersion deal,
            String commitment,
            String secret,
            List<String> seeds,
            List<String> names,
            List<Player> players)
            implements TableEvent {}

    /// A bot plays for an absent person.
    ///
    /// @param then the occupants at that time, for seats that have changed since
    record TookOver(int seat, List<Seated> then) implements TableEvent {
        public TookOver(int seat) {
            this(seat, List.of());
        }
    }

    /// The person plays again.
    ///
    /// @param then the occupants at that time, for seats that have changed since
    record CameBack(int seat, List<Seated> then) implements TableEvent {
        public CameBack(int seat) {
            this(seat, List.of());
        }
    }

    /// The table is closed for good.
    record Closed() implements TableEvent {}

    /// The events of each kind of entry. The table adds the game's events of a move or a deal.
    static List<TableEvent> of(LoggedEntry logged, DealVersion deal, String commitment) {
        return switch (logged.entry()) {
            case Entry.Opened _, Entry.Seeded _, Entry.Muted _ -> List.of();
            case Entry.Sat sat -> List.of(new Sat(sat.seat(), sat.guest(), sat.name()));
            case Entry.Rose rose -> List.of(new Rose(rose.seat()));
            case Entry.BotSat bot -> List.of(new BotSat(bot.seat(), bot.level()));
            case Entry.Renamed renamed -> List.of(new Renamed(renamed.guest(), renamed.name()));
            case Entry.Removed removed -> List.of(new Removed(removed.guest()));
            case Entry.Readmitted back -> List.of(new Readmitted(back.guest()));
            case Entry.HostPassed passed -> List.of(new HostPassed(passed.guest()));
            case Entry.ChatSwitched chat -> List.of(new ChatSwitched(chat.isOn()));
            case Entry.Said said -> List.of(new Said(said.guest(), said.name(), said.text(), logged.at()));
            case Entry.Reacted reacted -> List.of(new Reacted(reacted.guest(), reacted.name(), reacted.reaction()));
            case Entry.Started started -> List.of(new Started(started.match(), deal, commitment));
            case Entry.Moved moved -> List.of(new Moved(moved.seat(), moved.move(), moved.by()));
            case Entry.TookOver over -> List.of(new TookOver(over.seat()));
            case Entry.CameBack back -> List.of(new CameBack(back.seat()));
            case Entry.Closed _ -> List.of(new Closed());
        };
    }

    /// Whether this viewer receives the event. Players and watchers receive all events. An outsider may be at the table
    /// but not watch the match, and receives no event that reveals its cards.
    ///
    /// @param viewer a seat, [table13.rules.View#WATCHER], or -1 for an outsider
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

    /// The same with earlier occupants, for the kinds that tell of a seat's action. All viewers of these kinds know the
    /// people of the table; the occupants reveal no card.
    ///
    /// @param then only seats that have changed since
    default TableEvent at(List<Seated> then) {
        return switch (this) {
            case Started started -> new Started(started.match(), started.deal(), started.commitment(), then);
            case Moved moved -> new Moved(moved.seat(), moved.move(), moved.by(), then);
            case TookOver over -> new TookOver(over.seat(), then);
            case CameBack back -> new CameBack(back.seat(), then);
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
                    Revealed _,
                    Closed _ -> this;
        };
    }

    @Override
    default TableEvent seenBy(int viewer) {
        if (!reaches(viewer)) {
            throw new IllegalArgumentException("Viewer " + viewer + " may not receive this event.");
        }
        return this;
    }
}
