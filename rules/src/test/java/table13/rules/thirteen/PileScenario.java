package table13.rules.thirteen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import table13.rules.Event;
import table13.rules.Journal;
import table13.rules.Move;
import table13.rules.Objection;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.cards.Card;

/// A round of *13* or *Friday the 13th* set up for a test. Cards are written as in notation: `b7`, `n`, `c0`, `f`.
final class PileScenario {
    final PileGame game;
    final PileState state;
    private final SplitMix chance = new SplitMix(13);
    private final List<Event> events = new ArrayList<>();

    private PileScenario(PileGame game, int players, Map<String, String> options) {
        this.game = game;
        state = game.newState(new Setup(game, players, options));
        state.toMove = 0;
    }

    static PileScenario thirteen(int players) {
        return new PileScenario(Thirteen.GAME, players, Map.of());
    }

    static PileScenario friday(int players) {
        return new PileScenario(Friday.GAME, players, Map.of());
    }

    static PileScenario of(PileGame game, int players, Map<String, String> options) {
        return new PileScenario(game, players, options);
    }

    PileScenario dealt(int starter) {
        state.deal(starter, chance, events::add);
        return this;
    }

    /// Gives a seat these cards and nothing else.
    PileScenario hand(int seat, String cards) {
        state.hands[seat] = set(cards);
        return counted();
    }

    PileScenario drawPile(String cards) {
        byte[] kinds = kinds(cards);
        state.drawn = state.shuffled.length - kinds.length;
        System.arraycopy(kinds, 0, state.shuffled, state.drawn, kinds.length);
        return counted();
    }

    /// The round lasts until the hands and the draw pile have been played.
    private PileScenario counted() {
        state.toPlay = state.played + drawPile();
        for (long hand : state.hands) {
            state.toPlay += Cards.count(hand);
        }
        return this;
    }

    /// Puts cards on the target of a suit without going over 13.
    PileScenario target(String suit, String cards) {
        for (byte kind : kinds(cards)) {
            state.lay(0, PileState.moveOf(kind, game.suits().indexOf(suit)), Journal.CLOSED);
        }
        return counted();
    }

    PileScenario taken(int seat, String cards) {
        state.taken[seat] = set(cards);
        return this;
    }

    /// Gives a seat this many taken cards of each suit, and of fours. The choice of cards does not matter.
    PileScenario taken(int seat, int first, int second, int third, int fours) {
        int[] wanted = {first, second, third};
        for (int suit = 0; suit < 3; suit++) {
            for (int i = 0; i < wanted[suit]; i++) {
                state.taken[seat] += Cards.one(suit * 6 + 1 + i % 5);
            }
        }
        state.taken[seat] += fours * Cards.one(Cards.FOUR);
        return this;
    }

    PileScenario play(String... notations) {
        for (String notation : notations) {
            Objection objection = objection(notation);
            if (objection != null) {
                throw new AssertionError(notation + ": " + objection.reason());
            }
            state.play(game.read(notation).orElseThrow().code(), chance, events::add);
        }
        return this;
    }

    Objection objection(String notation) {
        return state.objection(game.read(notation).orElseThrow().code());
    }

    List<String> legalMoves() {
        int[] moves = new int[game.mostLegalMoves()];
        List<String> notations = new ArrayList<>();
        for (int i = 0, n = state.legalMoves(moves); i < n; i++) {
            Move move = game.move(moves[i]);
            notations.add(move.notation());
        }
        return notations;
    }

    PileView view(int viewer) {
        return (PileView) game.view(state, viewer);
    }

    /// The cards on a target, oldest first, and their sum: `11: b7 b4`.
    String onTarget(String suit) {
        PileView.Target target = view(-2).targets().get(game.suits().indexOf(suit));
        return target.sum() + ": " + words(target.cards());
    }

    String taken(int seat) {
        return words(Cards.list(state.taken[seat], state.deck));
    }

    String hand(int seat) {
        return words(Cards.list(state.hands[seat], state.deck));
    }

    int handSize(int seat) {
        return Cards.count(state.hands[seat]);
    }

    int drawPile() {
        return state.shuffled.length - state.drawn;
    }

    List<Event> events() {
        return events;
    }

    private static String words(List<Card> cards) {
        return String.join(" ", cards.stream().map(Card::name).toList());
    }

    private long set(String cards) {
        long set = 0;
        for (byte kind : kinds(cards)) {
            set += Cards.one(kind);
        }
        return set;
    }

    private byte[] kinds(String cards) {
        String[] names = cards.isBlank() ? new String[0] : cards.split(" ", -1);
        byte[] kinds = new byte[names.length];
        for (int i = 0; i < names.length; i++) {
            kinds[i] = (byte) state.deck.named(names[i]).orElseThrow().kind();
        }
        return kinds;
    }
}
