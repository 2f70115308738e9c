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
    private final BotMoves bots;
    private final Runnable lookAgain;
    private final BooleanSupplier letGo;
    private @Nullable Future<?> timer;

    /// @param lookAgain has the table looked after once more
    /// @param letGo lets the table go that nobody needs; false if something waits for it
    Timetable(TableParts parts, Telling telling, BotMoves bots, Runnable lookAgain, BooleanSupplier letGo) {
        this.parts = parts;
        this.telling = telling;
        this.bots = bots;
        this.lookAgain = lookAgain;
        this.letGo = letGo;
    }

    /// Does what is due, or plans when it will be.
    void goOn() {
        cancelTimer();
        if (telling.isStuck() && !parts.shared().store().isReady()) {
            retry();
            return;
        }
        telling.goOn();
        Table table = parts.find().orElse(null);
        if (table != null) {
            telling.catchUp();
        }
        Due due = table == null ? null : next(table);
        bots.expect(due);
        if (table == null || due == null) {
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
            telling.decide(rules -> rules.fall(due, parts.now()));
            lookAgain.run();
        }
    }

    /// Tries again in a while.
    void retry() {
        wakeIn(RETRY_MILLIS);
    }

    private void wakeIn(long millis) {
        timer = parts.shared().timers().schedule(lookAgain, millis, TimeUnit.MILLISECONDS);
    }

    private void cancelTimer() {
        if (timer != null) {
            timer.cancel(false);
            timer = null;
        }
    }

    /// What is due long from now is remembered by the store.
    private void letGoIfUnused(@Nullable Due next) {
        boolean isNeeded = !parts.audience().isEmpty()
                || bots.areThinking()
                || next instanceof Due.TakeOver // who is away since when is known only here
                || (next != null && next.at() - parts.now() < Lobby.SWEEP_MILLIS * 3);
        if (!isNeeded && letGo.getAsBoolean()) {
            cancelTimer();
        }
    }
}
