package table13.bots.thirteen;

import table13.rules.thirteen.PileState;

/// The best card of a suit that does not go over, looked up: for every sum of its target and all that can be held of
/// the suit. Playouts ask three times a move, so they should not have to weigh card by card.
final class SafePlayTable {
    private static final int SETS = 1 << PileState.VALUES;
    private static final int MOST_HELD = 16;
    private static final int HELD = SETS * MOST_HELD;

    /// For the cards of a suit as a state counts them, which ones there are, a bit for each, and above how many.
    private static final short[] SET = new short[1 << (2 * PileState.VALUES)];

    /// For each sum the cards that go over, a bit for each.
    private static final byte[] OVER = new byte[PileState.FULL + 1];

    static {
        for (int cards = 0; cards < SET.length; cards++) {
            for (int card = 0; card < PileState.VALUES; card++) {
                int count = (cards >>> (2 * card)) & 3;
                SET[cards] += (short) (SETS * count + (count > 0 ? 1 << card : 0));
            }
        }
        for (int sum = 0; sum <= PileState.FULL; sum++) {
            for (int card = 0; card < PileState.VALUES; card++) {
                OVER[sum] |= (byte) (sum + PileState.valueOf(card) > PileState.FULL ? 1 << card : 0);
            }
        }
    }

    private final double[] ratings = new double[(PileState.FULL + 1) * HELD];
    private final byte[] cards = new byte[ratings.length];

    /// What a card is worth that brings a target to a sum, if so many of its suit are held.
    interface Rating {
        double of(int sum, int card, int held);
    }

    SafePlayTable(Rating rating) {
        for (int at = 0; at < ratings.length; at++) {
            ratings[at] = Double.NEGATIVE_INFINITY;
            int sum = at / HELD;
            for (int left = at & (SETS - 1) & ~OVER[sum]; left != 0; left &= left - 1) {
                int card = Integer.numberOfTrailingZeros(left);
                double found = rating.of(sum + PileState.valueOf(card), card, at / SETS % MOST_HELD);
                if (found > ratings[at]) {
                    ratings[at] = found;
                    cards[at] = (byte) card;
                }
            }
        }
    }

    /// Where to look.
    ///
    /// @param held the cards of the suit, as [PileState#hand] counts them
    static int at(int sum, int held) {
        return sum * HELD + SET[held];
    }

    /// The cards that would go over, a bit for each.
    static int over(int sum, int at) {
        return at & OVER[sum];
    }

    /// The cards that would not, a bit for each.
    static int safe(int sum, int at) {
        return at & (SETS - 1) & ~OVER[sum];
    }

    /// What the best one is worth; less than anything if there is none.
    double rating(int at) {
        return ratings[at];
    }

    /// Which one it is, by its place in the suit.
    int card(int at) {
        return cards[at];
    }
}
