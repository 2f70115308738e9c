package table13.server.faults;

import java.time.Duration;

/// Length and seed of a run.
///
/// @param kills minimum number of killed processes
/// @param time minimum duration
record Length(int kills, Duration time, long seed) {

    static Length kills(int kills, long seed) {
        return new Length(kills, Duration.ZERO, seed);
    }

    static Length minutes(int minutes, long seed) {
        return new Length(0, Duration.ofMinutes(minutes), seed);
    }

    boolean isOver(int killsSoFar, long nanosSoFar) {
        return killsSoFar >= kills && nanosSoFar >= time.toNanos();
    }
}
