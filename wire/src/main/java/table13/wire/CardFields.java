package table13.wire;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Setup;
import table13.rules.cards.Card;
import table13.rules.cards.Deck;

/// Reads cards by their names: the other direction of [CardText].
public final class CardFields {
    private final Deck deck;

    /// For the cards of such a match.
    public CardFields(Setup setup) {
        deck = setup.game().deck(setup);
    }

    public Card card(Fields fields, String name) throws BadMessage {
        return named(fields.text(name));
    }

    public @Nullable Card cardOrNull(Fields fields, String name) throws BadMessage {
        return fields.has(name) ? card(fields, name) : null;
    }

    public List<Card> cards(Fields fields, String name) throws BadMessage {
        return named(fields.list(name, String.class));
    }

    /// An array of arrays of cards.
    public List<List<Card>> lists(Fields fields, String name) throws BadMessage {
        List<List<Card>> lists = new ArrayList<>();
        for (List<?> list : fields.lists(name)) {
            lists.add(named(list));
        }
        return lists;
    }

    private List<Card> named(List<?> names) throws BadMessage {
        List<Card> cards = new ArrayList<>();
        for (Object name : names) {
            cards.add(named(String.valueOf(name)));
        }
        return cards;
    }

    private Card named(String name) throws BadMessage {
        return deck.named(name)
                .orElseThrow(() -> new BadMessage(WireObjection.BAD_MESSAGE, "This game has no card '" + name + "'."));
    }
}
