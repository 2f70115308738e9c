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

/// Which moves of a match are taken, of persons and of bots. Whether the cards allow one, the rules of the game say.
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
        // Names are unique to a seat, so nobody can block a move of somebody else by using its name first.
        String name = seat + " " + id;
        Optional<Long> made = current.versionOf(name);
        // Who has seen what came of it does not repeat it: that is another move, whose name was used before.
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

    /// Whether a refusal would be the same had the person looked at the table of now.
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

    Verdict botMove(ScheduledAction.BotMove think, String move) {
        boolean isOfNow = table.phase() == Phase.PLAYING && table.current().version() == think.version();
        boolean isWanted =
                isOfNow && (think.by() == Mover.CLOCK || table.seats().isPlayedByBot(think.seat()));
        if (!isWanted) {
            return refused(TableObjection.STALE_VERSION);
        }
        return switch (table.current().match().rule(think.seat(), move)) {
            case Ruling.Refused refused -> refused(refused.objection());
            case Ruling.Allowed allowed ->
                Allowed.of(new Entry.Moved(think.seat(), allowed.move().notation(), think.by(), ""));
        };
    }

    private static Refused refused(Objection objection) {
        return new Refused(objection);
    }
}
