package table13.arena;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/// The result of a contest. Intervals are half-widths at 95 %, over the deals.
///
/// @param deals the number of played deals; smaller than in the contest if it was interrupted
/// @param candidate the statistics of the candidate
/// @param others the statistics of the field
public record ContestResult(
        Contest contest,
        int deals,
        double advantage,
        double advantageCi95,
        double winShare,
        double winShareCi95,
        PlayStats candidate,
        PlayStats others) {
    private static final double SIGMAS_95 = 1.96;

    static ContestResult of(Contest contest, List<DealResult> trials) {
        return new ContestResult(
                contest,
                trials.size(),
                mean(trials, DealResult::advantage),
                ci95(trials, DealResult::advantage),
                mean(trials, DealResult::winShare),
                ci95(trials, DealResult::winShare),
                sum(trials, DealResult::candidate),
                sum(trials, DealResult::field));
    }

    /// The replaced moves of either side, without [#timeouts].
    public int illegalMoves() {
        return candidate.faults().all() + others.faults().all() - timeouts();
    }

    /// The moves of either side that were replaced after a timeout.
    public int timeouts() {
        return candidate.faults().count(MoveFault.TIMEOUT) + others.faults().count(MoveFault.TIMEOUT);
    }

    private static PlayStats sum(List<DealResult> trials, Function<DealResult, PlayStats> side) {
        return trials.stream().map(side).reduce(PlayStats.NONE, PlayStats::plus);
    }

    private static double mean(List<DealResult> trials, ToDoubleFunction<DealResult> figure) {
        return trials.stream().mapToDouble(figure).average().orElse(0);
    }

    private static double ci95(List<DealResult> trials, ToDoubleFunction<DealResult> figure) {
        double mean = mean(trials, figure);
        double squares = trials.stream()
                .mapToDouble(figure)
                .map(value -> (value - mean) * (value - mean))
                .sum();
        int n = trials.size();
        return n < 2 ? Double.POSITIVE_INFINITY : SIGMAS_95 * Math.sqrt(squares / (n - 1) / n);
    }
}
