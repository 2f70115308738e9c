package table13.wire;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.cards.Card;
import table13.rules.cards.Deck;

/// Reads cards by name, and other values that depend on the setup.
public final class CardReader {
    private final Setup setup;
    private final Deck deck;

    /// A reader for the cards of this setup.
    public CardReader(Setup setup) {
        this.setup = setup;
        deck = setup.game().deck(setup);
    }

    public int seat(JsonObjectReader fields, String name) throws BadMessageException {
        int seat = fields.small(name);
        if (seat < 0 || seat >= setup.players()) {
            throw new BadMessageException(WireObjection.BAD_MESSAGE, "There is no seat " + seat + ".");
        }
        return seat;
    }

    /// A move in exact notation; no other spelling is accepted.
    public Move move(String notation) throws BadMessageException {
        return setup.game()
                .read(notation)
                .filter(move -> move.notation().equals(notation))
                .orElseThrow(() -> new BadMessageException(
                        WireObjection.BAD_MESSAGE, "This game has no move '" + notation + "'."));
    }

    public Card card(JsonObjectReader fields, String name) throws BadMessageException {
        return named(fields.text(name));
    }

    public List<Card> cards(JsonObjectReader fields, String name) throws BadMessageException {
        return named(fields.list(name, String.class));
    }

    /// An array of arrays of cards.
    public List<List<Card>> lists(JsonObjectReader fields, String name) throws BadMessageException {
        List<List<Card>> lists = new ArrayList<>();
        for (List<?> list : fields.lists(name)) {
            lists.add(named(list));
        }
        return lists;
    }

    /// The number of cards of each kind; empty if unknown.
    public List<Integer> counts(JsonObjectReader fields, String name) throws BadMessageException {
        List<Integer> counts = fields.numbers(name);
        boolean isGood = counts.isEmpty() || counts.size() == deck.kinds();
        for (int kind = 0; isGood && kind < counts.size(); kind++) {
            isGood = counts.get(kind) >= 0 && counts.get(kind) <= deck.copies(kind);
        }
        if (!isGood) {
            throw new BadMessageException(
                    WireObjection.BAD_MESSAGE, "'" + name + "' must count the cards of each kind.");
        }
        return counts;
    }

    private List<Card> named(List<?> names) throws BadMessageException {
        List<Card> cards = new ArrayList<>();
        for (Object name : names) {
            cards.add(named(String.valueOf(name)));
        }
        return cards;
    }

    private Card named(String name) throws BadMessageException {
        return deck.named(name)
                .orElseThrow(() ->
                        new BadMessageException(WireObjection.BAD_MESSAGE, "This game has no card '" + name + "'."));
    }
}
