package table13.server.store.postgres;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/// The changes since the last notification, without duplicates; too many become *everything*. Thread-safe.
final class PendingNotifications {
    /// Reached only while no notification can be sent. Above it, a check of all tables is cheaper for all nodes.
    static final int MOST = 10_000;

    /// The changes of one notification.
    ///
    /// @param since time of the first change, by [System#nanoTime]
    record Batch(Map<String, LogTail> logs, Set<String> tables, Set<String> guests, boolean isEverything, long since) {
        boolean isEmpty() {
            return size() == 0 && !isEverything;
        }

        /// Omits the entries of appends that began before this time.
        Batch since(long nanos) {
            Map<String, LogTail> some = new LinkedHashMap<>();
            logs.forEach((table, how) -> some.put(table, how.begun() - nanos < 0 ? how.withoutEntries() : how));
            return new Batch(some, tables, guests, isEverything, since);
        }

        private int size() {
            return logs.size() + tables.size() + guests.size();
        }
    }

    private Batch batch = empty();

    private static Batch empty() {
        return new Batch(new LinkedHashMap<>(), new LinkedHashSet<>(), new LinkedHashSet<>(), false, System.nanoTime());
    }

    /// Returns whether this is the first change since the last notification, as do the methods for other changes.
    synchronized boolean logAppended(String table, LogTail how) {
        boolean isFirst = begin();
        if (!batch.isEverything) {
            batch.logs.merge(table, how, LogTail::and);
            bound();
        }
        return isFirst;
    }

    synchronized boolean tableChanged(String table) {
        boolean isFirst = begin();
        if (!batch.isEverything) {
            batch.tables.add(table);
            bound();
        }
        return isFirst;
    }

    synchronized boolean guestChanged(String guest) {
        boolean isFirst = begin();
        if (!batch.isEverything) {
            batch.guests.add(guest);
            bound();
        }
        return isFirst;
    }

    synchronized Batch take() {
        Batch taken = batch;
        batch = empty();
        return taken;
    }

    /// Returns changes that could not be sent. They precede all changes since then.
    synchronized void putBack(Batch unsent) {
        Batch later = batch;
        batch = unsent;
        if (later.isEverything || unsent.isEverything) {
            toEverything();
            return;
        }
        batch.logs.replaceAll((_, how) -> how.withoutEntries());
        later.logs.forEach((table, how) -> batch.logs.merge(table, how, LogTail::and));
        batch.tables.addAll(later.tables);
        batch.guests.addAll(later.guests);
        bound();
    }

    private boolean begin() {
        boolean isFirst = batch.isEmpty();
        if (isFirst) {
            batch = empty();
        }
        return isFirst;
    }

    private void bound() {
        if (batch.size() > MOST) {
            toEverything();
        }
    }

    private void toEverything() {
        batch = new Batch(Map.of(), Set.of(), Set.of(), true, batch.since);
    }
}
