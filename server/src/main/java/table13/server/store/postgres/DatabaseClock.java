package table13.server.store.postgres;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import table13.server.store.Health;

/// The clock of the database, which all nodes share, extrapolated between two samples. Never goes back: a clock that is
/// ahead runs at half speed until it is right.
///
/// Independent of this machine's clock. That clock must still be right: log lines show it, and a wrong one suggests
/// other faults.
final class DatabaseClock implements InstantSource {
    private static final long MOST_MILLIS_OFF = 500;
    private static final double NANOS = 1e6;
    private static final double MILLIS = 1e3;

    /// A sample of both clocks.
    ///
    /// @param at time of the sample, by [System#nanoTime]
    /// @param database the database's clock, in milliseconds since 1970
    /// @param local this machine's clock, in milliseconds since 1970
    /// @param roundTripMillis duration of the query; the sample was taken within it
    record Look(long at, double database, double local, double roundTripMillis) {

        /// How far this machine's clock is ahead. In milliseconds.
        double off() {
            return local - database;
        }

        private double later(long nanos) {
            return database + (nanos - at) / NANOS;
        }
    }

    /// @param shown the reading of this clock at the sample
    private record Setting(Look look, double shown) {
        double at(long nanos) {
            double elapsed = (nanos - look.at()) / NANOS;
            return Math.max(look.later(nanos), shown + elapsed / 2);
        }
    }

    private volatile Setting setting;

    DatabaseClock(Look first) {
        setting = new Setting(first, first.database());
    }

    void set(Look look) {
        setting = new Setting(look, setting.at(look.at()));
    }

    @Override
    public long millis() {
        return (long) setting.at(System.nanoTime());
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    /// How far this machine's clock is ahead, in milliseconds; negative if it is behind.
    long offMillis() {
        return Math.round(setting.look.off());
    }

    /// Not ready if this machine's clock is certainly wrong.
    Health health() {
        Look look = setting.look;
        double off = look.off();
        if (Math.abs(off) - look.roundTripMillis() / 2 <= MOST_MILLIS_OFF) {
            return Health.READY;
        }
        return Health.not(String.format(
                Locale.ROOT,
                "The clock of this machine is %.1f s %s that of the database. Set both by the same time servers (NTP);"
                        + " then this node becomes ready again.",
                Math.abs(off) / MILLIS,
                off > 0 ? "ahead of" : "behind"));
    }
}
