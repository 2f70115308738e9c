package table13.server.store.postgres;

import java.util.ArrayList;
import java.util.List;
import table13.server.store.AppendRequest;
import table13.server.store.EntryRow;

/// The version that a log has reached and, if a notification may carry them, its last entries.
///
/// @param end the entry before and the added ones; empty if they have to be read
/// @param appendId id of the append that added the last one
/// @param begun time before any of it was stored, by [System#nanoTime]
record LogTail(long version, List<EntryRow> end, long appendId, long begun) {
    /// A node further behind reads the log.
    private static final int MOST_ENTRIES = 16;

    static LogTail of(PendingAppend done) {
        return new LogTail(done.lastVersion(), end(done.append()), done.id(), done.begun());
    }

    private static List<EntryRow> end(AppendRequest append) {
        EntryRow before = append.before();
        if (before == null || append.entries().size() >= MOST_ENTRIES) {
            return List.of();
        }
        List<EntryRow> end = new ArrayList<>(append.entries().size() + 1);
        end.add(before);
        end.addAll(append.entries());
        return end;
    }

    static LogTail to(long version) {
        return new LogTail(version, List.of(), 0, 0);
    }

    LogTail withoutEntries() {
        return to(version);
    }

    /// Merges two tails of the same log.
    LogTail and(LogTail other) {
        if (other.version < version) {
            return other.and(this);
        }
        boolean isNext = !end.isEmpty()
                && !other.end.isEmpty()
                && end.getLast().equals(other.end.getFirst())
                && end.size() + other.end.size() <= MOST_ENTRIES;
        if (!isNext) {
            return other;
        }
        List<EntryRow> both = new ArrayList<>(end);
        both.addAll(other.end.subList(1, other.end.size()));
        return new LogTail(other.version, both, other.appendId, Math.min(begun, other.begun));
    }
}
