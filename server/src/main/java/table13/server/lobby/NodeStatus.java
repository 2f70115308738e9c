package table13.server.lobby;

import table13.server.store.Health;

/// How this node is, as far as all of its tables have to know. For any number of threads.
final class NodeStatus {
    private static final Health DISK_LOW =
            new Health(true, "ready, but less than 10% of the disk is free: chat is refused until there is more room");

    private volatile boolean canStore = true;
    private volatile boolean isDraining;
    private volatile boolean hasSuccessors;
    private volatile boolean hasMetNewer;
    private volatile boolean isDiskLow;
    private volatile long since = Long.MIN_VALUE;

    /// Whether the store says that anything can be stored; one that says nothing can.
    boolean canStore() {
        return canStore;
    }

    void canStore(boolean isSo) {
        canStore = isSo;
    }

    /// Whether this node is about to stop, and begins nothing any more.
    boolean isDraining() {
        return isDraining;
    }

    void drain() {
        isDraining = true;
    }

    /// Whether some other node can read more than this one.
    boolean hasSuccessors() {
        return hasSuccessors;
    }

    void hasSuccessors(boolean isSo) {
        hasSuccessors = isSo;
    }

    /// A log was met that only a newer program can read.
    ///
    /// @return whether it is the first one
    boolean meetNewer() {
        boolean isFirst = !hasMetNewer;
        hasMetNewer = true;
        return isFirst;
    }

    /// Whether so little of the disk is free that chat is refused. Matches go on.
    boolean isDiskLow() {
        return isDiskLow;
    }

    void isDiskLow(boolean isSo) {
        isDiskLow = isSo;
    }

    /// Whether people should be sent here rather than elsewhere.
    Health health() {
        return hasMetNewer && hasSuccessors
                ? Health.not("Other nodes run a newer version, and have written what this one cannot read: restart it"
                        + " with the newer version.")
                : isDiskLow ? DISK_LOW : Health.READY;
    }

    /// Since when it has been possible to come to some node, as far as this one knows: nobody counts as away from
    /// before.
    long since() {
        return since;
    }

    void since(long millis) {
        since = millis;
    }
}
