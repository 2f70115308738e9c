package table13.server.store.postgres;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import table13.server.store.Health;

/// The time of the database, which all nodes go by, as this machine reckons it between two looks at it. It never goes
/// back: if it turns out to be ahead it runs at half its speed until it is right.
///
/// It does not depend on the clock of this machine, but that must be right too: people read it in the log, and where it
/// is wrong more is.
final class DatabaseClock implements InstantSource {
    private static final long MOST_MILLIS_OFF = 500;
    private static final double NANOS = 1e6;
    private static final double MILLIS = 1e3;

    /// A look at both clocks.
    ///
    /// @param at when, by [System#nanoTime]
    /// @param database the time of the database then, in milliseconds since 1970
    /// @param local the time of this machine then
    /// @param roundTripMillis how long it took; it was some time within it
    record Look(long at, double database, double local, double roundTripMillis) {

        /// How far this machine is ahead.
        double off() {
            return local - database;
        }

        private double later(long nanos) {
            return database + (nanos - at) / NANOS;
        }
    }

    /// @param shown what the clock showed at that moment
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
                        + " the node is ready again by itself.",
                Math.abs(off) / MILLIS,
                off > 0 ? "ahead of" : "behind"));
    }
}
