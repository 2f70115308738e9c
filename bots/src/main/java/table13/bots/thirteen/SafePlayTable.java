package table13.bots.thirteen;

import table13.rules.thirteen.PileState;

/// Lookup table of the best safe card of a suit, for every sum of its target and every holding of the suit. Rollouts
/// need it three times a move.
final class SafePlayTable {
    private static final int SETS = 1 << PileState.VALUES;
    private static final int MOST_HELD = 16;
    private static final int HELD = SETS * MOST_HELD;

    /// For each packed holding of a suit: the held cards, one bit for each value, and above them their number.
    private static final short[] SET = new short[1 << (2 * PileState.VALUES)];

    /// For each sum the cards that go over, one bit for each value.
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

    /// The value of a card that brings a target to a sum, with this many held cards of its suit.
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

    /// The index in the table.
    ///
    /// @param held the cards of the suit, encoded like [PileState#hand]
    static int at(int sum, int held) {
        return sum * HELD + SET[held];
    }

    /// The cards that would go over, one bit for each value.
    static int over(int sum, int at) {
        return at & OVER[sum];
    }

    /// The cards that would not go over, one bit for each value.
    static int safe(int sum, int at) {
        return at & (SETS - 1) & ~OVER[sum];
    }

    /// The value of the best safe card; below every other value if there is none.
    double rating(int at) {
        return ratings[at];
    }

    /// The best safe card, by its index in the suit.
    int card(int at) {
        return cards[at];
    }
}
