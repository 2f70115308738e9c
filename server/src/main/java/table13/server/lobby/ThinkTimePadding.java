package table13.server.lobby;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import table13.rules.Level;

/// Hides how long bots need. A bot with one legal move chooses at once, which would reveal its cards. So a quick choice
/// is delayed up to the usual time. Thread-safe.
final class ThinkTimePadding {
    /// Delay of a forced move before any measurement.
    private static final long DEFAULT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /// Weight of a new measurement in the mean: 1/8.
    private static final int PART = 8;

    private final Map<Kind, Long> means = new ConcurrentHashMap<>();

    private record Kind(String game, Level level) {}

    /// Measures the time of a choice.
    ///
    /// @param isForced whether there was only one legal move; such a choice is not measured
    /// @return the delay of the result, in nanoseconds
    long hold(String game, Level level, boolean isForced, long tookNanos) {
        Kind kind = new Kind(game, level);
        long usual = isForced
                ? means.getOrDefault(kind, DEFAULT_NANOS)
                : means.merge(kind, tookNanos, (mean, took) -> mean + (took - mean) / PART);
        return Math.max(0, usual - tookNanos);
    }
}
