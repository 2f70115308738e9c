package table13.server.faults;

import java.time.Duration;

/// How long a proof takes, and what chance it follows.
///
/// @param kills how many somebody is killed, at least
/// @param time how long, at least
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
