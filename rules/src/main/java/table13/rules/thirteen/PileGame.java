package table13.rules.thirteen;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import table13.rules.Chance;
import table13.rules.Game;
import table13.rules.GameInfo;
import table13.rules.HistoryDeterminizer;
import table13.rules.LogReach;
import table13.rules.Move;
import table13.rules.Option;
import table13.rules.RoundView;
import table13.rules.ScoreGoal;
import table13.rules.Setup;
import table13.rules.State;
import table13.rules.cards.Card;
import table13.rules.cards.Deck;

/// A game of this family: [Thirteen#GAME] or [Friday#GAME].
public final class PileGame implements Game<PileState> {

    /// T9, F8.
    static final Option MEMORY_AID =
            Option.offByDefault("memory-aid", "Shows which cards everyone has taken, and the whole log.");

    private static final int[] COPIES_BUT_ZEROS = {0, 3, 3, 2, 3, 3};
    private static final int FOURS = 8;

    private final Edition edition;
    private final GameInfo info;
    private final List<String> cardNames = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();
    private final Map<String, Move> spelled = new HashMap<>();

    PileGame(Edition edition) {
        this.edition = edition;
        List<Option> options = new ArrayList<>(edition.options());
        options.add(MEMORY_AID);
        info = new GameInfo(edition.id(), edition.title(), 3, 6, 4, options);
        for (int kind = 0; kind < Cards.SUITED; kind++) {
            cardNames.add(initial(edition.suits().get(Cards.suit(kind))) + Cards.value(kind));
        }
        cardNames.add(initial(edition.four()));
        for (int code = 0; code < PileState.MOVES; code++) {
            addMove(code);
        }
    }

    private static String initial(String word) {
        return word.substring(0, 1);
    }

    /// A coloured card needs no target in notation: `b7`. A four and a card on a wrong target need one: `n>b`.
    private void addMove(int code) {
        Card card = new Card(PileState.kindOf(code), cardNames.get(PileState.kindOf(code)));
        int target = PileState.targetOf(code);
        String withTarget = card + ">" + initial(edition.suits().get(target));
        boolean goesWithoutSaying = code < PileState.FOUR_MOVES;
        Move move = new PlayCard(code, goesWithoutSaying ? card.name() : withTarget, card, target);
        moves.add(move);
        spelled.put(move.notation(), move);
        spelled.put(withTarget, move);
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    /// The three colours, or kinds of bad luck, in the order of their targets.
    public List<String> suits() {
        return edition.suits();
    }

    /// The name of the special fours.
    public String four() {
        return edition.four();
    }

    /// T2, F2.
    @Override
    public Deck deck(Setup setup) {
        int[] copies = new int[Cards.KINDS];
        for (int kind = 0; kind < Cards.SUITED; kind++) {
            copies[kind] = Cards.value(kind) == 0
                    ? edition.zeros().applyAsInt(setup)
                    : COPIES_BUT_ZEROS[kind % COPIES_BUT_ZEROS.length];
        }
        copies[Cards.FOUR] = FOURS;
        return new Deck(cardNames, copies);
    }

    /// T4, F5: drawn once, then clockwise. The dealer of *13* sits on the starter's right.
    @Override
    public int starter(Setup setup, int round, int last, Chance chance) {
        return last == State.NOBODY ? chance.below(setup.players()) : (last + 1) % setup.players();
    }

    /// T7, T8, T11, F7, F10.
    @Override
    public Map<String, Integer> numbers() {
        return Map.of(
                "full", PileState.FULL,
                "fourValue", Cards.FOUR_VALUE,
                "fourPoints", PileState.FOUR_POINTS,
                "cardPoints", PileState.CARD_POINTS);
    }

    /// T4, F3.
    @Override
    public int rounds(Setup setup) {
        return edition.rounds().applyAsInt(setup.players());
    }

    @Override
    public ScoreGoal best() {
        return ScoreGoal.FEWEST;
    }

    /// Rounds are independent of each other.
    @Override
    public int fairRounds(Setup setup) {
        return 1;
    }

    /// T9, F8.
    @Override
    public LogReach log(Setup setup) {
        return setup.isOn(MEMORY_AID) ? LogReach.ALL : LogReach.OWN_TURN;
    }

    @Override
    public PileState newState(Setup setup) {
        return new PileState(setup, edition, deck(setup));
    }

    @Override
    public RoundView view(PileState state, int viewer) {
        return PileView.of(this, state, viewer);
    }

    @Override
    public HistoryDeterminizer<PileState> determinizer(RoundView view) {
        return new PileDeterminizer(newState(view.setup()), (PileView) view);
    }

    @Override
    public int moves() {
        return PileState.MOVES;
    }

    @Override
    public int mostLegalMoves() {
        return PileState.MOST_LEGAL_MOVES;
    }

    @Override
    public Move move(int code) {
        return moves.get(code);
    }

    @Override
    public Optional<Move> read(String text) {
        String plain = text.toLowerCase(Locale.ROOT).replace(" ", "");
        return Optional.ofNullable(spelled.get(plain));
    }
}
