package table13.runtime;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.table.Entry;
import table13.table.LoggedEntry;
import table13.table.Table;

/// Entries already played in memory but not stored yet, with their checkpoints.
///
/// @param before the last stored entry; null for a new table
public record UncommittedEntries(
        @Nullable LoggedEntry before, List<LoggedEntry> entries, List<MatchCheckpoint> checkpoints) {

    UncommittedEntries(@Nullable LoggedEntry before) {
        this(before, new ArrayList<>(), new ArrayList<>());
    }

    UncommittedEntries play(Table table, List<Entry> wanted, long now) {
        for (Entry entry : wanted) {
            MatchCheckpoint.before(entry, table).ifPresent(checkpoints::add);
            LoggedEntry logged = new LoggedEntry(table.version() + 1, now, entry);
            table.play(logged);
            entries.add(logged);
        }
        return this;
    }
}
