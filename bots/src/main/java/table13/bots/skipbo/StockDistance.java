package table13.bots.skipbo;

import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoState;

/// How far it is to a stock card: which numbers are missing on the way there.
///
/// A set of numbers has a bit for each kind.
final class StockDistance {
    static final int PILES = SkipBo.GAME.piles().size();

    /// Two pawns open at most so many piles: a colour and both pink ones.
    static final int MOST_OPEN = 3;

    /// No pile is open, or as good as none.
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

    /// Writes what each pile shows.
    static void see(SkipBoState state, int[] shows) {
        for (int pile = 0; pile < shows.length; pile++) {
            shows[pile] = state.shows(pile);
        }
    }

    /// The numbers between what a pile shows and a card that is to follow. The way may lead over a 12 to the next 1.
    static int between(int shows, int kind) {
        int belowCard = (1 << kind) - 1;
        int belowPile = (1 << shows) - 1;
        return kind >= shows ? belowCard & ~belowPile : (ALL & ~belowPile) | belowCard;
    }

    /// Those of these numbers that can follow on a pile one after the other, the 1 after the 12.
    static int run(int shows, int numbers) {
        int turned = (numbers << SkipBoFacts.WILD | numbers) >>> shows & ALL;
        int run = (turned ^ (turned + 1)) >>> 1 << shows;
        return (run | run >>> SkipBoFacts.WILD) & ALL;
    }

    /// How many cards are missing at least until this card can be played on one of the open piles.
    ///
    /// @param shows what each pile shows
    /// @param held numbers that are there already
    /// @param spaces numbers for one of which a space may stand in
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

    /// How many cards are missing at least, beyond the wilds, once a number is discarded and a pawn has moved.
    ///
    /// @param numbers what may be discarded, and is there for the way otherwise
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
