package table13.server.lobby;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// A clock that never goes back. Follows another clock. If that clock is set back, this clock continues by elapsed
/// time. Thread-safe.
///
/// Actions of a table are scheduled by times in its log: a clock set back by an hour would stop its bots for an hour.
final class MonotonicClock implements InstantSource {
    private final InstantSource clock;
    private final LongSupplier nanos;
    private long known = Long.MIN_VALUE;
    private long knownNanos;
    private long shown = Long.MIN_VALUE;

    /// @param nanos elapsed time that cannot be set, from any origin
    MonotonicClock(InstantSource clock, LongSupplier nanos) {
        this.clock = clock;
        this.nanos = nanos;
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    @Override
    public synchronized long millis() {
        long now = clock.millis();
        if (now >= shown) {
            set(now);
        } else {
            shown = Math.max(shown, known + TimeUnit.NANOSECONDS.toMillis(nanos.getAsLong() - knownNanos));
        }
        return shown;
    }

    /// Moves the clock forward to the time of a known event.
    ///
    /// @return whether the clock was behind
    synchronized boolean notBefore(long millis) {
        boolean wasBehind = millis > millis();
        if (wasBehind) {
            set(millis);
        }
        return wasBehind;
    }

    private void set(long millis) {
        known = millis;
        knownNanos = nanos.getAsLong();
        shown = millis;
    }
}
