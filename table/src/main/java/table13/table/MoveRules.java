package table13.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import table13.rules.MatchObjection;
import table13.rules.Objection;
import table13.rules.Ruling;
import table13.rules.State;
import table13.table.Verdict.Allowed;
import table13.table.Verdict.Already;
import table13.table.Verdict.Refused;

/// Which moves of persons and bots the table accepts. The game's rules decide whether the cards allow a move.
record MoveRules(Table table) {

    Verdict move(String guest, long version, String text, String id) {
        int seat = table.seatOf(guest);
        if (seat == State.NOBODY) {
            return refused(TableObjection.NOT_SEATED);
        }
        if (table.phase() == Phase.CLOSED) {
            return refused(TableObjection.CLOSED);
        }
        if (table.phase() == Phase.GATHERING) {
            return refused(TableObjection.NOT_STARTED);
        }
        CurrentMatch current = table.current();
        // The seat is part of the id, so that a guest cannot block another seat's move by using its id first.
        String name = seat + " " + id;
        Optional<Long> made = current.versionOf(name);
        // A client that has seen the first move's result is sending another move with a reused id.
        if (!id.isEmpty() && made.isPresent() && version < made.get()) {
            return new Already(made.get());
        }
        return switch (current.match().rule(seat, text)) {
            case Ruling.Refused refused
            when isLasting(refused.objection(), version, current) -> refused(refused.objection());
            case Ruling.Refused _ -> refused(TableObjection.STALE_VERSION);
            case Ruling.Allowed allowed -> {
                if (version < current.version() || version > table.version()) {
                    yield refused(TableObjection.STALE_VERSION);
                }
                List<Entry> entries = new ArrayList<>();
                if (table.seats().isTakenOver(seat)) {
                    entries.add(new Entry.CameBack(seat));
                }
                entries.add(new Entry.Moved(seat, allowed.move().notation(), Mover.PERSON, id.isEmpty() ? "" : name));
                yield new Allowed(entries);
            }
        };
    }

    /// Whether the refusal would be the same for the current version of the table.
    private static boolean isLasting(Objection objection, long version, CurrentMatch current) {
        return version >= current.version() || objection instanceof MatchObjection;
    }

    Verdict hint(String guest, long version) {
        int seat = table.seatOf(guest);
        if (seat == State.NOBODY) {
            return refused(TableObjection.NOT_SEATED);
        }
        return switch (table.phase()) {
            case CLOSED -> refused(TableObjection.CLOSED);
            case GATHERING -> refused(TableObjection.NOT_STARTED);
            case OVER -> refused(MatchObjection.MATCH_OVER);
            case PLAYING -> {
                if (table.seats().persons().size() > 1 && !table.plan().allowsHints()) {
                    yield refused(TableObjection.NO_HINTS);
                }
                if (table.toMove() != seat || table.seats().isTakenOver(seat)) {
                    yield refused(MatchObjection.NOT_YOUR_TURN);
                }
                boolean isOfNow = version >= table.matchVersion() && version <= table.version();
                yield isOfNow ? Allowed.of() : refused(TableObjection.STALE_VERSION);
            }
        };
    }

    Verdict botMove(ScheduledAction.BotMove scheduled, String move) {
        boolean isOfNow = table.phase() == Phase.PLAYING && table.current().version() == scheduled.version();
        boolean isWanted =
                isOfNow && (scheduled.by() == Mover.CLOCK || table.seats().isPlayedByBot(scheduled.seat()));
        if (!isWanted) {
            return refused(TableObjection.STALE_VERSION);
        }
        return switch (table.current().match().rule(scheduled.seat(), move)) {
            case Ruling.Refused refused -> refused(refused.objection());
            case Ruling.Allowed allowed ->
                Allowed.of(new Entry.Moved(scheduled.seat(), allowed.move().notation(), scheduled.by(), ""));
        };
    }

    private static Refused refused(Objection objection) {
        return new Refused(objection);
    }
}
