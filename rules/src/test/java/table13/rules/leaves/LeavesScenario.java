package table13.rules.leaves;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import table13.rules.Chance;
import table13.rules.Event;
import table13.rules.Objection;
import table13.rules.Option;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.cards.Card;
import table13.rules.cards.Deck;

/// A round of *13 Leaves* set up for a test. Cards are written by their values, `6 6 6 12`. All cards without a place
/// are undealt.
final class LeavesScenario {
    final LeavesState state;
    private final Deck deck;
    private final Chance chance = new SplitMix(13);
    private final List<Event> events = new ArrayList<>();

    private LeavesScenario(int players, String expert) {
        Setup setup = new Setup(Leaves.GAME, players, Map.of("expert", expert));
        state = Leaves.GAME.newState(setup);
        deck = Leaves.GAME.deck(setup);
        for (int kind = 0; kind < 13; kind++) {
            state.rest += (long) deck.copies(kind) << (4 * kind);
        }
        state.lap = 1;
        state.toMove = 0;
    }

    static LeavesScenario leaves(int players) {
        return new LeavesScenario(players, Option.OFF);
    }

    static LeavesScenario expert(int players) {
        return new LeavesScenario(players, Option.ON);
    }

    // ---- setting up

    LeavesScenario dealt(int starter) {
        return dealt(starter, chance);
    }

    LeavesScenario dealt(int starter, Chance chance) {
        state.deal(starter, chance, events::add);
        return this;
    }

    LeavesScenario hand(int seat, String cards) {
        state.hands[seat] += fromRest(cards);
        return this;
    }

    /// Gives a seat more cards as publicly taken.
    LeavesScenario seenTaken(int seat, String cards) {
        long taken = fromRest(cards);
        state.hands[seat] += taken;
        state.known[seat] += taken;
        return this;
    }

    /// The hands of the seats in their order.
    LeavesScenario hands(String... cards) {
        for (int seat = 0; seat < cards.length; seat++) {
            hand(seat, cards[seat]);
        }
        return this;
    }

    LeavesScenario row(String cards) {
        state.row += fromRest(cards);
        return this;
    }

    LeavesScenario cleared(String cards) {
        state.gone += fromRest(cards);
        return this;
    }

    /// Leaves only these cards undealt; every other card without a place has been cleared.
    LeavesScenario rest(String cards) {
        long rest = fromRest(cards);
        state.gone += state.rest;
        state.rest = rest;
        return this;
    }

    LeavesScenario lap(int lap) {
        state.lap = lap;
        return this;
    }

    LeavesScenario passed(int... seats) {
        for (int seat : seats) {
            state.passed |= 1 << seat;
        }
        return this;
    }

    LeavesScenario turnOf(int seat) {
        state.toMove = seat;
        return this;
    }

    // ---- playing

    LeavesScenario play(String... notations) {
        for (String notation : notations) {
            Objection objection = objection(notation);
            if (objection != null) {
                throw new AssertionError(notation + ": " + objection.reason());
            }
            state.play(code(notation), chance, events::add);
        }
        return this;
    }

    Objection objection(String notation) {
        return state.objection(code(notation));
    }

    String legalMoves() {
        int[] moves = new int[Leaves.GAME.mostLegalMoves()];
        List<String> notations = new ArrayList<>();
        for (int i = 0, n = state.legalMoves(moves); i < n; i++) {
            notations.add(Leaves.GAME.move(moves[i]).notation());
        }
        return String.join(" ", notations);
    }

    // ---- looking

    int toMove() {
        return state.toMove();
    }

    String hand(int seat) {
        return words(state.hands[seat]);
    }

    String known(int seat) {
        return words(state.known[seat]);
    }

    String row() {
        return words(state.row);
    }

    String cleared() {
        return words(state.gone);
    }

    String rest() {
        return words(state.rest);
    }

    LeavesView view(int viewer) {
        return (LeavesView) Leaves.GAME.view(state, viewer);
    }

    List<Event> events() {
        return events;
    }

    List<Event> eventsSeenBy(int viewer) {
        return events.stream().map(event -> event.seenBy(viewer)).toList();
    }

    Card card(int value) {
        return deck.card(value - 1);
    }

    List<Card> cards(String cards) {
        return values(cards).stream().map(this::card).toList();
    }

    private static int code(String notation) {
        return Leaves.GAME.read(notation).orElseThrow().code();
    }

    private static List<Integer> values(String cards) {
        return cards.isBlank()
                ? List.of()
                : List.of(cards.split(" ", -1)).stream().map(Integer::valueOf).toList();
    }

    private static String words(long cards) {
        List<String> words = new ArrayList<>();
        for (int value = 1; value <= 13; value++) {
            for (long i = (cards >> (4 * (value - 1))) & 15; i > 0; i--) {
                words.add("" + value);
            }
        }
        return String.join(" ", words);
    }

    private long fromRest(String cards) {
        long taken = 0;
        for (int value : values(cards)) {
            long card = 1L << (4 * (value - 1));
            if ((state.rest & 15 * card) == 0) {
                throw new AssertionError("There are not that many cards of the value " + value + ".");
            }
            state.rest -= card;
            taken += card;
        }
        return taken;
    }
}
