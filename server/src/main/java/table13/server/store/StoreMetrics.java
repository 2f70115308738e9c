package table13.server.store;

/// Metrics of a store. Thread-safe. Never blocks.
public interface StoreMetrics {

    /// Number of appends stored together.
    void batch(int appends);

    /// Another node was quicker.
    void conflict();

    /// The outcome of an append cannot be determined.
    void unknown();

    /// Delay of this node's own notification. In nanoseconds.
    void notified(long nanos);

    /// Whether the store accepts writes.
    void ready(boolean isSo);

    /// Number of leases that this node holds.
    void leases(int tables);

    /// Number of guests at tables on this node.
    void present(int guests);

    /// Records nothing.
    StoreMetrics NONE = new StoreMetrics() {
        @Override
        public void batch(int appends) {}

        @Override
        public void conflict() {}

        @Override
        public void unknown() {}

        @Override
        public void notified(long nanos) {}

        @Override
        public void ready(boolean isSo) {}

        @Override
        public void leases(int tables) {}

        @Override
        public void present(int guests) {}
    };
}
