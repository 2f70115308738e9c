package table13.rules.leaves;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import table13.rules.AssignableDeterminizer;
import table13.rules.Chance;
import table13.rules.Game;
import table13.rules.GameInfo;
import table13.rules.Move;
import table13.rules.Option;
import table13.rules.RoundView;
import table13.rules.ScoreGoal;
import table13.rules.Setup;
import table13.rules.TextParser;
import table13.rules.cards.Deck;
import table13.rules.leaves.LeavesMove.Pass;
import table13.rules.leaves.LeavesMove.Play;

/// *13 Leaves*: be the first to get rid of all your cards.
public final class Leaves implements Game<LeavesState> {

    /// The points that end a match of several rounds.
    private static final int ENOUGH = 20;

    /// L12.
    static final Option EXPERT = Option.offByDefault(
            "expert", "Several rounds: every card left in hand is a point, " + ENOUGH + " points end the match.");

    private static final String PASS = "pass";

    public static final Leaves GAME = new Leaves();

    /// L1.
    private final GameInfo info = new GameInfo("leaves", "13 Leaves", 3, 6, 4, List.of(EXPERT));

    private final Deck deck = new Deck(
            values().mapToObj(Integer::toString).toList(),
            values().map(value -> Cards.copies(value - 1)).toArray());

    private final List<Move> moves = new ArrayList<>();
    private final Map<String, Move> spelled = new HashMap<>();

    private Leaves() {
        values().forEach(this::addPlays);
        values().forEach(this::addPass);
    }

    private static IntStream values() {
        return IntStream.rangeClosed(1, Cards.KINDS);
    }

    /// Three 6s are `3x6`; a player may also list the cards: `6 6 6`.
    private void addPlays(int value) {
        String cards = "";
        for (int count = 1; count <= Cards.MOST_COPIES; count++) {
            cards = (cards + " " + value).strip();
            Move move = new Play(value, count);
            moves.add(move);
            spelled.put(move.notation(), move);
            spelled.put(cards, move);
        }
    }

    private void addPass(int value) {
        Move move = new Pass(value);
        moves.add(move);
        spelled.put(move.notation(), move);
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    /// L2.
    @Override
    public Deck deck(Setup setup) {
        return deck;
    }

    /// L3, L12: drawn again for every round.
    @Override
    public int starter(Setup setup, int round, int last, Chance chance) {
        return chance.below(setup.players());
    }

    /// L12, L13.
    @Override
    public Map<String, Integer> numbers() {
        return Map.of("enough", ENOUGH, "lastLap", LeavesState.LAST_LAP);
    }

    /// L11, L12.
    @Override
    public int rounds(Setup setup) {
        return setup.isOn(EXPERT) ? 0 : 1;
    }

    @Override
    public boolean isOver(Setup setup, int played, List<Integer> totals) {
        return setup.isOn(EXPERT) ? totals.stream().anyMatch(total -> total >= ENOUGH) : played == rounds(setup);
    }

    @Override
    public ScoreGoal best() {
        return ScoreGoal.FEWEST;
    }

    @Override
    public LeavesState newState(Setup setup) {
        return new LeavesState(setup, deck);
    }

    @Override
    public RoundView view(LeavesState state, int viewer) {
        return LeavesView.of(this, state, viewer);
    }

    @Override
    public AssignableDeterminizer<LeavesState> determinizer(RoundView view) {
        return new LeavesDeterminizer(newState(view.setup()), (LeavesView) view);
    }

    @Override
    public int moves() {
        return LeavesState.MOVES;
    }

    /// Each play of n cards maps to its n-th card and each pass to the taken card, so the number of moves never exceeds
    /// the number of cards.
    @Override
    public int mostLegalMoves() {
        return deck.size();
    }

    @Override
    public Move move(int code) {
        return moves.get(code);
    }

    @Override
    public Optional<Move> read(String text) {
        List<String> words = TextParser.words(text.toLowerCase(Locale.ROOT), TextParser.BLANKS + ",");
        String plain = String.join(" ", words).strip().replace(" x", "x").replace("x ", "x");
        if (plain.startsWith("p")) {
            String taken = plain.substring(plain.startsWith(PASS) ? PASS.length() : 1);
            plain = PASS + (taken.startsWith(" ") ? taken.substring(1) : taken);
        }
        return Optional.ofNullable(spelled.get(plain));
    }
}
