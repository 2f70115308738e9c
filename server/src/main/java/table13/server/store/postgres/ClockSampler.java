package table13.server.store.postgres;

import java.sql.SQLException;

/// Compares the clock of this machine with that of the database. The database read its clock some time between request
/// and answer, so the fastest of several samples is the most accurate.
final class ClockSampler {
    /// Offset added to this machine's clock, in milliseconds. For tests only.
    private static final String TEST_OFFSET = "table13.test.clock-offset-millis";

    private static final String ASK = "SELECT extract(epoch FROM clock_timestamp()) * 1000";
    private static final int TIMES = 5;
    private static final double NANOS = 1e6;

    private ClockSampler() {}

    static DatabaseClock.Look at(Sql sql) throws SQLException {
        DatabaseClock.Look best = once(sql);
        for (int i = 1; i < TIMES; i++) {
            DatabaseClock.Look look = once(sql);
            best = look.roundTripMillis() < best.roundTripMillis() ? look : best;
        }
        return best;
    }

    private static DatabaseClock.Look once(Sql sql) throws SQLException {
        long asked = System.nanoTime();
        double local = System.currentTimeMillis() + Long.getLong(TEST_OFFSET, 0L);
        double database = sql.rows(ASK, row -> row.getDouble(1)).getFirst();
        long roundTrip = System.nanoTime() - asked;
        double millis = roundTrip / NANOS;
        return new DatabaseClock.Look(asked + roundTrip / 2, database, local + millis / 2, millis);
    }
}
