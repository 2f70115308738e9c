package table13.browser.solo;

import org.jspecify.annotations.Nullable;
import table13.runtime.SharedPresence;
import table13.table.Presence;
import table13.table.ScheduledAction;
import table13.table.Table;

/// Presence at a table of this device. Its clock is paused while no page shows the table: no action is due, and a
/// returning person has as much time left as before.
final class SoloPresence implements SharedPresence {
    private final SoloClock clock;
    private final Presence presence;
    private @Nullable Table known;
    private long version;
    private long goesOnSince;
    private long usedMillis;

    SoloPresence(SoloClock clock) {
        this.clock = clock;
        presence = new Presence(clock.now());
    }

    @Override
    public Presence presence() {
        return presence;
    }

    @Override
    public void refresh(Table table) {
        if (version != table.version()) {
            version = table.version();
            goesOnSince = clock.now();
            usedMillis = 0;
        }
        if (!table.equals(known)) {
            known = table;
            goesOnSince = clock.now();
            table.pauseClock(goesOnSince - table.changedAt() - usedMillis);
        }
    }

    @Override
    public boolean join(String guest) {
        return presence.arrive(guest);
    }

    @Override
    public boolean leave(String guest) {
        usedMillis += clock.now() - goesOnSince;
        return presence.depart(guest, clock.now());
    }

    @Override
    public boolean mayRun(ScheduledAction action, boolean isWatched) {
        return isWatched;
    }

    /// The table has left memory.
    void forget() {
        known = null;
    }

    /// Pauses the clock for the time that the device slept.
    void rest(Table table, long millis) {
        table.pauseClock(millis);
        goesOnSince += millis;
    }
}
