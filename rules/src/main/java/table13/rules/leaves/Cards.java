package table13.rules.leaves;

import java.util.List;
import java.util.stream.IntStream;
import table13.rules.cards.Card;
import table13.rules.cards.Deck;

/// A multiset of cards in one `long`: four bits count each of the 13 kinds. The kind of a card is its value minus 1.
final class Cards {
    static final int KINDS = 13;

    /// The 7 has the most copies.
    static final int MOST_COPIES = 8;

    private static final long ONE_OF_EACH = 0x1_1111_1111_1111L;
    private static final long EVEN_KINDS = 0x0f0f_0f0f_0f0f_0f0fL;
    private static final long ONE_PER_BYTE = 0x0101_0101_0101_0101L;

    private Cards() {}

    /// L2: two 1s, three 2s, and so on to eight 7s, then down again to two 13s.
    static int copies(int kind) {
        return MOST_COPIES - Math.abs(6 - kind);
    }

    static long some(int count, int kind) {
        return (long) count << (4 * kind);
    }

    static long one(int kind) {
        return 1L << (4 * kind);
    }

    static int count(long cards, int kind) {
        return (int) (cards >>> (4 * kind)) & 15;
    }

    static int count(long cards) {
        return (int) ((((cards & EVEN_KINDS) + ((cards >>> 4) & EVEN_KINDS)) * ONE_PER_BYTE) >>> 56);
    }

    /// The kind of the lowest card; there must be one.
    static int lowest(long cards) {
        return Long.numberOfTrailingZeros(cards) >>> 2;
    }

    /// The kind of the highest card; there must be one.
    static int highest(long cards) {
        return (63 - Long.numberOfLeadingZeros(cards)) >>> 2;
    }

    /// One card of each kind in the set.
    static long oneOfEach(long cards) {
        return (cards | (cards >>> 1) | (cards >>> 2) | (cards >>> 3)) & ONE_OF_EACH;
    }

    /// Whether any kind has at least this count, from 1 to 8.
    static boolean hasStackOf(int count, long cards) {
        return ((cards + (MOST_COPIES - count) * ONE_OF_EACH) & (MOST_COPIES * ONE_OF_EACH)) != 0;
    }

    static List<Card> list(long cards, Deck deck) {
        return deck.list(kind -> count(cards, kind));
    }

    static long of(List<Card> list) {
        long cards = 0;
        for (Card card : list) {
            cards += one(card.kind());
        }
        return cards;
    }

    static int[] counts(long cards) {
        return IntStream.range(0, KINDS).map(kind -> count(cards, kind)).toArray();
    }
}
