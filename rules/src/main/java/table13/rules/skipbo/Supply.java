package table13.rules.skipbo;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import table13.rules.Chance;
import table13.rules.Journal;

/// The draw pile, the completed piles and the discard pile.
final class Supply {
    static final int NO_CARD = -1;

    /// The draw pile starts at index `drawn`, the next card first.
    final byte[] drawPile;

    int drawn;

    /// The cards of all completed piles.
    long setAside;

    long discards;
    int discardTop = NO_CARD;

    /// The cards of the last reshuffle, all public. Empty before the first reshuffle.
    long reshuffled;

    /// The cards that have left the players' hands since then.
    long playedSince;

    Supply(int deckSize) {
        drawPile = new byte[deckSize];
        drawn = deckSize;
    }

    /// Makes these cards the draw pile, shuffled from the order of their kinds, and clears the other two.
    void begin(long cards, Chance chance) {
        setAside = 0;
        clearDiscards();
        shuffle(cards, chance);
        reshuffled = 0;
        playedSince = 0;
    }

    int toDraw() {
        return drawPile.length - drawn;
    }

    int draw() {
        return drawPile[drawn++];
    }

    void discard(int kind) {
        discards += Cards.one(kind);
        discardTop = kind;
    }

    /// S18: makes a new draw pile of the completed piles, or of the discard pile if there are none. Returns whether
    /// there were any cards.
    boolean renews(Chance chance, Journal journal) {
        boolean takesDiscards = setAside == 0;
        long cards = takesDiscards ? discards : setAside;
        if (cards == 0) {
            return false;
        }
        if (takesDiscards) {
            clearDiscards();
        } else {
            setAside = 0;
        }
        shuffle(cards, chance);
        reshuffled = cards;
        playedSince = 0;
        JournalWriter.reshuffled(journal, toDraw(), takesDiscards);
        return true;
    }

    private void clearDiscards() {
        discards = 0;
        discardTop = NO_CARD;
    }

    private void shuffle(long cards, Chance chance) {
        drawn = Cards.fillUp(drawPile, cards);
        chance.shuffle(drawPile, drawn, drawPile.length);
    }

    void copyFrom(Supply other) {
        setAside = other.setAside;
        discards = other.discards;
        discardTop = other.discardTop;
        reshuffled = other.reshuffled;
        playedSince = other.playedSince;
        drawn = other.drawn;
        System.arraycopy(other.drawPile, drawn, drawPile, drawn, toDraw());
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof Supply other
                && Arrays.equals(drawPile, drawn, drawPile.length, other.drawPile, other.drawn, other.drawPile.length)
                && setAside == other.setAside
                && discards == other.discards
                && discardTop == other.discardTop
                && reshuffled == other.reshuffled
                && playedSince == other.playedSince;
    }

    @Override
    public int hashCode() {
        return Objects.hash(drawn, setAside, discards);
    }
}
