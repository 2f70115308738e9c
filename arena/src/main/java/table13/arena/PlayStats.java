package table13.arena;

import java.util.List;

/// What one side of a contest did.
///
/// @param moves how many moves it made
/// @param cpuNanos the processor time they took
/// @param faults which of them were replaced
public record PlayStats(long moves, long cpuNanos, MoveFaults faults) {
    private static final double NANOS_PER_MILLI = 1e6;

    static final PlayStats NONE = new PlayStats(0, 0, MoveFaults.NONE);

    /// What the contestant has done so far, in so many moves.
    static PlayStats of(Contestant contestant, long moves) {
        return new PlayStats(moves, contestant.cpuNanos(), contestant.faults());
    }

    /// What all of them together have done so far, in so many moves; who has several seats is one of them.
    static PlayStats of(List<Contestant> contestants, long moves) {
        return contestants.stream()
                .distinct()
                .map(each -> of(each, 0))
                .reduce(new PlayStats(moves, 0, MoveFaults.NONE), PlayStats::plus);
    }

    PlayStats plus(PlayStats other) {
        return new PlayStats(moves + other.moves, cpuNanos + other.cpuNanos, faults.plus(other.faults));
    }

    PlayStats minus(PlayStats other) {
        return new PlayStats(moves - other.moves, cpuNanos - other.cpuNanos, faults.minus(other.faults));
    }

    public double cpuMillisPerMove() {
        return moves == 0 ? 0 : cpuNanos / NANOS_PER_MILLI / moves;
    }
}
