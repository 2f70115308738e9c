package table13.rules.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/// The cards of a game: its kinds in order, each with a number of copies. Search stores a card as the `byte` of its
/// kind.
public final class Deck {
    private final List<Card> cards;
    private final int[] copies;
    private final Map<String, Card> named = new HashMap<>();
    private final byte[] sorted;

    public Deck(List<String> names, int[] copies) {
        this.copies = copies.clone();
        cards = new ArrayList<>();
        int size = 0;
        for (String name : names) {
            Card card = new Card(cards.size(), name);
            size += copies[card.kind()];
            cards.add(card);
            named.put(name, card);
        }
        sorted = new byte[size];
        fill(sorted, 0, copies);
    }

    public int size() {
        return sorted.length;
    }

    public int kinds() {
        return copies.length;
    }

    public int copies(int kind) {
        return copies[kind];
    }

    public Card card(int kind) {
        return cards.get(kind);
    }

    public Optional<Card> named(String name) {
        return Optional.ofNullable(named.get(name));
    }

    /// Writes all cards in the order of their kinds, the order before every shuffle.
    public void sort(byte[] into) {
        System.arraycopy(sorted, 0, into, 0, sorted.length);
    }

    /// The cards that are not counted as seen, in the order of their kinds.
    public byte[] without(int[] seen) {
        int[] left = new int[kinds()];
        int size = 0;
        for (int kind = 0; kind < left.length; kind++) {
            left[kind] = copies[kind] - seen[kind];
            size += left[kind];
        }
        byte[] unseen = new byte[size];
        fill(unseen, 0, left);
        return unseen;
    }

    /// A list of cards with the given count of each kind, in the order of their kinds.
    public List<Card> list(IntUnaryOperator count) {
        List<Card> list = new ArrayList<>();
        for (Card card : cards) {
            list.addAll(Collections.nCopies(count.applyAsInt(card.kind()), card));
        }
        return list;
    }

    /// Writes the given count of each kind into the array, in the order of their kinds.
    ///
    /// @return the index after the last card written
    public static int fill(byte[] into, int from, int[] counts) {
        int next = from;
        for (int kind = 0; kind < counts.length; kind++) {
            for (int i = 0; i < counts[kind]; i++) {
                into[next++] = (byte) kind;
            }
        }
        return next;
    }
}
