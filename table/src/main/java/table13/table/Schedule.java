package table13.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import table13.table.SeatHolder.Person;

/// The actions a table needs without a request: bot moves, expired clocks, absences that last too long.
record Schedule(Table table, long pauseMillis) {
    private static final long SECOND = 1000;
    private static final long DAY = 24 * 60 * 60 * SECOND;

    /// The inactivity after which an empty table is closed: between matches, and in a match.
    private static final long QUIET = DAY;
    private static final long FORGOTTEN = 30 * DAY;

    /// The same for seats with bots only. The bots stop soon after the last watcher leaves.
    private static final long ABANDONED = 5 * 60 * SECOND;

    /// Due at once, even if the clock is set back.
    private static final long AT_ONCE = 0;

    /// The time for guests to reconnect after a restart.
    private static final long GRACE = 60 * SECOND;

    Optional<ScheduledAction> next() {
        return all().stream().min(Comparator.comparingLong(ScheduledAction::at));
    }

    /// All actions due later if nothing else happens.
    List<ScheduledAction> all() {
        List<ScheduledAction> actions = new ArrayList<>();
        switch (table.phase()) {
            case PLAYING -> {
                botMove().ifPresent(actions::add);
                actions.addAll(takeOvers());
            }
            case GATHERING, OVER -> passHost().ifPresent(actions::add);
            case CLOSED -> {
                return actions;
            }
        }
        if (table.presence().isEmpty()) {
            long patience = hasBotsOnly(table) ? ABANDONED : GRACE;
            actions.add(new ScheduledAction.Close(
                    Math.max(closeAt(table), table.presence().emptySince() + patience)));
        }
        return actions;
    }

    private Optional<ScheduledAction> botMove() {
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
        List<ScheduledAction> actions = new ArrayList<>();
        for (Person person : table.seats().persons()) {
            Long at = takeOverAt(table, person);
            if (at != null) {
                actions.add(new ScheduledAction.TakeOver(at, table.seats().of(person.guest())));
            }
        }
        return actions;
    }

    /// The first seated person present becomes host if the host stays away.
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

    /// When a bot makes one move for the person to move; null without a deadline. In milliseconds since 1970.
    static @Nullable Long deadline(Table table) {
        int seconds = table.plan().secondsPerMove();
        if (seconds == 0 || table.phase() != Phase.PLAYING) {
            return null;
        }
        CurrentMatch current = table.current();
        return table.seats().isPlayedByBot(current.match().toMove()) ? null : current.since() + seconds * SECOND;
    }

    /// When a bot takes over from this person, in milliseconds since 1970; null if the person is present, a bot has
    /// taken over already, or the table's patience is without end.
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

    /// When the table is closed if it is empty, in milliseconds since 1970. Follows from the log alone, so that a table
    /// read again is closed too.
    private static long closeAt(Table table) {
        if (hasBotsOnly(table)) {
            // Bot moves change the log all the time, so only the time without guests counts.
            return table.phase() == Phase.PLAYING ? 0 : table.changedAt() + ABANDONED;
        }
        return table.changedAt() + (table.phase() == Phase.PLAYING ? FORGOTTEN : QUIET);
    }

    private static boolean hasBotsOnly(Table table) {
        return table.seats().free().isEmpty() && table.seats().persons().isEmpty();
    }

    /// When the table must be loaded again if this node drops it now; null if never. Presence does not count, because
    /// all guests are absent after a restart.
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
