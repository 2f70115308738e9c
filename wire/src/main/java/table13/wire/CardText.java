package table13.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.cards.Card;

/// Cards, by their names.
public final class CardText {

    private CardText() {}

    /// Adds a member that holds cards.
    public static void write(String name, List<Card> cards, JsonText text) {
        text.with(name, cards, card -> text.string(card.name()));
    }

    /// Adds cards to an array.
    public static void write(List<Card> cards, JsonText text) {
        text.array(cards, card -> text.string(card.name()));
    }

    /// Adds an event with cards that only their owner is shown; the others see how many.
    public static void counted(String kind, int seat, int count, List<Card> cards, JsonText text) {
        text.with("kind", kind).with("seat", seat).with("count", count);
        write("cards", cards, text);
    }

    public static @Nullable String name(@Nullable Card card) {
        return card == null ? null : card.name();
    }
}
