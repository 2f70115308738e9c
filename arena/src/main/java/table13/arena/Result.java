package table13.arena;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/// How a contest went. Intervals are half-widths at 95%, over the deals.
///
/// @param deals how many were played: fewer than the contest wanted, if it was interrupted
/// @param candidate what the candidate did
/// @param others what the field did
public record Result(
        Contest contest,
        int deals,
        double advantage,
        double advantageCi95,
        double winShare,
        double winShareCi95,
        Effort candidate,
        Effort others) {
    private static final double SIGMAS_95 = 1.96;

    static Result of(Contest contest, List<Trial> trials) {
        return new Result(
                contest,
                trials.size(),
                mean(trials, Trial::advantage),
                ci95(trials, Trial::advantage),
                mean(trials, Trial::winShare),
                ci95(trials, Trial::winShare),
                sum(trials, Trial::candidate),
                sum(trials, Trial::field));
    }

    /// Moves of either side that were replaced, but for [#timeouts].
    public int illegalMoves() {
        return candidate.faults().all() + others.faults().all() - timeouts();
    }

    /// Moves of either side that were replaced because they came too late.
    public int timeouts() {
        return candidate.faults().count(Fault.TIMEOUT) + others.faults().count(Fault.TIMEOUT);
    }

    private static Effort sum(List<Trial> trials, Function<Trial, Effort> side) {
        return trials.stream().map(side).reduce(Effort.NONE, Effort::plus);
    }

    private static double mean(List<Trial> trials, ToDoubleFunction<Trial> figure) {
        return trials.stream().mapToDouble(figure).average().orElse(0);
    }

    private static double ci95(List<Trial> trials, ToDoubleFunction<Trial> figure) {
        double mean = mean(trials, figure);
        double squares = trials.stream()
                .mapToDouble(figure)
                .map(value -> (value - mean) * (value - mean))
                .sum();
        int n = trials.size();
        return n < 2 ? Double.POSITIVE_INFINITY : SIGMAS_95 * Math.sqrt(squares / (n - 1) / n);
    }
}
