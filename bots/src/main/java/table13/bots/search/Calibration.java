package table13.bots.search;

import table13.bots.Choice.Estimate;
import table13.rules.View;

/// Turns the expected share of the win into the probability of winning the match. The two differ because rollouts play
/// the own seat by a heuristic policy and count points of rounds to come.
///
/// Platt scaling (Platt, 1999): the logit of the probability is linear in the logit of the share, with an offset and a
/// slope that are linear in the rounds ahead. All four were fitted to results of matches (docs/bots.md). They are the
/// same for all moves of a choice, so they change no order.
///
/// @param factor offset at the end of the match
/// @param factorAhead change of the offset for each round ahead
/// @param power slope at the end of the match
/// @param powerAhead change of the slope for each round ahead
public record Calibration(double factor, double factorAhead, double power, double powerAhead) {
    /// The identity.
    public static final Calibration NONE = new Calibration(0, 0, 1, 0);

    private static final int MANY_ROUNDS = 3;
    private static final double NEVER = 1e-6;

    /// A positive slope keeps the order of moves for any number of rounds ahead.
    private static final double LEAST_POWER = 0.3;

    /// The probability of winning the match.
    ///
    /// @param ahead the value of [#ahead]
    public double win(double share, double ahead) {
        if (share <= NEVER || share >= 1 - NEVER) {
            return Math.round(share);
        }
        return chance(logarithm(share / (1 - share)) * power(ahead) + factor + factorAhead * ahead);
    }

    /// The inverse of [#win].
    public double share(double win, double ahead) {
        return chance((logarithm(win / (1 - win)) - factor - factorAhead * ahead) / power(ahead));
    }

    private double power(double ahead) {
        return Math.max(LEAST_POWER, power + powerAhead * ahead);
    }

    private static double chance(double odds) {
        return 1 / (1 + Exponential.of(-odds));
    }

    /// An estimate of a search as a probability, with the standard error on the same scale.
    public Estimate applied(Estimate found, double ahead) {
        double win = win(found.winProbability(), ahead);
        double above = win(Math.min(1, found.winProbability() + found.standardError()), ahead);
        return new Estimate(
                found.move(), win, above - win, found.points(), found.pointsError(), found.weight(), found.effects());
    }

    /// Rounds ahead, with the rest of this one; an assumption where their number is open.
    ///
    /// @param partLeft the value of [GameKnowledge#partLeft]
    public static double ahead(View view, double partLeft) {
        int rounds = view.setup().game().rounds(view.setup());
        return partLeft + (rounds == 0 ? MANY_ROUNDS : Math.min(rounds - view.round(), MANY_ROUNDS));
    }

    /// The natural logarithm by Halley's method, the same on every machine because [Exponential] is.
    private static double logarithm(double x) {
        double y = 0;
        for (int i = 0; i < 12; i++) {
            double power = Exponential.of(y);
            y += 2 * (x - power) / (x + power);
        }
        return y;
    }
}
