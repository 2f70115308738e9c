package table13.browser.solo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import table13.rules.Objection;
import table13.runtime.TableLog;
import table13.runtime.UncommittedEntries;
import table13.table.Checkpoint;
import table13.table.CorruptLogException;
import table13.table.Entry;
import table13.table.LoggedEntry;
import table13.table.MatchResult;
import table13.table.NewerLogException;
import table13.table.Table;
import table13.wire.WireObjection;
import table13.wire.log.EntryJson;

/// The log of one table, in memory, as lines: a time, and the entry as in a server's log. The caller stores new entries
/// before it sends any message about them.
final class SoloLog implements TableLog {
    private final List<String> lines;
    private @Nullable Checkpoint checkpoint;
    private List<MatchResult> finished = List.of();
    private int kept;

    /// @param lines the stored log, from version 1
    /// @param beside the stored data beside it, if there are any
    SoloLog(List<String> lines, @Nullable StoredTable beside) {
        if (beside != null) {
            checkpoint = beside.checkpoint();
            finished = beside.finished();
        }
        this.lines = new ArrayList<>(lines);
        kept = lines.size();
    }

    boolean isEmpty() {
        return lines.isEmpty();
    }

    /// The beginning of the last match, unless it is the first.
    @Nullable
    Checkpoint checkpoint() {
        return checkpoint;
    }

    @Override
    public Optional<Checkpoint> checkpoint(int match) {
        return Optional.ofNullable(checkpoint).filter(last -> last.match() <= match);
    }

    @Override
    public Optional<List<MatchResult>> endings(int match) {
        List<MatchResult> before =
                finished.stream().filter(each -> each.match() < match).toList();
        return before.size() == match - 1 ? Optional.of(before) : Optional.empty();
    }

    @Override
    public List<LoggedEntry> entries(long after, long upTo) {
        List<LoggedEntry> entries = new ArrayList<>();
        for (int i = (int) after; i < Math.min(lines.size(), upTo); i++) {
            entries.add(entry(i + 1L, lines.get(i)));
        }
        return entries;
    }

    private static LoggedEntry entry(long version, String line) {
        int end = line.indexOf(' ');
        try {
            long at = Long.parseLong(line.substring(0, Math.max(0, end)));
            return new LoggedEntry(version, at, EntryJson.read(line.substring(end + 1)));
        } catch (NumberFormatException _) {
            throw new CorruptLogException("The log holds a line without a time, at version " + version + ".");
        }
    }

    @Override
    public boolean append(Table table, UncommittedEntries uncommitted) {
        uncommitted.entries().forEach(logged -> lines.add(line(logged.at(), logged.entry())));
        if (!uncommitted.checkpoints().isEmpty()) {
            checkpoint = uncommitted.checkpoints().getLast().checkpoint();
            finished = table.finished();
        }
        return true;
    }

    @Override
    public Optional<Objection> answerTo(RuntimeException failure) {
        return Optional.of(
                failure instanceof NewerLogException
                        ? WireObjection.NEWER_TABLE
                        : failure instanceof CorruptLogException
                                ? WireObjection.BROKEN_TABLE
                                : WireObjection.CANNOT_STORE);
    }

    private static String line(long at, Entry entry) {
        return at + " " + EntryJson.write(entry);
    }

    /// The last entry of a table that was closed without reading its log.
    static Fresh closing(StoredTable closed) {
        return new Fresh(closed.version(), List.of(line(closed.listing().changedAt(), new Entry.Closed())));
    }

    /// Entries not yet stored.
    ///
    /// @param from the version of the first of them
    record Fresh(long from, List<String> lines) {}

    /// The entries not yet stored. From now on they count as stored.
    Fresh takeFresh() {
        Fresh fresh = new Fresh(kept + 1L, List.copyOf(lines.subList(kept, lines.size())));
        kept = lines.size();
        return fresh;
    }
}
