package table13.arena;

import java.util.List;

/// The statistics of one side of a contest.
///
/// @param moves the number of its moves
/// @param cpuNanos their processor time, in nanoseconds
/// @param faults its replaced moves
public record PlayStats(long moves, long cpuNanos, MoveFaults faults) {
    private static final double NANOS_PER_MILLI = 1e6;

    static final PlayStats NONE = new PlayStats(0, 0, MoveFaults.NONE);

    /// The statistics of a contestant so far.
    static PlayStats of(Contestant contestant, long moves) {
        return new PlayStats(moves, contestant.cpuNanos(), contestant.faults());
    }

    /// The summed statistics of several contestants so far. A contestant with several seats is listed once.
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
