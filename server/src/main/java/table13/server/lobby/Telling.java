package table13.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import table13.rules.Objection;
import table13.runtime.Client;
import table13.runtime.Teller;
import table13.server.store.StoreException;
import table13.table.Entry;
import table13.table.Logged;
import table13.table.TableRules;
import table13.table.Verdict;
import table13.wire.protocol.Messages;

/// Tells the devices around a table what happened there, see [Teller], and that it cannot go on while nothing can be
/// stored. Writes down what an operator may want to know of it.
final class Telling {
    private static final Logger LOG = LoggerFactory.getLogger(Telling.class);

    private final TableParts parts;
    private final Teller teller;
    private boolean isStuck;
    private boolean isOurError;

    Telling(TableParts parts) {
        this.parts = parts;
        teller = new Teller(parts.book(), parts.audience(), parts::now, parts.whereabouts()::depart);
    }

    /// Rules on something that nobody waits for an answer to, and tells what came of it.
    void decide(Function<TableRules, Verdict> request) {
        List<Logged> entries = new ArrayList<>();
        parts.book().decide(request, entries);
        tell(entries);
    }

    /// Tells what was stored just now.
    void tell(List<Logged> entries) {
        if (entries.isEmpty()) {
            return;
        }
        goOn();
        catchUp();
        entries.forEach(logged -> note(logged.entry()));
    }

    /// The table was opened, with these beginnings.
    void opened() {
        parts.current().entriesSince(1).forEach(this::note);
    }

    /// Tells whatever has become part of the log without being told yet, whoever has added it.
    void catchUp() {
        if (!teller.catchUp()) {
            LOG.warn("table {}: its log is not what it was; everybody is shown the table anew", parts.id());
        }
    }

    /// Reads what other nodes have added, so that nobody who comes from there goes back in time.
    ///
    /// @return false if the store is away: then the table is as it was last known here
    boolean readOn() {
        if (!parts.shared().condition().canStore()) {
            getStuck();
            return false;
        }
        try {
            parts.book().readOn();
            return true;
        } catch (StoreException failure) {
            getStuck(failure);
            return false;
        }
    }

    private void note(Entry entry) {
        String id = parts.id();
        switch (entry) {
            case Entry.Moved moved -> parts.shared().metrics().moved(moved.by());
            case Entry.Started started -> LOG.info("table {}: match {} dealt", id, started.match());
            case Entry.TookOver over -> LOG.info("table {} seat {}: a bot takes over", id, over.seat());
            case Entry.CameBack back -> LOG.info("table {} seat {}: is back", id, back.seat());
            case Entry.Removed _ -> LOG.info("table {}: the host removed somebody", id);
            case Entry.Closed _ -> LOG.info("table {}: closed", id);
            default -> LOG.debug("table {}: {}", id, entry.getClass().getSimpleName());
        }
    }

    void refuse(Client client, String request, Objection objection) {
        parts.shared().metrics().refused(objection);
        client.tell(Messages.refused(request, objection));
    }

    // ---- while nothing can be stored

    boolean isStuck() {
        return isStuck;
    }

    void getStuck(StoreException failure) {
        if (!isStuck) {
            if (parts.shared().condition().canStore()) {
                isOurError = true;
                LOG.error("table {}: cannot store: {}", parts.id(), failure.getMessage());
            }
            getStuck();
        }
    }

    /// The store is away, and has said so once for all tables.
    void getStuck() {
        if (!isStuck) {
            isStuck = true;
            parts.audience().tell(Messages.stuck(parts.id(), true));
        }
    }

    void goOn() {
        if (isStuck) {
            isStuck = false;
            LOG.atLevel(isOurError ? Level.INFO : Level.DEBUG).log("table {}: goes on", parts.id());
            isOurError = false;
            parts.audience().tell(Messages.stuck(parts.id(), false));
        }
    }
}
