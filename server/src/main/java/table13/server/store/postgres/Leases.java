package table13.server.store.postgres;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The tables this node looks after, as far as it knows, and those it wants to or wants no more. For any number of
/// threads.
final class Leases {
    private final Set<String> held = ConcurrentHashMap.newKeySet();
    /// The last wish counts.
    private final Map<String, Boolean> wishes = new LinkedHashMap<>();

    /// What is to be asked of the database.
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

    /// These could not be asked; what was wished since then counts more.
    synchronized void putBack(Wishes untold) {
        untold.claims().forEach(table -> wishes.putIfAbsent(table, true));
        untold.releases().forEach(table -> wishes.putIfAbsent(table, false));
    }

    /// Takes note of what was got, and returns those of them that are new, and still wanted.
    synchronized Set<String> hold(Collection<String> tables) {
        Set<String> news = new HashSet<>();
        for (String table : tables) {
            if (!Boolean.FALSE.equals(wishes.get(table)) && held.add(table)) {
                news.add(table);
            }
        }
        return news;
    }

    /// All of it belongs to others now, or will.
    synchronized void forget() {
        held.clear();
        wishes.clear();
    }

    /// Everything is to be given back.
    synchronized void leaveAll() {
        wishes.clear();
        held.forEach(table -> wishes.put(table, false));
        held.clear();
    }
}
