package table13.server.lobby;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.Nodes;
import table13.server.store.StoreException;
import table13.table.Entry;

/// Watches which nodes are alive. When a node joins or leaves, presence may change without a notification, and tables
/// may lose their lease.
final class NodeWatcher {
    private static final Logger LOG = LoggerFactory.getLogger(NodeWatcher.class);

    private final LobbyContext context;
    private final Runnable changed;
    private final AtomicBoolean isLooking = new AtomicBoolean();
    private volatile Set<String> alive = Set.of();

    /// @param changed called when the set of nodes has changed
    NodeWatcher(LobbyContext context, Runnable changed) {
        this.context = context;
        this.changed = changed;
    }

    /// Reads the nodes, unless another thread does. Blocks.
    void look() {
        if (!isLooking.compareAndSet(false, true)) {
            return;
        }
        try {
            long now = context.now();
            take(context.store().nodes().all().stream()
                    .filter(node -> node.until() >= now)
                    .toList());
        } catch (StoreException failure) {
            LOG.debug("cannot read the list of nodes: {}", failure.getMessage());
        } finally {
            isLooking.set(false);
        }
    }

    private void take(List<Nodes.Node> nodes) {
        NodeStatus status = context.status();
        status.hasSuccessors(nodes.stream().anyMatch(node -> node.reads() > Entry.FORMAT && !node.isDraining()));
        // After all nodes were down, absence begins with the start of the first one.
        long before = status.since();
        nodes.stream().mapToLong(Nodes.Node::since).min().ifPresent(status::since);
        Set<String> ids = nodes.stream().map(Nodes.Node::id).collect(Collectors.toUnmodifiableSet());
        if (!ids.equals(alive) || before != status.since()) {
            alive = ids;
            changed.run();
        }
    }
}
