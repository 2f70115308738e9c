package table13.bots.skipbo;

import table13.bots.search.Exponential;
import table13.rules.State;
import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoState;

/// What a round that was broken off is worth to each seat: its part of the win, judged by the stock cards that are left
/// and by how near the upper one is to being played. Only of the seat to move the hand counts.
///
/// The figures are logarithms of odds. They were read off 12,000 rounds that the tuned rule of thumb played with
/// itself, by asking how often who stood like this went on to win.
final class Prospects {
    /// What so many stock cards left are worth, none first.
    private static final double[] LEFT = {8.5, 4.1, 3.5, 2.9, 2.35, 1.95, 1.55, 1.1, 0.75, 0.4, 0};

    /// What it is worth to be so many numbers away from playing the upper one, if there are very many.
    private static final double[] NEARNESS = {0.5, 0.37, 0.25, 0.17, 0};

    private static final double MEAN_NEARNESS = 0.27;

    private final int[] shows = new int[Way.PILES];

    /// Writes each seat's part of the win; together they make 1.
    void shares(SkipBoState state, double[] into) {
        if (state.toMove() == State.NOBODY) {
            win(state, into);
            return;
        }
        for (int pile = 0; pile < shows.length; pile++) {
            shows[pile] = state.shows(pile);
        }
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
        int pawns = state.pawns(seat);
        boolean isToMove = seat == state.toMove();
        int missing = Way.missing(
                shows,
                SkipBoFacts.opens(pawns),
                state.stockTop(seat),
                isToMove ? numbersHeld(state) : 0,
                SkipBoFacts.standsFor(pawns));
        int left = state.points(seat);
        if (!isToMove) {
            return LEFT[left] + nearness(NEARNESS[Math.min(missing, NEARNESS.length - 1)], left);
        }
        boolean isAsGoodAsPlayed = missing <= state.held(SkipBoFacts.WILD);
        return isAsGoodAsPlayed ? LEFT[left - 1] + nearness(MEAN_NEARNESS, left - 1) : LEFT[left];
    }

    /// The fewer cards are left, the more the upper one matters.
    private static double nearness(double amongMany, int left) {
        return left == 0 ? 0 : amongMany * (1 + 2.0 / left);
    }

    private static int numbersHeld(SkipBoState state) {
        int held = 0;
        for (int kind = 0; kind < SkipBoFacts.WILD; kind++) {
            held |= state.held(kind) > 0 ? 1 << kind : 0;
        }
        return held;
    }

    /// Fewest stock cards win; who is level shares.
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
