package table13.bots;

import java.util.List;
import java.util.Optional;
import table13.rules.Advice;
import table13.rules.Advice.Line;
import table13.rules.Move;

/// What a bot would do, and what it thinks of the alternatives: the best first, or none if it did not weigh them. What
/// it would do is the first of them, so no alternative ever has a better figure.
public record Choice(Move move, List<Estimate> estimates) {

    /// So many standard errors make a difference that is not luck, in 95 of 100 cases.
    private static final double CLEAR = 1.96;

    /// What a move seems to be worth.
    ///
    /// @param winProbability how likely the seat wins the match with it; a win that is shared counts in parts
    /// @param standardError the standard error of how far that is from the best move, which itself has none
    /// @param points the points to expect in this round
    /// @param pointsError the standard error of these points
    /// @param weight how many imagined rounds this rests on
    /// @param effects what comes of it, the most telling first; of the best few moves only
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

        /// Half the width of the 95% interval of the points.
        public double pointsMargin() {
            return CLEAR * pointsError;
        }
    }

    /// How often something comes of a move.
    ///
    /// @param frequency in which part of the imagined rounds, 0 to 1
    /// @param rounds how many imagined rounds that rests on
    /// @param difference how much this says for the best move or against another: by how much it comes more or
    ///               less often than of the move that it is compared with
    public record Effect(Consequence what, double frequency, int rounds, double difference) {

        /// Less is no reason.
        private static final double TELLING = 0.05;

        /// Whether it is a reason for the best move, or against another.
        public boolean isTelling() {
            return difference >= TELLING;
        }
    }

    public Choice {
        estimates = List.copyOf(estimates);
    }

    /// What it costs to make another move: the chance to win that is lost.
    public double cost(Estimate other) {
        return estimates.getFirst().winProbability() - other.winProbability();
    }

    /// What it costs is so much more or less, in 95 of 100 cases.
    public double margin(Estimate other) {
        return CLEAR * other.standardError();
    }

    /// Half the width of the 95% interval of a part that was counted in so many rounds. It never vanishes: four rounds
    /// are
    /// added, half of them hits (Agresti and Coull).
    public static double margin(double part, int rounds) {
        double all = rounds + 4.0;
        double mean = (part * rounds + 2) / all;
        return CLEAR * Math.sqrt(mean * (1 - mean) / all);
    }

    /// Whether a move may well be as good as the best: what it costs could be luck.
    public boolean isAsGood(Estimate other) {
        return cost(other) <= margin(other);
    }

    /// What to tell people: the best few moves, what each costs, and why.
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
                percent(reason.map(Effect::frequency).orElse(0.0)));
    }

    private static int percent(double part) {
        return (int) Math.round(100 * part);
    }
}
