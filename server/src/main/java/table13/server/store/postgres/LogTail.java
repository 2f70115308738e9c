package table13.server.store.postgres;

import java.util.ArrayList;
import java.util.List;
import table13.server.store.AppendRequest;
import table13.server.store.EntryRow;

/// How far a log has grown, and if others may be told so how it ends now.
///
/// @param end the entry before, and those that were added; empty if they are to be read
/// @param appendId by whom the last of them was added
/// @param begun before any of it was stored, by [System#nanoTime]
record LogTail(long version, List<EntryRow> end, long appendId, long begun) {
    /// Who is further behind reads.
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

    /// Both, of the same log.
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
