package table13.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import table13.table.SeatHolder.Person;

/// When a table needs attention: bots that are to move, clocks that run out, people who are away for too long.
record Schedule(Table table, long pauseMillis) {
    private static final long SECOND = 1000;
    private static final long DAY = 24 * 60 * 60 * SECOND;

    /// How long nothing may happen at a table before it is closed, if nobody is there: between matches and in a match.
    private static final long QUIET = DAY;
    private static final long FORGOTTEN = 30 * DAY;

    /// The same where nobody but bots sits: they play on when the last one who looked on has left, but not for long.
    private static final long ABANDONED = 5 * 60 * SECOND;

    /// Whatever the clock shows by then: it may have been set back.
    private static final long AT_ONCE = 0;

    /// After a restart everybody gets so long to come back.
    private static final long GRACE = 60 * SECOND;

    Optional<ScheduledAction> next() {
        return all().stream().min(Comparator.comparingLong(ScheduledAction::at));
    }

    /// All that will be due if nothing happens before.
    List<ScheduledAction> all() {
        List<ScheduledAction> dues = new ArrayList<>();
        switch (table.phase()) {
            case PLAYING -> {
                think().ifPresent(dues::add);
                dues.addAll(takeOvers());
            }
            case GATHERING, OVER -> passHost().ifPresent(dues::add);
            case CLOSED -> {
                return dues;
            }
        }
        if (table.presence().isEmpty()) {
            long patience = hasBotsOnly(table) ? ABANDONED : GRACE;
            dues.add(new ScheduledAction.Close(
                    Math.max(closeAt(table), table.presence().emptySince() + patience)));
        }
        return dues;
    }

    private Optional<ScheduledAction> think() {
        CurrentMatch current = table.current();
        int seat = current.match().toMove();
        if (table.seats().isPlayedByBot(seat)) {
            Mover by = table.seats().person(seat).isPresent() ? Mover.STAND_IN : Mover.BOT;
            return Optional.of(new ScheduledAction.BotMove(current.since() + pauseMillis, seat, by, current.version()));
        }
        Long deadline = deadline(table);
        return deadline == null
                ? Optional.empty()
                : Optional.of(new ScheduledAction.BotMove(deadline, seat, Mover.CLOCK, current.version()));
    }

    private List<ScheduledAction> takeOvers() {
        List<ScheduledAction> dues = new ArrayList<>();
        for (Person person : table.seats().persons()) {
            Long at = takeOverAt(table, person);
            if (at != null) {
                dues.add(new ScheduledAction.TakeOver(at, table.seats().of(person.guest())));
            }
        }
        return dues;
    }

    /// The first person who sits here and is here becomes host when the host stays away.
    private Optional<ScheduledAction> passHost() {
        Presence presence = table.presence();
        if (presence.isHere(table.host())) {
            return Optional.empty();
        }
        long at = presence.awaySince(table.host()) + Plan.USUAL_PATIENCE * SECOND;
        return table.seats().persons().stream()
                .map(Person::guest)
                .filter(presence::isHere)
                .findFirst()
                .map(guest -> new ScheduledAction.PassHost(at, guest));
    }

    /// When a bot makes this one move for the person who thinks.
    static @Nullable Long deadline(Table table) {
        int seconds = table.plan().secondsPerMove();
        if (seconds == 0 || table.phase() != Phase.PLAYING) {
            return null;
        }
        CurrentMatch current = table.current();
        return table.seats().isPlayedByBot(current.match().toMove()) ? null : current.since() + seconds * SECOND;
    }

    /// When a bot will take over from this person; null if they are here, or it does already, or the table waits for
    /// ever.
    static @Nullable Long takeOverAt(Table table, Person person) {
        boolean isAway = table.phase() == Phase.PLAYING
                && table.plan().patienceSeconds() > 0
                && !person.isTakenOver()
                && !table.presence().isHere(person.guest());
        if (!isAway) {
            return null;
        }
        int seat = table.seats().of(person.guest());
        long since = Math.max(
                table.presence().awaySince(person.guest()), table.current().seenAt(seat));
        return since + table.plan().patienceSeconds() * SECOND;
    }

    /// From when on the table is closed if nobody is there. It follows from the log alone, so that a table that was
    /// read anew is closed, too.
    private static long closeAt(Table table) {
        if (hasBotsOnly(table)) {
            // Bots that play make the table younger all the time: there only matters how long nobody has been here.
            return table.phase() == Phase.PLAYING ? 0 : table.changedAt() + ABANDONED;
        }
        return table.changedAt() + (table.phase() == Phase.PLAYING ? FORGOTTEN : QUIET);
    }

    private static boolean hasBotsOnly(Table table) {
        return table.seats().free().isEmpty() && table.seats().persons().isEmpty();
    }

    /// When somebody must look after the table if the server forgets it now. Who is here does not count: after a
    /// restart nobody is.
    static @Nullable Long wakeAt(Table table) {
        return switch (table.phase()) {
            case CLOSED -> null;
            case GATHERING, OVER -> closeAt(table);
            case PLAYING -> {
                if (table.seats().isPlayedByBot(table.current().match().toMove())) {
                    yield AT_ONCE;
                }
                Long deadline = deadline(table);
                int patience = table.plan().patienceSeconds();
                if (patience == 0) {
                    yield deadline == null ? closeAt(table) : deadline;
                }
                long takeOver = table.changedAt() + patience * SECOND;
                yield deadline == null ? takeOver : Math.min(deadline, takeOver);
            }
        };
    }
}
