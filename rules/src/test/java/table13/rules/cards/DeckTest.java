package table13.rules.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DeckTest {
    private final Deck deck = new Deck(List.of("a", "b", "c"), new int[] {2, 0, 3});

    @Test
    void knowsItsKinds() {
        assertThat(deck.size()).isEqualTo(5);
        assertThat(deck.kinds()).isEqualTo(3);
        assertThat(deck.copies(2)).isEqualTo(3);
        assertThat(deck.card(1)).isEqualTo(new Card(1, "b")).hasToString("b");
        assertThat(deck.named("c")).contains(deck.card(2));
        assertThat(deck.named("d")).isEmpty();
    }

    @Test
    void liesInOrderBeforeItIsShuffled() {
        byte[] cards = new byte[5];
        deck.sort(cards);
        assertThat(cards).containsExactly(0, 0, 2, 2, 2);
    }

    @Test
    void tellsWhatIsUnseen() {
        assertThat(deck.without(new int[] {1, 0, 1})).containsExactly(0, 2, 2);
        assertThat(deck.without(new int[] {2, 0, 3})).isEmpty();
    }
}
