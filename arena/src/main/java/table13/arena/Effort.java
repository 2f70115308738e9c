package table13.arena;

import java.util.List;

/// What one side of a contest did.
///
/// @param moves how many moves it made
/// @param cpuNanos the processor time they took
/// @param faults which of them were replaced
public record Effort(long moves, long cpuNanos, Faults faults) {
    private static final double NANOS_PER_MILLI = 1e6;

    static final Effort NONE = new Effort(0, 0, Faults.NONE);

    /// What the contestant has done so far, in so many moves.
    static Effort of(Contestant contestant, long moves) {
        return new Effort(moves, contestant.cpuNanos(), contestant.faults());
    }

    /// What all of them together have done so far, in so many moves; who has several seats is one of them.
    static Effort of(List<Contestant> contestants, long moves) {
        return contestants.stream()
                .distinct()
                .map(each -> of(each, 0))
                .reduce(new Effort(moves, 0, Faults.NONE), Effort::plus);
    }

    Effort plus(Effort other) {
        return new Effort(moves + other.moves, cpuNanos + other.cpuNanos, faults.plus(other.faults));
    }

    Effort minus(Effort other) {
        return new Effort(moves - other.moves, cpuNanos - other.cpuNanos, faults.minus(other.faults));
    }

    public double cpuMillisPerMove() {
        return moves == 0 ? 0 : cpuNanos / NANOS_PER_MILLI / moves;
    }
}
