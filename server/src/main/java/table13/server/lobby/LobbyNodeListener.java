package table13.server.lobby;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.EntryRow;
import table13.server.store.Nodes;

/// Reports the tables of this node to other nodes, and handles their notifications. Never blocks.
///
/// @param live the tables in memory
/// @param devices supplies the number of connected devices
/// @param guest called for a guest with a new name or a signed-out device
/// @param anybody called if any guest may have changed
record LobbyNodeListener(
        Map<String, LiveTable> live, LobbyContext shared, IntSupplier devices, Consumer<String> guest, Runnable anybody)
        implements Nodes.NodeListener {
    private static final Logger LOG = LoggerFactory.getLogger(LobbyNodeListener.class);

    @Override
    public int clients() {
        return devices.getAsInt();
    }

    @Override
    public Map<String, Long> tables() {
        Map<String, Long> versions = new HashMap<>();
        live.forEach((id, table) -> versions.put(id, table.version()));
        return versions;
    }

    @Override
    public void logAppended(String table, long version) {
        LiveTable here = live.get(table);
        if (here != null && here.version() < version) {
            here.logAppended(version);
        }
    }

    @Override
    public void logAppended(String table, List<EntryRow> end) {
        LiveTable here = live.get(table);
        if (here != null && here.version() < end.getLast().version()) {
            here.logAppended(end);
        }
    }

    @Override
    public void tableChanged(String table) {
        LiveTable here = live.get(table);
        if (here != null) {
            here.tableChanged();
        }
    }

    @Override
    public void guestChanged(String id) {
        guest.accept(id);
    }

    @Override
    public void resync() {
        // Guests count as absent from now at the earliest, until the nodes are known.
        shared.status().since(shared.now());
        live.values().forEach(LiveTable::resync);
        anybody.run();
    }

    @Override
    public void logReplaced(String table) {
        LiveTable here = live.get(table);
        if (here != null) {
            LOG.warn("table {}: the end of its log was replaced; reloading the table", table);
            here.logReplaced();
        }
    }

    @Override
    public void canStore(boolean isSo) {
        if (isSo) {
            LOG.info("the store is available again: {} tables continue", live.size());
            shared.status().since(shared.now());
        } else {
            LOG.info("the store is unavailable: {} tables wait for it", live.size());
        }
        shared.status().canStore(isSo);
        live.values().forEach(LiveTable::tableChanged);
    }
}
