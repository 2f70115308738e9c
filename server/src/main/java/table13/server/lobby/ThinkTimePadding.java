package table13.server.lobby;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import table13.rules.Level;

/// How long bots usually think. Who had nothing to choose is done at once, and everybody at the table would know from
/// that what its cards are like; so a quick choice is held back until the usual time is over. For any number of
/// threads.
final class ThinkTimePadding {
    /// For a forced move before there is any habit.
    private static final long GUESS_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /// Each choice counts this part of the mean.
    private static final int PART = 8;

    private final Map<Kind, Long> means = new ConcurrentHashMap<>();

    private record Kind(String game, Level level) {}

    /// Learns how long a choice took.
    ///
    /// @param isForced whether there was one legal move alone; that is no example for anything
    /// @return how long it is to be held back, in nanoseconds
    long hold(String game, Level level, boolean isForced, long tookNanos) {
        Kind kind = new Kind(game, level);
        long usual = isForced
                ? means.getOrDefault(kind, GUESS_NANOS)
                : means.merge(kind, tookNanos, (mean, took) -> mean + (took - mean) / PART);
        return Math.max(0, usual - tookNanos);
    }
}
