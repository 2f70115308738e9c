package table13.server.lobby;

import java.util.ArrayList;
import java.util.List;
import table13.server.store.CheckpointRow;
import table13.table.Entry;
import table13.table.Logged;
import table13.table.Table;

/// Entries that a table has taken in memory and that are yet to be stored, with the checkpoints that go with them.
record Played(List<Logged> entries, List<CheckpointRow> checkpoints) {

    Played() {
        this(new ArrayList<>(), new ArrayList<>());
    }

    Played play(Table table, List<Entry> wanted, long now) {
        for (Entry entry : wanted) {
            Log.checkpoint(table, entry).ifPresent(checkpoints::add);
            Logged logged = new Logged(table.version() + 1, now, entry);
            table.play(logged);
            entries.add(logged);
        }
        return this;
    }
}
