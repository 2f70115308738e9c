package table13.rules.thirteen;

import java.util.List;
import table13.rules.cards.Card;
import table13.rules.cards.Deck;

/// A multiset of cards in one `long` of packed counters: two bits for each of the 18 coloured kinds (three suits of the
/// values 0, 1, 2, 4, 5 and 7), four bits for the special fours (kind 18), and four bits for the total of each suit,
/// which is read most often.
final class Cards {
    static final int FOUR = 18;
    static final int FOUR_VALUE = 4;
    static final int SUITED = 18;
    static final int KINDS = 19;

    /// The number of bits of a set.
    static final int BITS = 52;

    static final long ALL = (1L << BITS) - 1;

    private static final int[] VALUES = {0, 1, 2, 4, 5, 7};
    private static final long EVEN_BITS = 0x5_5555_5555L;
    private static final int FOURS = 36;
    private static final int SUITS = 40;
    private static final long FOUR_MOVES = 0x15L << FOURS;
    private static final long[] ONE = new long[KINDS];

    static {
        for (int kind = 0; kind < KINDS; kind++) {
            ONE[kind] = (1L << (2 * kind)) + (kind == FOUR ? 0 : 1L << (SUITS + 4 * suit(kind)));
        }
    }

    private Cards() {}

    static long one(int kind) {
        return ONE[kind];
    }

    static long all(Deck deck) {
        long cards = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            cards += deck.copies(kind) * one(kind);
        }
        return cards;
    }

    static int suit(int kind) {
        return kind / VALUES.length;
    }

    static int value(int kind) {
        return kind == FOUR ? FOUR_VALUE : VALUES[kind % VALUES.length];
    }

    static int kind(int suit, int value) {
        for (int i = 0; i < VALUES.length; i++) {
            if (VALUES[i] == value) {
                return suit * VALUES.length + i;
            }
        }
        throw new IllegalArgumentException("No card has the value " + value + ".");
    }

    static int count(long cards, int kind) {
        return (int) (cards >>> (2 * kind)) & (kind == FOUR ? 15 : 3);
    }

    static int count(long cards) {
        return fours(cards) + ofSuit(cards, 0) + ofSuit(cards, 1) + ofSuit(cards, 2);
    }

    static int fours(long cards) {
        return (int) (cards >>> FOURS) & 15;
    }

    static int ofSuit(long cards, int suit) {
        return (int) (cards >>> (SUITS + 4 * suit)) & 15;
    }

    /// The cards of a suit, two bits for each value.
    static int suited(long cards, int suit) {
        return (int) (cards >>> (12 * suit)) & 0xfff;
    }

    /// One bit for each kind held, at twice its number; three bits for a four, one for each possible target.
    static long kindsHeld(long cards) {
        long suited = (cards | (cards >>> 1)) & EVEN_BITS;
        return fours(cards) == 0 ? suited : suited | FOUR_MOVES;
    }

    static List<Card> list(long cards, Deck deck) {
        return deck.list(kind -> count(cards, kind));
    }
}
