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

/// What the tables of this node tell the other nodes, and what they are told by them. Nothing here blocks.
///
/// @param live the tables in memory
/// @param devices how many devices are connected
/// @param guest told of a guest who has another name, or one device less
/// @param anybody told that this may hold for any guest
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
    public void guestChanged(String who) {
        guest.accept(who);
    }

    @Override
    public void resync() {
        // Until it is known which nodes there are, nobody counts as away for longer than this.
        shared.condition().since(shared.now());
        live.values().forEach(LiveTable::resync);
        anybody.run();
    }

    @Override
    public void logReplaced(String table) {
        LiveTable here = live.get(table);
        if (here != null) {
            LOG.warn("table {}: the end of its log was replaced; it is read again", table);
            here.logReplaced();
        }
    }

    @Override
    public void canStore(boolean isSo) {
        if (isSo) {
            LOG.info("the store is back: {} tables go on", live.size());
            shared.condition().since(shared.now());
        } else {
            LOG.info("the store is away, as it says itself: {} tables wait for it", live.size());
        }
        shared.condition().canStore(isSo);
        live.values().forEach(LiveTable::tableChanged);
    }
}
