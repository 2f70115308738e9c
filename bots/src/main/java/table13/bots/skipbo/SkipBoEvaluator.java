package table13.bots.skipbo;

import table13.bots.search.Exponential;
import table13.rules.State;
import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoState;

/// Evaluates a round cut off between two turns: each seat's expected share of the win. It depends on the stock cards
/// left, the distance of the top stock card, the wilds and the pawn positions. All hands are open in a sampled round,
/// so all count.
///
/// The figures are log-odds, fitted together (logistic regression: one seat of the table wins) to 900,000 ends of turns
/// in 300,000 rounds of self-play of the tuned heuristic policy with two to four players. In every third round one move
/// in fifteen was random.
final class SkipBoEvaluator {
    /// By the number of stock cards left, from 0.
    private static final double[] LEFT = {0, 1.367, 1.429, 1.085, 0.693, 0.318, -0.060, -0.423, -0.756, -1.086, -1.395};

    /// By the number of turns to wait, if a single stock card is left.
    private static final double[] TURNS_UNTIL = {1.399, 0.968, 0.559, 0.158};

    /// By the number of open piles.
    private static final double[] OPEN = {0.134, -0.189, -0.044, 0.118};

    /// No space to stand in, one for four numbers, one for all.
    private static final double[] SPACE = {-0.096, -0.005, 0.043};

    // In all following tables the first row is for the seat to move, the second for the waiting seats.

    /// By the number of cards missing for the stock card, after wilds and a space.
    private static final double[][] MISSING = {
        {0.019, -0.049, -0.049, -0.059, -0.058},
        {0.113, 0.048, -0.035, -0.090, -0.157}
    };

    /// Added to [#MISSING] if a single stock card is left.
    private static final double[][] MISSING_LAST = {
        {2.466, -0.093, -0.227, -0.266, -0.262},
        {1.297, 0.579, 0.228, -0.025, -0.357}
    };

    /// By the number of wilds that lead to the stock card.
    private static final double[][] REACHED = {
        {0.000, -0.037, -0.049, 0.037},
        {-0.074, 0.075, 0.132, 0.213}
    };

    /// By the number of wilds that do not.
    private static final double[][] MISSED = {
        {-0.207, -0.006, 0.134, 0.286},
        {-0.186, 0.033, 0.209, 0.322}
    };

    /// By the number of further wilds.
    private static final double[][] SPARE = {
        {-0.195, 0.022, 0.213, 0.463},
        {-0.129, 0.197, 0.453, 0.637}
    };

    /// Added to [#SPARE] if a single stock card is left.
    private static final double[][] SPARE_LAST = {
        {0.547, 1.096, 1.550, 1.597},
        {0.884, 0.714, 0.619, 0.502}
    };

    /// By the number of missing cards after the best discard of a number.
    private static final double[][] LATER = {
        {0.111, -0.019, -0.102, -0.195, -0.356},
        {0.059, -0.022, -0.042, -0.063, -0.144}
    };

    /// Added to [#LATER] if a single stock card is left.
    private static final double[][] LATER_LAST = {
        {0.254, -0.166, -0.340, -0.479, -0.505},
        {0.177, 0.095, 0.026, 0.076, 0.270}
    };

    /// By the number of cards in hand: a smaller hand draws more.
    private static final double[][] HELD = {
        {0, 0, 0, 0, 0, 0},
        {0.216, 0.106, 0.003, -0.104, -0.195, -0.195}
    };

    private static final int FAR = 4;
    private static final int MANY_WILDS = 3;

    private final int[] shows = new int[StockDistance.PILES];

    /// Writes each seat's share of the win; the sum is 1.
    void shares(SkipBoState state, double[] into) {
        if (state.toMove() == State.NOBODY) {
            win(state, into);
            return;
        }
        StockDistance.see(state, shows);
        double all = 0;
        for (int seat = 0; seat < into.length; seat++) {
            into[seat] = Exponential.of(chances(state, seat));
            all += into[seat];
        }
        for (int seat = 0; seat < into.length; seat++) {
            into[seat] /= all;
        }
    }

    private double chances(SkipBoState state, int seat) {
        int turnsUntil = seat - state.toMove() + (seat < state.toMove() ? state.players() : 0);
        int role = turnsUntil == 0 ? 0 : 1;
        int left = state.points(seat);
        int pawns = state.pawns(seat);
        int open = SkipBoFacts.opens(pawns);
        int spaces = SkipBoFacts.standsFor(pawns);
        int numbers = state.numbersHeld(seat);
        int wilds = state.wildsHeld(seat);
        int top = state.stockTop(seat);
        int ahead = StockDistance.missing(shows, open, top, numbers, spaces);
        int used = Math.min(ahead, wilds);
        int missing = Math.min(ahead - used, FAR);
        int spare = Math.min(wilds - used, MANY_WILDS);
        boolean isInReach = missing == 0;
        double always = LEFT[left] + OPEN[Integer.bitCount(open)] + SPACE[space(open, spaces)];
        always += MISSING[role][missing] + SPARE[role][spare] + HELD[role][state.handSize(seat)];
        always += (isInReach ? REACHED : MISSED)[role][Math.min(used, MANY_WILDS)];
        double last = TURNS_UNTIL[turnsUntil] + MISSING_LAST[role][missing] + SPARE_LAST[role][spare];
        if (!isInReach) {
            int later = Math.min(StockDistance.missingLater(shows, pawns, top, numbers, wilds), FAR);
            always += LATER[role][later];
            last += LATER_LAST[role][later];
        }
        return always + last / left;
    }

    private static int space(int open, int spaces) {
        return open == 0 || spaces == 0 ? 0 : Integer.bitCount(spaces) < SkipBoFacts.WILD ? 1 : 2;
    }

    /// The fewest stock cards win; seats with equal numbers share the win.
    private static void win(SkipBoState state, double[] into) {
        int fewest = Integer.MAX_VALUE;
        for (int seat = 0; seat < into.length; seat++) {
            fewest = Math.min(fewest, state.points(seat));
        }
        int winners = 0;
        for (int seat = 0; seat < into.length; seat++) {
            winners += state.points(seat) == fewest ? 1 : 0;
        }
        for (int seat = 0; seat < into.length; seat++) {
            into[seat] = state.points(seat) == fewest ? 1.0 / winners : 0;
        }
    }
}
