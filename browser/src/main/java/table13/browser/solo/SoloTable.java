package table13.browser.solo;

import java.util.Optional;
import table13.runtime.ActiveTable;
import table13.runtime.TableLog;
import table13.runtime.TableServices;
import table13.table.Dealer;
import table13.table.Pause;

/// One table on this device.
record SoloTable(ActiveTable active, SoloPresence presence) {
    /// The default of a server.
    private static final Pause USUAL = Pause.even(400);

    static SoloTable of(String id, TableLog log, TableServices services, Dealer dealer, SoloClock clock) {
        SoloPresence presence = new SoloPresence(clock);
        return new SoloTable(new ActiveTable(id, log, presence, services, dealer, clock::now, USUAL), presence);
    }

    boolean isWatched() {
        return active.isWatched();
    }

    /// Drops the state in memory, because it is unreliable or no longer needed.
    void forget() {
        active.forget();
        presence.forget();
    }

    /// The record of a finished match, if this guest may have it.
    Optional<String> record(String guest, int match) {
        return active.mayHave(guest, match) ? active.archive().record(match) : Optional.empty();
    }

    /// Pauses the clock for the time that the device slept.
    void rest(long millis) {
        active.find().ifPresent(table -> presence.rest(table, millis));
    }
}
