package table13.server.lobby;

import table13.server.store.Health;

/// Status of this node, shared by its tables. Thread-safe.
final class NodeStatus {
    private static final Health DISK_LOW =
            new Health(true, "ready, but less than 10% of the disk is free: chat is refused until there is more room");

    private volatile boolean canStore = true;
    private volatile boolean isDraining;
    private volatile boolean hasSuccessors;
    private volatile boolean hasMetNewer;
    private volatile boolean isDiskLow;
    private volatile long since = Long.MIN_VALUE;

    /// Whether the store reports that it is available; true by default.
    boolean canStore() {
        return canStore;
    }

    void canStore(boolean isSo) {
        canStore = isSo;
    }

    /// Whether this node is about to stop and takes no new leases.
    boolean isDraining() {
        return isDraining;
    }

    void drain() {
        isDraining = true;
    }

    /// Whether another node can read newer entries than this one.
    boolean hasSuccessors() {
        return hasSuccessors;
    }

    void hasSuccessors(boolean isSo) {
        hasSuccessors = isSo;
    }

    /// Notes that only a newer program can read a log.
    ///
    /// @return whether it is the first such log
    boolean meetNewer() {
        boolean isFirst = !hasMetNewer;
        hasMetNewer = true;
        return isFirst;
    }

    /// Whether so little of the disk is free that chat is refused. Matches continue.
    boolean isDiskLow() {
        return isDiskLow;
    }

    void isDiskLow(boolean isSo) {
        isDiskLow = isSo;
    }

    /// Whether load balancers should send clients to this node.
    Health health() {
        return hasMetNewer && hasSuccessors
                ? Health.not("Other nodes run a newer version and write entries that this node cannot read. Restart it"
                        + " with the newer version.")
                : isDiskLow ? DISK_LOW : Health.READY;
    }

    /// Time since when some node has been reachable, as far as known. No guest counts as absent from before.
    long since() {
        return since;
    }

    void since(long millis) {
        since = millis;
    }
}
