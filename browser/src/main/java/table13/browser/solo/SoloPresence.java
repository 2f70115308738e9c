package table13.browser.solo;

import org.jspecify.annotations.Nullable;
import table13.runtime.SharedPresence;
import table13.table.Presence;
import table13.table.ScheduledAction;
import table13.table.Table;

/// Who is at a table of this device. Its time stands still while nobody looks at it: nothing is due there, and a person
/// who comes back finds the match as it was, with as much time to think as was left.
final class SoloPresence implements SharedPresence {
    private final SoloClock clock;
    private final Presence presence;
    private @Nullable Table known;
    private long version;
    private long goesOnSince;
    private long thought;

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
            thought = 0;
        }
        if (!table.equals(known)) {
            known = table;
            goesOnSince = clock.now();
            table.pauseClock(goesOnSince - table.changedAt() - thought);
        }
    }

    @Override
    public boolean join(String guest) {
        return presence.arrive(guest);
    }

    @Override
    public boolean leave(String guest) {
        thought += clock.now() - goesOnSince;
        return presence.depart(guest, clock.now());
    }

    @Override
    public boolean mayRun(ScheduledAction action, boolean isWatched) {
        return isWatched;
    }

    /// The table is no longer in memory.
    void forget() {
        known = null;
    }

    /// The device was asleep for so long.
    void rest(Table table, long millis) {
        table.pauseClock(millis);
        goesOnSince += millis;
    }
}
