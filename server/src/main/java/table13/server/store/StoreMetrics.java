package table13.server.store;

/// Counts what a store does, for whoever looks on from outside. For any number of threads; returns at once.
public interface StoreMetrics {

    /// So many appends were stored together.
    void batch(int appends);

    /// Somebody else was quicker.
    void conflict();

    /// Nobody could find out whether it was stored.
    void unknown();

    /// A bell was heard so long after what it tells of.
    void heard(long nanos);

    /// Whether it can be written to.
    void ready(boolean isSo);

    /// How many tables this node looks after.
    void leases(int tables);

    /// How many guests are at tables on this node.
    void present(int guests);

    /// For whoever does not look on.
    StoreMetrics NONE = new StoreMetrics() {
        @Override
        public void batch(int appends) {}

        @Override
        public void conflict() {}

        @Override
        public void unknown() {}

        @Override
        public void heard(long nanos) {}

        @Override
        public void ready(boolean isSo) {}

        @Override
        public void leases(int tables) {}

        @Override
        public void present(int guests) {}
    };
}
