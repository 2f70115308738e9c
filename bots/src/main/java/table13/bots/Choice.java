package table13.bots;

import java.util.List;
import java.util.Optional;
import table13.rules.Advice;
import table13.rules.Advice.Line;
import table13.rules.Move;

/// The chosen move with estimates of the candidates, the best first; empty if the bot does not search. The chosen move
/// is the first estimate, so no alternative has a better figure.
public record Choice(Move move, List<Estimate> estimates) {

    /// Half the width of a 95 % interval, in standard errors.
    private static final double CLEAR = 1.96;

    /// The estimated value of a move.
    ///
    /// @param winProbability the seat's probability of winning the match with it; a shared win counts in parts
    /// @param standardError the standard error of the difference from the best move; 0 for the best move itself
    /// @param points the expected points in this round
    /// @param pointsError the standard error of these points
    /// @param weight the number of sampled rounds behind the estimate
    /// @param effects the consequences of the move, the most telling first; of the best few moves only
    public record Estimate(
            Move move,
            double winProbability,
            double standardError,
            double points,
            double pointsError,
            int weight,
            List<Effect> effects) {
        public Estimate {
            effects = List.copyOf(effects);
        }

        public Estimate(
                Move move, double winProbability, double standardError, double points, double pointsError, int weight) {
            this(move, winProbability, standardError, points, pointsError, weight, List.of());
        }

        /// Without decimals, because their printing is large in the browser.
        @Override
        public String toString() {
            return move.notation() + " " + percent(winProbability) + " % " + effects;
        }

        /// Half the width of the 95 % interval of the points.
        public double pointsMargin() {
            return CLEAR * pointsError;
        }
    }

    /// The frequency of one consequence of a move.
    ///
    /// @param frequency the share of the sampled rounds, 0 to 1
    /// @param rounds the number of sampled rounds
    /// @param difference the weight of this reason for the best move or against another: the difference
    ///     in frequency from the compared move
    public record Effect(Consequence what, double frequency, int rounds, double difference) {

        /// A smaller difference is no reason.
        private static final double TELLING = 0.05;

        /// As of an estimate.
        @Override
        public String toString() {
            return what.id() + " " + percent(frequency) + " %";
        }

        /// Whether the effect is a reason for the best move, or against another.
        public boolean isTelling() {
            return difference >= TELLING;
        }
    }

    public Choice {
        estimates = List.copyOf(estimates);
    }

    /// The loss of winning probability with another move.
    public double cost(Estimate other) {
        return estimates.getFirst().winProbability() - other.winProbability();
    }

    /// Half the width of the 95 % interval of the cost.
    public double margin(Estimate other) {
        return CLEAR * other.standardError();
    }

    /// Half the width of the 95 % interval of a share counted in this many rounds. It never vanishes: four rounds are
    /// added, half of them hits (Agresti and Coull).
    public static double margin(double part, int rounds) {
        double all = rounds + 4.0;
        double mean = (part * rounds + 2) / all;
        return CLEAR * Math.sqrt(mean * (1 - mean) / all);
    }

    /// Whether a move may well be as good as the best one: the difference is not significant.
    public boolean isAsGood(Estimate other) {
        return cost(other) <= margin(other);
    }

    /// The advice for display: the best few moves with costs and reasons.
    public Advice advice() {
        return new Advice(
                move.notation(),
                estimates.stream()
                        .filter(estimate -> !estimate.effects().isEmpty())
                        .map(this::line)
                        .toList());
    }

    private Line line(Estimate estimate) {
        Optional<Effect> reason = estimate.effects().stream().findFirst().filter(Effect::isTelling);
        int win = percent(estimate.winProbability());
        return new Line(
                estimate.move().notation(),
                win,
                percent(estimates.getFirst().winProbability()) - win,
                percent(margin(estimate)),
                isAsGood(estimate),
                reason.map(effect -> effect.what().id()).orElse(""),
                reason.map(effect -> percent(effect.frequency())).orElse(0));
    }

    private static int percent(double part) {
        return (int) Math.round(100 * part);
    }
}
