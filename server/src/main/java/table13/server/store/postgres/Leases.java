package table13.server.store.postgres;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The leases that this node holds, as far as it knows, and its pending requests and releases. Thread-safe.
final class Leases {
    private final Set<String> held = ConcurrentHashMap.newKeySet();
    /// The last wish for a table wins.
    private final Map<String, Boolean> wishes = new LinkedHashMap<>();

    /// Requests to send to the database.
    record Wishes(List<String> claims, List<String> releases) {
        boolean isEmpty() {
            return claims.isEmpty() && releases.isEmpty();
        }
    }

    boolean has(String table) {
        return held.contains(table);
    }

    int size() {
        return held.size();
    }

    synchronized void wish(String table, boolean isSo) {
        if (isSo && held.contains(table)) {
            wishes.remove(table);
            return;
        }
        if (!isSo) {
            held.remove(table);
        }
        wishes.put(table, isSo);
    }

    synchronized Wishes take(int most) {
        Wishes taken = new Wishes(new ArrayList<>(), new ArrayList<>());
        var all = wishes.entrySet().iterator();
        for (int i = 0; i < most && all.hasNext(); i++) {
            Map.Entry<String, Boolean> wish = all.next();
            (wish.getValue() ? taken.claims() : taken.releases()).add(wish.getKey());
            all.remove();
        }
        return taken;
    }

    /// Returns failed requests to the queue. Later wishes win.
    synchronized void putBack(Wishes failed) {
        failed.claims().forEach(table -> wishes.putIfAbsent(table, true));
        failed.releases().forEach(table -> wishes.putIfAbsent(table, false));
    }

    /// Records new leases. Returns the new ones that are still wanted.
    synchronized Set<String> hold(Collection<String> tables) {
        Set<String> added = new HashSet<>();
        for (String table : tables) {
            if (!Boolean.FALSE.equals(wishes.get(table)) && held.add(table)) {
                added.add(table);
            }
        }
        return added;
    }

    /// All leases have expired.
    synchronized void forget() {
        held.clear();
        wishes.clear();
    }

    /// Releases all leases.
    synchronized void leaveAll() {
        wishes.clear();
        held.forEach(table -> wishes.put(table, false));
        held.clear();
    }
}
