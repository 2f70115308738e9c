package table13.server.store.postgres;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import table13.server.store.EntryRow;
import table13.server.store.Nodes;

/// A node that records its callbacks.
final class TestMember implements Nodes.NodeListener {
    final Map<String, Long> tables = new ConcurrentHashMap<>();
    final List<String> told = new CopyOnWriteArrayList<>();
    volatile int clients;

    /// Runs after each call of [#tables].
    volatile Runnable asked = () -> {};

    long times(String what) {
        return told.stream().filter(what::equals).count();
    }

    @Override
    public int clients() {
        return clients;
    }

    @Override
    public Map<String, Long> tables() {
        Map<String, Long> now = Map.copyOf(tables);
        asked.run();
        return now;
    }

    @Override
    public void logAppended(String table, long version) {
        told.add(table + " grew to " + version);
        tables.computeIfPresent(table, (_, before) -> Math.max(before, version));
    }

    @Override
    public void logAppended(String table, List<EntryRow> end) {
        told.add(table + " grew by " + end.stream().skip(1).map(EntryRow::text).toList());
        tables.computeIfPresent(
                table, (_, before) -> Math.max(before, end.getLast().version()));
    }

    @Override
    public void tableChanged(String table) {
        told.add(table + " stirred");
    }

    @Override
    public void guestChanged(String guest) {
        told.add(guest + " changed");
    }

    @Override
    public void resync() {
        told.add("missed something");
    }

    @Override
    public void logReplaced(String table) {
        told.add(table + " replaced");
    }

    @Override
    public void canStore(boolean isSo) {
        told.add(isSo ? "can store" : "cannot store");
    }
}
