package table13.server.store.postgres;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/// What happened since the last bell, each thing once; too much of it becomes *everything*. For any number of threads.
final class PendingNotifications {
    /// While no bell can be sent; beyond that it is cheaper for everybody to look at everything.
    static final int MOST = 10_000;

    /// What one bell tells.
    ///
    /// @param since when the first of it happened, by [System#nanoTime]
    record Batch(
            Map<String, LogTail> grown, Set<String> stirred, Set<String> changed, boolean isEverything, long since) {
        boolean isEmpty() {
            return size() == 0 && !isEverything;
        }

        /// Without entries of what was begun before this time.
        Batch since(long nanos) {
            Map<String, LogTail> some = new LinkedHashMap<>();
            grown.forEach((table, how) -> some.put(table, how.begun() - nanos < 0 ? how.withoutEntries() : how));
            return new Batch(some, stirred, changed, isEverything, since);
        }

        private int size() {
            return grown.size() + stirred.size() + changed.size();
        }
    }

    private Batch batch = nothing();

    private static Batch nothing() {
        return new Batch(new LinkedHashMap<>(), new LinkedHashSet<>(), new LinkedHashSet<>(), false, System.nanoTime());
    }

    /// A log has. Returns whether this is the first thing since the last bell; so do the others.
    synchronized boolean logAppended(String table, LogTail how) {
        boolean isFirst = begin();
        if (!batch.isEverything) {
            batch.grown.merge(table, how, LogTail::and);
            bound();
        }
        return isFirst;
    }

    synchronized boolean tableChanged(String table) {
        boolean isFirst = begin();
        if (!batch.isEverything) {
            batch.stirred.add(table);
            bound();
        }
        return isFirst;
    }

    synchronized boolean guestChanged(String guest) {
        boolean isFirst = begin();
        if (!batch.isEverything) {
            batch.changed.add(guest);
            bound();
        }
        return isFirst;
    }

    synchronized Batch take() {
        Batch taken = batch;
        batch = nothing();
        return taken;
    }

    /// It could not be told: it happened before whatever has happened since.
    synchronized void putBack(Batch untold) {
        Batch later = batch;
        batch = untold;
        if (later.isEverything || untold.isEverything) {
            toEverything();
            return;
        }
        batch.grown.replaceAll((_, how) -> how.withoutEntries());
        later.grown.forEach((table, how) -> batch.grown.merge(table, how, LogTail::and));
        batch.stirred.addAll(later.stirred);
        batch.changed.addAll(later.changed);
        bound();
    }

    private boolean begin() {
        boolean isFirst = batch.isEmpty();
        if (isFirst) {
            batch = nothing();
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
