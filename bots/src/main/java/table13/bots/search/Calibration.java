package table13.bots.search;

import table13.bots.Choice.Estimate;
import table13.rules.View;

/// Turns the part of the win that a search counts on into the probability of winning the match. The search takes its
/// own seat to go on by a rule of thumb and weighs points to come; who thinks at every move wins more often than that.
///
/// The odds of winning are the odds that the search sees, to a power, times a factor. Both were fitted to what became
/// of matches (docs/bots.md), and both are the same for all moves of a choice: what was best stays best.
///
/// @param factor the logarithm of the factor at the end of the match
/// @param factorAhead how much is added to it for each round that is ahead
/// @param power the power at the end of the match
/// @param powerAhead how much is added to it for each round that is ahead
public record Calibration(double factor, double factorAhead, double power, double powerAhead) {
    /// Takes the search at its word.
    public static final Calibration NONE = new Calibration(0, 0, 1, 0);

    private static final int MANY_ROUNDS = 3;
    private static final double NEVER = 1e-6;

    /// Whatever is ahead, what looks better is better.
    private static final double LEAST_POWER = 0.3;

    /// How likely the match is won.
    ///
    /// @param ahead as [#ahead] says
    public double win(double share, double ahead) {
        if (share <= NEVER || share >= 1 - NEVER) {
            return Math.round(share);
        }
        return chance(logarithm(share / (1 - share)) * power(ahead) + factor + factorAhead * ahead);
    }

    /// The part of the win that the search counted on, of what it said: the way back.
    public double share(double win, double ahead) {
        return chance((logarithm(win / (1 - win)) - factor - factorAhead * ahead) / power(ahead));
    }

    private double power(double ahead) {
        return Math.max(LEAST_POWER, power + powerAhead * ahead);
    }

    private static double chance(double odds) {
        return 1 / (1 + Exponential.of(-odds));
    }

    /// An estimate of a search, as a probability.
    public Estimate applied(Estimate found, double ahead) {
        double win = win(found.win(), ahead);
        double above = win(Math.min(1, found.win() + found.doubt()), ahead);
        return new Estimate(found.move(), win, above - win, found.points(), found.weight(), found.effects());
    }

    /// How many rounds are ahead, as far as anybody can tell, with what is left of this one.
    ///
    /// @param partLeft as [Craft#partLeft] says
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
