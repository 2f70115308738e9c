package table13.server.lobby;

import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import table13.table.Due;
import table13.table.Mover;
import table13.table.Pause;
import table13.table.Table;

/// When something has to be done at a table though nobody asks for it, and until when the table is needed in memory.
final class Timetable {
    private static final long RETRY_MILLIS = 2000;

    private final TableParts parts;
    private final Telling telling;
    private final Arrivals arrivals;
    private final BotMoves bots;
    private final Care care;
    private final Runnable lookAgain;
    private final BooleanSupplier letGo;
    private @Nullable Future<?> timer;

    /// @param lookAgain has the table looked after once more
    /// @param letGo lets the table go that nobody needs; false if something waits for it
    Timetable(
            TableParts parts,
            Telling telling,
            Arrivals arrivals,
            BotMoves bots,
            Care care,
            Runnable lookAgain,
            BooleanSupplier letGo) {
        this.parts = parts;
        this.telling = telling;
        this.arrivals = arrivals;
        this.bots = bots;
        this.care = care;
        this.lookAgain = lookAgain;
        this.letGo = letGo;
    }

    /// Does what is due, or plans when it will be.
    void goOn() {
        cancelTimer();
        if (isStoreAway()) {
            telling.getStuck();
            retry();
            return;
        }
        boolean wasStuck = telling.isStuck();
        if (wasStuck) {
            parts.book().readOn();
        }
        telling.goOn();
        Table table = parts.find().orElse(null);
        if (table != null) {
            telling.catchUp();
            tellWhoIsHere(table);
            if (wasStuck) {
                arrivals.takeSeatsBack();
            }
        }
        Due due = table == null ? null : next(table);
        boolean isOurs = due != null && care.has(due);
        bots.expect(isOurs ? due : null);
        if (table == null || due == null || !isOurs) {
            letGoIfUnused(null);
            return;
        }
        boolean isTime = due.at() <= parts.now();
        if (due instanceof Due.Think think && (isTime || think.by() != Mover.CLOCK)) {
            bots.ask(table, think); // bots think while they wait
        }
        if (isTime) {
            carryOut(due);
        } else {
            wakeIn(due.at() - parts.now());
            letGoIfUnused(due);
        }
    }

    private boolean isStoreAway() {
        return !parts.shared().condition().canStore()
                || (telling.isStuck() && !parts.shared().store().isReady());
    }

    /// Somebody has come to another node, or left it.
    private void tellWhoIsHere(Table table) {
        if (parts.whereabouts().takeNews()) {
            parts.audience().tellPeople(table, parts.now());
        }
    }

    private @Nullable Due next(Table table) {
        Pause usual = Pause.even(parts.shared().pauseMillis());
        return table.due(parts.audience().pause(table, usual).millis(table)).orElse(null);
    }

    private void carryOut(Due due) {
        if (due instanceof Due.Think think) {
            bots.take().ifPresent(move -> {
                telling.decide(rules -> rules.botMove(think, move));
                lookAgain.run();
            });
        } else {
            boolean isStillDue = isStillDue(due);
            if (!parts.whereabouts().isUpToDate()) {
                retry();
                return;
            }
            if (isStillDue) {
                telling.decide(rules -> rules.fall(due, parts.now()));
            }
            lookAgain.run();
        }
    }

    /// What follows from somebody's absence is looked at once more: they may have come to another node just now.
    private boolean isStillDue(Due due) {
        parts.whereabouts().stir();
        return parts.find().map(this::next).filter(due::equals).isPresent();
    }

    /// Tries again in a while.
    void retry() {
        wakeIn(RETRY_MILLIS);
    }

    private void wakeIn(long millis) {
        timer = parts.shared().timers().schedule(lookAgain, millis, TimeUnit.MILLISECONDS);
    }

    /// Plans nothing.
    void cancelTimer() {
        if (timer != null) {
            timer.cancel(false);
            timer = null;
        }
    }

    /// What is due long from now is remembered by the store.
    private void letGoIfUnused(@Nullable Due next) {
        boolean isNeeded = !parts.audience().isEmpty() || bots.areThinking() || care.isAwaited() || care.isSoon(next);
        if (!isNeeded && letGo.getAsBoolean()) {
            cancelTimer();
            care.leave();
        }
    }
}
