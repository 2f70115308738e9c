package table13.server.store.postgres;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Presence on this node, current and former: a buffer for the database, which may also lose it and need it again.
/// Thread-safe.
final class PresenceBuffer {
    /// Time for which a departure stays in memory. After it only the log matters, which has the seat.
    private static final long KNOWN_MILLIS = 3_600_000;

    record Key(String table, String guest) {}

    /// @param since time of arrival or departure
    record Row(Key key, boolean isHere, long since) {}

    private final Map<String, Map<String, Row>> byTable = new HashMap<>();
    private final Set<Key> unwritten = new LinkedHashSet<>();
    private final Map<Key, Long> away = new LinkedHashMap<>();
    private int here;

    synchronized void isHere(String table, String guest, boolean isSo, long now) {
        Map<String, Row> guests = byTable.computeIfAbsent(table, _ -> new HashMap<>());
        Key key = new Key(table, guest);
        Row before = guests.put(guest, new Row(key, isSo, now));
        here += (isSo ? 1 : 0) - (before != null && before.isHere() ? 1 : 0);
        unwritten.add(key);
    }

    /// Records a seated guest without other known presence as absent.
    synchronized void isAway(String table, String guest, long since) {
        away.putIfAbsent(new Key(table, guest), since);
    }

    /// Takes rows that the database does not have yet.
    synchronized List<Row> takeUntold(int most) {
        List<Row> taken = new ArrayList<>();
        var keys = unwritten.iterator();
        while (keys.hasNext() && taken.size() < most) {
            Key key = keys.next();
            keys.remove();
            Map<String, Row> guests = byTable.get(key.table());
            Row row = guests == null ? null : guests.get(key.guest());
            if (row != null) {
                taken.add(row);
            }
        }
        return taken;
    }

    /// Returns rows that could not be written.
    synchronized void putBack(List<Row> rows) {
        rows.forEach(row -> unwritten.add(row.key()));
    }

    synchronized List<Row> takeAway(int most) {
        List<Row> taken = new ArrayList<>();
        var all = away.entrySet().iterator();
        while (all.hasNext() && taken.size() < most) {
            Map.Entry<Key, Long> next = all.next();
            all.remove();
            taken.add(new Row(next.getKey(), false, next.getValue()));
        }
        return taken;
    }

    synchronized void putBackAway(List<Row> rows) {
        rows.forEach(row -> away.putIfAbsent(row.key(), row.since()));
    }

    /// Marks all rows as unwritten, after the database has lost them.
    synchronized void putBackAll() {
        byTable.values().forEach(guests -> guests.values().forEach(row -> unwritten.add(row.key())));
    }

    synchronized List<Row> at(String table) {
        return List.copyOf(byTable.getOrDefault(table, Map.of()).values());
    }

    /// Number of guests present, once for each table.
    synchronized int size() {
        return here;
    }

    synchronized void cleanUp(long now) {
        byTable.values().removeIf(guests -> {
            guests.values().removeIf(row -> !row.isHere() && row.since() < now - KNOWN_MILLIS);
            return guests.isEmpty();
        });
    }
}
