package table13.server.store;

import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/// The only node of a store: has no other node to notify or to ask.
public final class SingleNode implements Nodes {

    @Override
    public String id() {
        return "alone";
    }

    @Override
    public void join(NodeListener listener) {}

    @Override
    public List<Node> all() {
        return List.of();
    }

    @Override
    public InstantSource clock() {
        return InstantSource.system();
    }

    @Override
    public void isHere(String table, String guest, boolean isSo) {}

    @Override
    public void isAway(String table, String guest, long since) {}

    @Override
    public PresenceSnapshot presence(String table) {
        return new PresenceSnapshot(List.of(), Long.MIN_VALUE);
    }

    @Override
    public boolean holdsLease(String table) {
        return true;
    }

    @Override
    public void acquireLease(String table) {}

    @Override
    public Set<String> acquireLease(Collection<String> tables) {
        return Set.copyOf(tables);
    }

    @Override
    public void releaseLease(String table) {}

    /// No shared counter: the limits within the one node suffice.
    @Override
    public int count(String what, int more) {
        return 0;
    }

    @Override
    public void drain() {}
}
