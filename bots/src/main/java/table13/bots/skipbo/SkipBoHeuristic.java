package table13.bots.skipbo;

import table13.bots.search.Policy;
import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoState;

/// Heuristic policy for *Skip-Bo*. It rates the kind of a move, the distance of the own stock card now and after the
/// pawn has moved, and the distances of the other stock cards.
final class SkipBoHeuristic implements Policy<SkipBoState> {
    private static final int STOCK = 0;
    private static final int NUMBER = 1;
    private static final int WILD = 2;
    private static final int STAND_IN = 3;
    private static final int COMPLETES = 4;
    private static final int REFILLS = 5;
    private static final int EXCHANGE = 6;
    private static final int DISCARDS_WILD = 7;
    private static final int DISCARDS_DOUBLE = 8;
    private static final int WILDS_NEEDED = 9;
    private static final int PLAYABLE_NOW = 10;
    private static final int PLAYABLE_NEXT = 11;
    private static final int OPEN_PILES = 12;
    private static final int OPEN_SPACE = 13;
    private static final int OPEN_EXCHANGE = 14;
    private static final int OPEN_EXCHANGE_FAR = 15;
    private static final int MISSING_NOW = 16;
    private static final int MISSING_NEXT = 21;
    private static final int NEXT_SEAT = 26;
    private static final int OTHER_SEAT = 31;
    private static final int NEARLY_OUT = 36;
    static final int WEIGHTS = 38;

    private static final int FAR = 4;

    private static final int MOST_OTHERS = 3;
    private static final int MOST_HELD = 5;

    private final double[] weights;
    private final int[] shows = new int[StockDistance.PILES];

    /// The numbers held, one bit for each kind; the numbers held more than once; and the number of wilds.
    private int held;

    private int doubles;
    private int wilds;

    /// The other seats, the next one first: their open piles, stock cards, stand-in numbers, whether they are nearly
    /// out, and their missing cards on the current piles.
    private int others;

    private final int[] theirOpen = new int[MOST_OTHERS];
    private final int[] theirTop = new int[MOST_OTHERS];
    private final int[] theirSpaces = new int[MOST_OTHERS];
    private final boolean[] nearlyOut = new boolean[MOST_OTHERS];
    private final int[] theyMiss = new int[MOST_OTHERS];

    /// Upper bounds of the value of any discard, and of a discarded wild.
    private final double bestDiscard;

    private final double bestWildDiscard;

    SkipBoHeuristic(double[] weights) {
        this.weights = weights.clone();
        bestWildDiscard = discardAtBest(weights[DISCARDS_WILD]);
        bestDiscard = Math.max(bestWildDiscard, discardAtBest(Math.max(0, weights[DISCARDS_DOUBLE])));
    }

    /// Adds the maximum of each part in the order of [#discard], so that rounding never makes the sum smaller.
    private double discardAtBest(double card) {
        double own = Double.NEGATIVE_INFINITY;
        for (int missing = 0; missing <= StockDistance.NONE; missing++) {
            for (int wildsLeft = 0; wildsLeft < MOST_HELD; wildsLeft++) {
                own = Math.max(own, own(MISSING_NEXT, missing, wildsLeft));
            }
        }
        double rating = card;
        rating += Math.max(0, weights[OPEN_PILES] * StockDistance.MOST_OPEN);
        rating += Math.max(0, weights[OPEN_SPACE]);
        rating += Math.max(0, weights[PLAYABLE_NEXT] * MOST_HELD);
        rating += own;
        rating += Math.max(0, Math.max(weights[OPEN_EXCHANGE], weights[OPEN_EXCHANGE_FAR]));
        return rating;
    }

    static double[] rough() {
        double[] weights = new double[WEIGHTS];
        weights[STOCK] = 10;
        weights[NUMBER] = 4;
        weights[WILD] = 2;
        weights[STAND_IN] = -0.2;
        weights[REFILLS] = 2;
        weights[EXCHANGE] = 1.5;
        weights[DISCARDS_WILD] = -3;
        weights[PLAYABLE_NEXT] = 0.5;
        for (int missing = 0; missing <= FAR; missing++) {
            weights[MISSING_NOW + missing] = -0.3 * missing;
            weights[MISSING_NEXT + missing] = -0.6 * missing;
            weights[NEXT_SEAT + missing] = 0.2 * missing;
            weights[OTHER_SEAT + missing] = 0.1 * missing;
        }
        return weights;
    }

    @Override
    public void rate(SkipBoState state, int[] moves, int n, double[] into) {
        see(state);
        double asItIs = others(0);
        for (int i = 0; i < n; i++) {
            int move = moves[i];
            if (SkipBoFacts.isBuild(move)) {
                into[i] = build(state, move);
            } else {
                into[i] = asItIs + (SkipBoFacts.isDiscard(move) ? discard(state, move) : weights[EXCHANGE]);
            }
        }
    }

    /// Builds come first, then the exchange, then the discards, and last those of wilds: many moves, rarely the best.
    /// Discards are rated only if their upper bound exceeds the best rating so far.
    @Override
    public int bestMove(SkipBoState state, int[] moves, double[] ratings) {
        int n = state.legalMoves(moves);
        return n == 1 ? moves[0] : bestOf(state, moves, n);
    }

    private int bestOf(SkipBoState state, int[] moves, int n) {
        see(state);
        double asItIs = others(0);
        int best = moves[0];
        double highest = Double.NEGATIVE_INFINITY;
        int i = 0;
        for (; i < n && !SkipBoFacts.isDiscard(moves[i]); i++) {
            double rating = SkipBoFacts.isBuild(moves[i]) ? build(state, moves[i]) : asItIs + weights[EXCHANGE];
            if (rating > highest) {
                highest = rating;
                best = moves[i];
            }
        }
        if (asItIs + bestDiscard <= highest) {
            return best;
        }
        for (; i < n; i++) {
            if (SkipBoFacts.sourceOf(moves[i]) == SkipBoFacts.WILD && asItIs + bestWildDiscard <= highest) {
                return best;
            }
            double rating = asItIs + discard(state, moves[i]);
            if (rating > highest) {
                highest = rating;
                best = moves[i];
            }
        }
        return best;
    }

    private void see(SkipBoState state) {
        held = state.numbersHeld();
        doubles = state.numbersHeldTwice();
        wilds = state.held(SkipBoFacts.WILD);
        StockDistance.see(state, shows);
        others = state.players() - 1;
        int seat = state.toMove();
        for (int i = 0; i < others; i++) {
            seat = seat == others ? 0 : seat + 1;
            int pawns = state.pawns(seat);
            theirOpen[i] = SkipBoFacts.opens(pawns);
            theirTop[i] = state.stockTop(seat);
            theirSpaces[i] = SkipBoFacts.standsFor(pawns);
            nearlyOut[i] = state.points(seat) <= 2;
            theyMiss[i] = StockDistance.missing(shows, theirOpen[i], theirTop[i], 0, theirSpaces[i]);
        }
    }

    // ---- the own move

    private double build(SkipBoState state, int move) {
        int source = SkipBoFacts.sourceOf(move);
        int pile = SkipBoFacts.pileOf(move);
        boolean standsIn = SkipBoFacts.isStandIn(move);
        int before = shows[pile];
        int reached = before + (source > SkipBoFacts.STOCK ? 0 : 1) + (standsIn ? 1 : 0);
        shows[pile] = reached == SkipBoFacts.WILD ? 0 : reached;
        double rating = others(1 << pile)
                + (standsIn ? weights[STAND_IN] : 0)
                + (reached == SkipBoFacts.WILD ? weights[COMPLETES] : 0)
                + (source == SkipBoFacts.STOCK ? weights[STOCK] : fromHand(state, source, standsIn));
        shows[pile] = before;
        return rating;
    }

    /// The value of a build from the hand, or with a space alone, that leaves the stock card unchanged.
    private double fromHand(SkipBoState state, int source, boolean standsIn) {
        boolean isCard = source < SkipBoFacts.STOCK;
        int seat = state.toMove();
        int pawns = state.pawns(seat);
        int open = SkipBoFacts.opens(pawns);
        int spaces = standsIn || state.hasStoodIn() ? 0 : SkipBoFacts.standsFor(pawns);
        int rest = isCard ? without(source) : held;
        int wildsLeft = source == SkipBoFacts.WILD ? wilds - 1 : wilds;
        int missing = StockDistance.missing(shows, open, state.stockTop(seat), rest, spaces);
        double rating = own(MISSING_NOW, missing, wildsLeft) + weights[PLAYABLE_NOW] * playable(open, rest);
        if (isCard) {
            rating += weights[source == SkipBoFacts.WILD ? WILD : NUMBER];
            rating += state.handSize() == 1 ? weights[REFILLS] : 0;
        }
        return rating;
    }

    private double discard(SkipBoState state, int move) {
        int kind = SkipBoFacts.sourceOf(move);
        boolean isWild = kind == SkipBoFacts.WILD;
        int pawns = state.pawnsAfter(move);
        int open = SkipBoFacts.opens(pawns);
        int rest = without(kind);
        int spaces = SkipBoFacts.standsFor(pawns);
        int top = state.stockTop(state.toMove());
        int missing = StockDistance.missing(shows, open, top, rest, spaces);
        double rating = isWild ? weights[DISCARDS_WILD] : (doubles >>> kind & 1) * weights[DISCARDS_DOUBLE];
        rating += weights[OPEN_PILES] * Integer.bitCount(open);
        rating += open != 0 && spaces != 0 ? weights[OPEN_SPACE] : 0;
        rating += weights[PLAYABLE_NEXT] * playable(open, rest);
        rating += own(MISSING_NEXT, missing, isWild ? wilds - 1 : wilds);
        if (SkipBoFacts.offersExchange(pawns)) {
            rating += weights[missing < FAR ? OPEN_EXCHANGE : OPEN_EXCHANGE_FAR];
        }
        return rating;
    }

    private int without(int kind) {
        return (held & ~(1 << kind)) | (doubles & (1 << kind));
    }

    /// The value of the own stock card's distance.
    private double own(int first, int missing, int wildsLeft) {
        int wildsUsed = Math.min(missing, wildsLeft);
        return weights[first + Math.min(missing - wildsUsed, FAR)] + weights[WILDS_NEEDED] * wildsUsed;
    }

    /// How many of these numbers fit the open piles, one after the other.
    private int playable(int open, int numbers) {
        int left = numbers;
        for (int piles = open; piles != 0; piles &= piles - 1) {
            left &= ~StockDistance.run(shows[Integer.numberOfTrailingZeros(piles)], left);
        }
        return Integer.bitCount(numbers ^ left);
    }

    // ---- the others

    /// The value of the distances of the other stock cards.
    ///
    /// @param changed the changed pile, one bit for each pile
    private double others(int changed) {
        double rating = 0;
        for (int i = 0; i < others; i++) {
            int missing = (theirOpen[i] & changed) == 0
                    ? theyMiss[i]
                    : StockDistance.missing(shows, theirOpen[i], theirTop[i], 0, theirSpaces[i]);
            rating += weights[(i == 0 ? NEXT_SEAT : OTHER_SEAT) + Math.min(missing, FAR)];
            if (nearlyOut[i] && missing < 2) {
                rating += weights[NEARLY_OUT + missing];
            }
        }
        return rating;
    }
}
