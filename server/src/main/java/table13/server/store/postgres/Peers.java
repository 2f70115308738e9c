package table13.server.store.postgres;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The other nodes that were alive at the last check. Not thread-safe.
final class Peers {
    private Set<String> alive = Set.of();

    /// Records the nodes that are alive. Returns those that have died since the last check.
    Set<String> look(List<NodeRows.Peer> seen) {
        Set<String> dead = new HashSet<>(alive);
        alive = new HashSet<>();
        for (NodeRows.Peer peer : seen) {
            alive.add(peer.id());
            dead.remove(peer.id());
        }
        return dead;
    }

    /// Time until the next of these leases expires without a heartbeat. In milliseconds.
    static long nextDeath(List<NodeRows.Peer> seen) {
        return seen.stream().mapToLong(NodeRows.Peer::leftMillis).min().orElse(Long.MAX_VALUE);
    }
}
