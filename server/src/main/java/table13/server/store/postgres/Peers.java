package table13.server.store.postgres;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The other nodes that were alive when this one last looked. For one thread.
final class Peers {
    private Set<String> alive = Set.of();

    /// Takes note of who is alive, and returns those that were alive at the last look and are not so any more.
    Set<String> look(List<NodeRows.Peer> seen) {
        Set<String> dead = new HashSet<>(alive);
        alive = new HashSet<>();
        for (NodeRows.Peer peer : seen) {
            alive.add(peer.id());
            dead.remove(peer.id());
        }
        return dead;
    }

    /// In how many milliseconds the next of these would be dead if it did not beat any more.
    static long nextDeath(List<NodeRows.Peer> seen) {
        return seen.stream().mapToLong(NodeRows.Peer::leftMillis).min().orElse(Long.MAX_VALUE);
    }
}
