package table13.server.lobby;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// A clock that never goes back. It shows what another clock shows; while that one is behind what was shown before,
/// because somebody has set it back, time goes on all the same.
///
/// What is due at a table is reckoned from times in its log: a clock that went back by an hour would silence its bots
/// for an hour.
final class MonotonicClock implements InstantSource {
    private final InstantSource clock;
    private final LongSupplier nanos;
    private long known = Long.MIN_VALUE;
    private long knownNanos;
    private long shown = Long.MIN_VALUE;

    /// @param nanos time that passes and cannot be set, from any beginning
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
            knowThat(now);
        } else {
            shown = Math.max(shown, known + TimeUnit.NANOSECONDS.toMillis(nanos.getAsLong() - knownNanos));
        }
        return shown;
    }

    /// Something happened then, so it is not earlier now.
    ///
    /// @return whether that was news
    synchronized boolean notBefore(long millis) {
        boolean isNews = millis > millis();
        if (isNews) {
            knowThat(millis);
        }
        return isNews;
    }

    private void knowThat(long millis) {
        known = millis;
        knownNanos = nanos.getAsLong();
        shown = millis;
    }
}
