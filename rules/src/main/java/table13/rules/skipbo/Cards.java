package table13.rules.skipbo;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import table13.rules.cards.Card;
import table13.rules.cards.Deck;

/// A multiset of cards in one `long`: four bits count each of the numbers 1 to 12 (kinds 0 to 11), five bits the wilds
/// (kind 12), and the bits from 56 on the total.
final class Cards {
    static final int NUMBERS = 12;
    static final int WILD = 12;
    static final int KINDS = 13;
    static final List<String> NAMES = IntStream.range(0, KINDS)
            .mapToObj(kind -> kind == WILD ? "w" : Integer.toString(kind + 1))
            .toList();

    private static final int SIZE = 56;
    private static final long FIRST_BITS = 0x1_1111_1111_1111L;

    private Cards() {}

    static long one(int kind) {
        return (1L << SIZE) | kind(kind);
    }

    static long of(Deck deck) {
        long cards = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            cards += deck.copies(kind) * one(kind);
        }
        return cards;
    }

    /// @param counts the count of each kind; empty for no cards
    static long of(List<Integer> counts) {
        long cards = 0;
        for (int kind = 0; kind < counts.size(); kind++) {
            cards += counts.get(kind) * one(kind);
        }
        return cards;
    }

    static int count(long cards) {
        return (int) (cards >>> SIZE);
    }

    static int count(long cards, int kind) {
        return (int) (cards >>> (4 * kind)) & (kind == WILD ? 31 : 15);
    }

    /// The set of one kind. A set of kinds has one bit for each, at four times its number.
    static long kind(int kind) {
        return 1L << (4 * kind);
    }

    static boolean isAmong(int kind, long kinds) {
        return (kinds & kind(kind)) != 0;
    }

    /// The kinds in a hand.
    static long kindsHeld(long hand) {
        return (hand | hand >>> 1 | hand >>> 2) & FIRST_BITS;
    }

    /// The kinds with more than one card in a hand.
    static long kindsHeldTwice(long hand) {
        return (hand >>> 1 | hand >>> 2) & FIRST_BITS;
    }

    /// The numbers in a set of kinds as adjacent bits.
    static int numbers(long kinds) {
        long pairs = (kinds | kinds >>> 3) & 0x0303_0303_0303L;
        long fours = (pairs | pairs >>> 6) & 0x000f_000f_000fL;
        return (int) (fours | fours >>> 12 | fours >>> 24) & 0xfff;
    }

    static int firstKind(long kinds) {
        return Long.numberOfTrailingZeros(kinds) >>> 2;
    }

    /// Writes the cards to the end of the array, in the order of their kinds.
    ///
    /// @return the index of the first
    static int fillUp(byte[] into, long cards) {
        int first = into.length - count(cards);
        int next = first;
        for (int kind = 0; kind < KINDS; kind++) {
            for (int i = count(cards, kind); i > 0; i--) {
                into[next++] = (byte) kind;
            }
        }
        return first;
    }

    static Card card(int kind) {
        return new Card(kind, NAMES.get(kind));
    }

    static List<Card> list(long cards) {
        List<Card> list = new ArrayList<>();
        for (int kind = 0; kind < KINDS; kind++) {
            for (int i = count(cards, kind); i > 0; i--) {
                list.add(card(kind));
            }
        }
        return list;
    }

    static List<Integer> counts(long cards) {
        return IntStream.range(0, KINDS).mapToObj(kind -> count(cards, kind)).toList();
    }
}
