package table13.table;

import java.util.List;
import table13.rules.Event;
import table13.rules.State;
import table13.table.fair.DealVersion;

/// What people at a table are told of an entry. There is no hidden card in any of these: what a deal or a move brought
/// about follows in the events of the game, which each viewer gets in their own version. Who hears of each kind at all,
/// [#reaches] decides.
public sealed interface TableEvent extends Event {

    /// A person took a seat.
    record Sat(int seat, String guest, String name) implements TableEvent {}

    /// A seat was given up.
    record Rose(int seat) implements TableEvent {}

    /// A bot took a seat.
    record BotSat(int seat, String level) implements TableEvent {}

    /// Somebody goes by another name.
    record Renamed(String guest, String name) implements TableEvent {}

    /// The host asked somebody to leave.
    record Removed(String guest) implements TableEvent {}

    /// The host took that back.
    record Readmitted(String guest) implements TableEvent {}

    /// Somebody else is the host.
    record HostPassed(String guest) implements TableEvent {}

    /// The chat was opened or closed.
    record ChatSwitched(boolean isOn) implements TableEvent {}

    /// Somebody said something; the time is in milliseconds since 1970.
    record Said(String guest, String name, String text, long at) implements TableEvent {}

    /// Somebody answered with a sign.
    record Reacted(String guest, String name, Reaction reaction) implements TableEvent {}

    /// A match began; whoever wants to check its deals later keeps the commitment.
    ///
    /// @param then who sat there then, where others sit now
    record Started(int match, DealVersion deal, String commitment, List<Seated> then) implements TableEvent {
        public Started(int match, DealVersion deal, String commitment) {
            this(match, deal, commitment, List.of());
        }
    }

    /// A move was made, in notation, by a person, a bot, or a bot that took over.
    ///
    /// @param then who sat there then, where others sit now
    record Moved(int seat, String move, Mover by, List<Seated> then) implements TableEvent {
        public Moved(int seat, String move, Mover by) {
            this(seat, move, by, List.of());
        }
    }

    /// The match is over: the secret behind its deals, and the players' own bytes, seat by seat. Whoever knows them
    /// knows all cards of the match, so they are for those who may have its record.
    ///
    /// @param names who sat where, as they stand in the deal and the record
    /// @param players the same, bots by name and level
    record Revealed(
            int match,
            DealVersion deal,
            String commitment,
            String secret,
            List<String> seeds,
            List<String> names,
            List<Player> players)
            implements TableEvent {}

    /// A bot plays for somebody who is away.
    ///
    /// @param then who sat there then, where others sit now
    record TookOver(int seat, List<Seated> then) implements TableEvent {
        public TookOver(int seat) {
            this(seat, List.of());
        }
    }

    /// The person plays again.
    ///
    /// @param then who sat there then, where others sit now
    record CameBack(int seat, List<Seated> then) implements TableEvent {
        public CameBack(int seat) {
            this(seat, List.of());
        }
    }

    /// The table is closed for good.
    record Closed() implements TableEvent {}

    /// What is told of an entry, kind by kind. What follows from a move or a deal is added by the table.
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

    /// The same with who sat where then: on each kind that tells what a seat did, and is followed by what came of it.
    /// The people of a table are known to all whom these kinds reach; nothing follows from them about cards.
    ///
    /// @param then only where others sit now
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
            throw new IllegalArgumentException("Viewer " + viewer + " may not hear of that at all.");
        }
        return this;
    }
}
