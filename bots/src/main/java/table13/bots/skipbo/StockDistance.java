package table13.bots.skipbo;

import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoState;

/// The distance to a stock card: the missing numbers on the way to it.
///
/// A set of numbers has one bit for each kind.
final class StockDistance {
    static final int PILES = SkipBo.GAME.piles().size();

    /// The most piles that two pawns can open: a colour and both pink ones.
    static final int MOST_OPEN = 3;

    /// The distance if no pile is open; at least as large as any other distance.
    static final int NONE = 12;

    private static final int ALL = (1 << SkipBoFacts.WILD) - 1;
    private static final int ROW = 16;
    private static final short[] BETWEEN = new short[SkipBoFacts.WILD * ROW];

    static {
        for (int shows = 0; shows < SkipBoFacts.WILD; shows++) {
            for (int kind = 0; kind < SkipBoFacts.WILD; kind++) {
                BETWEEN[kind * ROW + shows] = (short) between(shows, kind);
            }
        }
    }

    private StockDistance() {}

    /// Writes the number that each pile shows.
    static void see(SkipBoState state, int[] shows) {
        for (int pile = 0; pile < shows.length; pile++) {
            shows[pile] = state.shows(pile);
        }
    }

    /// The numbers between the top of a pile and a card that is to follow. The way may lead over a 12 to the next 1.
    static int between(int shows, int kind) {
        int belowCard = (1 << kind) - 1;
        int belowPile = (1 << shows) - 1;
        return kind >= shows ? belowCard & ~belowPile : (ALL & ~belowPile) | belowCard;
    }

    /// The part of these numbers that can follow on a pile one after the other; 1 follows 12.
    static int run(int shows, int numbers) {
        int turned = (numbers << SkipBoFacts.WILD | numbers) >>> shows & ALL;
        int run = (turned ^ (turned + 1)) >>> 1 << shows;
        return (run | run >>> SkipBoFacts.WILD) & ALL;
    }

    /// The least number of missing cards before this card can be played on one of the open piles.
    ///
    /// @param shows the number that each pile shows
    /// @param held the numbers at hand
    /// @param spaces the numbers for one of which a space may stand in
    static int missing(int[] shows, int open, int kind, int held, int spaces) {
        if (open == 0) {
            return NONE;
        }
        if (kind == SkipBoFacts.WILD) {
            return 0;
        }
        int fewest = NONE;
        for (int left = open; left != 0; left &= left - 1) {
            int pile = Integer.numberOfTrailingZeros(left);
            fewest = Math.min(fewest, missing(shows[pile], kind, held, spaces));
        }
        return fewest;
    }

    /// The least number of missing cards, beyond the wilds, after a discard of a number that moves a pawn.
    ///
    /// @param numbers the numbers at hand; one of them is discarded
    static int missingLater(int[] shows, int pawns, int kind, int numbers, int wilds) {
        int fewest = NONE;
        for (int left = numbers; left != 0; left &= left - 1) {
            int discarded = Integer.numberOfTrailingZeros(left);
            int rest = numbers & ~(1 << discarded);
            for (int spaces = pawns; spaces != 0; spaces &= spaces - 1) {
                int moved = SkipBoFacts.moved(pawns, Integer.numberOfTrailingZeros(spaces), discarded + 1);
                fewest = Math.min(
                        fewest, missing(shows, SkipBoFacts.opens(moved), kind, rest, SkipBoFacts.standsFor(moved)));
            }
        }
        return Math.max(0, fewest - wilds);
    }

    private static int missing(int shows, int kind, int held, int spaces) {
        int numbers = BETWEEN[kind * ROW + shows] & ~held;
        return Integer.bitCount(numbers) - ((numbers & spaces) != 0 ? 1 : 0);
    }
}
