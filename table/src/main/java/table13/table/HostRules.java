package table13.table;

import static table13.table.TableRules.refused;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Level;
import table13.rules.Objection;
import table13.rules.State;
import table13.table.SeatHolder.Bot;
import table13.table.Verdict.Allowed;
import table13.table.Verdict.Already;
import table13.table.Verdict.Refused;
import table13.table.fair.SecretChain;

/// The host's actions: preparing and starting a match, removing guests, passing on the role, closing the table.
final class HostRules {
    private final TableRules rules;
    private final Table table;
    private final Seats seats;

    HostRules(TableRules rules, Table table) {
        this.rules = rules;
        this.table = table;
        seats = table.seats();
    }

    Verdict seatBot(String guest, int seat, Level level) {
        Objection objection = beforeTheMatch(guest, seat);
        if (objection != null) {
            return refused(objection);
        }
        return seats.person(seat).isPresent()
                ? refused(TableObjection.SEAT_TAKEN)
                : rules.change(guest, new Entry.BotSat(seat, level.id()));
    }

    Verdict freeSeat(String guest, int seat) {
        Objection objection = beforeTheMatch(guest, seat);
        if (objection != null) {
            return refused(objection);
        }
        return seats.at(seat) instanceof Bot
                ? Allowed.of(new Entry.Rose(seat))
                : refused(seats.isFree(seat) ? TableObjection.SEAT_FREE : TableObjection.SEAT_TAKEN);
    }

    private @Nullable Objection beforeTheMatch(String guest, int seat) {
        if (!table.isHost(guest)) {
            return TableObjection.NOT_HOST;
        }
        return seats.has(seat) ? rules.notBetweenMatches() : TableObjection.NO_SUCH_SEAT;
    }

    Verdict start(String guest, boolean fill) {
        if (!table.isHost(guest)) {
            return refused(TableObjection.NOT_HOST);
        }
        Objection objection = rules.notBetweenMatches();
        if (objection != null) {
            return refused(objection);
        }
        if (table.matches() == SecretChain.LENGTH) {
            return refused(TableObjection.NO_MORE_MATCHES);
        }
        if (!fill && !seats.free().isEmpty()) {
            return refused(TableObjection.EMPTY_SEATS);
        }
        List<Entry> entries = new ArrayList<>();
        seats.free()
                .forEach(seat ->
                        entries.add(new Entry.BotSat(seat, table.plan().level().id())));
        entries.add(new Entry.Started(
                table.matches() + 1,
                table.plan().setup().game().rulesVersion(),
                seats.names(table.plan().level())));
        return new Allowed(entries);
    }

    Verdict remove(String guest, String whom) {
        Refused refused = toAnother(guest, whom, table.talk().hasSpoken(whom));
        if (refused != null) {
            return refused;
        }
        int seat = seats.of(whom);
        List<Entry> entries = new ArrayList<>();
        if (seat != State.NOBODY) {
            entries.add(
                    table.phase() == Phase.PLAYING
                            ? new Entry.BotSat(seat, table.plan().level().id())
                            : new Entry.Rose(seat));
        }
        entries.add(new Entry.Removed(whom, table.nameOf(whom)));
        return new Allowed(entries);
    }

    Verdict readmit(String guest, String whom) {
        if (!table.isHost(guest)) {
            return refused(TableObjection.NOT_HOST);
        }
        if (rules.isClosed()) {
            return refused(TableObjection.CLOSED);
        }
        return table.isRemoved(whom)
                ? rules.change(guest, new Entry.Readmitted(whom))
                : refused(TableObjection.NO_SUCH_PERSON);
    }

    Verdict passHost(String guest, String whom) {
        Refused refused = toAnother(guest, whom, false);
        return refused == null ? rules.change(guest, new Entry.HostPassed(whom)) : refused;
    }

    /// @param isKnown whether the other person may be absent
    private @Nullable Refused toAnother(String guest, String whom, boolean isKnown) {
        if (!table.isHost(guest)) {
            return refused(TableObjection.NOT_HOST);
        }
        if (guest.equals(whom)) {
            return refused(TableObjection.NOT_YOURSELF);
        }
        if (rules.isClosed()) {
            return refused(TableObjection.CLOSED);
        }
        if (table.isRemoved(whom)) {
            return refused(TableObjection.NO_SUCH_PERSON);
        }
        return isKnown || rules.isHere(whom) ? null : TableRules.absent();
    }

    Verdict close(String guest) {
        if (!table.isHost(guest)) {
            return refused(TableObjection.NOT_HOST);
        }
        return switch (table.phase()) {
            case PLAYING ->
                rules.isAlone(guest) ? Allowed.of(new Entry.Closed()) : refused(TableObjection.MATCH_RUNNING);
            case CLOSED -> new Already(table.version());
            case GATHERING, OVER -> Allowed.of(new Entry.Closed());
        };
    }
}
