package table13.rules.skipbo;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import table13.rules.Chance;
import table13.rules.Determinizer;
import table13.rules.Game;
import table13.rules.GameInfo;
import table13.rules.Move;
import table13.rules.Option;
import table13.rules.RoundView;
import table13.rules.ScoreGoal;
import table13.rules.Setup;
import table13.rules.TextParser;
import table13.rules.cards.Deck;

/// *Skip-Bo, the board game*: building piles, pawns that open them, and a stock to get rid of.
public final class SkipBo implements Game<SkipBoState> {
    static final String EITHER = "either";

    /// S2.
    static final Option WILDS = new Option("wilds", List.of("16", "12"), "How many wild cards there are.");

    /// S13.
    static final Option STRICT_EXCHANGE =
            Option.offByDefault("strict-exchange", "The exchange, too, needs the other pawn on a colour.");

    /// S17.
    static final Option PAWNS =
            new Option("pawns", List.of("clockwise", EITHER), "Pawns move only clockwise, or either way.");

    /// The only instance.
    public static final SkipBo GAME = new SkipBo();

    private static final int COPIES = 8;

    /// Separators between words.
    private static final String SIGNS = ">:+";

    private static final Map<String, String> SHORT_FORMS = Map.ofEntries(
            Map.entry("b", "blue"),
            Map.entry("o", "orange"),
            Map.entry("p", "purple"),
            Map.entry("r", "red"),
            Map.entry("k1", "pink1"),
            Map.entry("k2", "pink2"),
            Map.entry("s", "stock"),
            Map.entry("wild", "w"),
            Map.entry("skipbo", "w"),
            Map.entry("skip-bo", "w"),
            Map.entry("x", "exchange"),
            Map.entry("e", "end"));

    private final GameInfo info =
            new GameInfo("skipbo", "Skip-Bo, the board game", 2, 4, 3, List.of(WILDS, STRICT_EXCHANGE, PAWNS));

    private final List<SkipBoMove> moves =
            IntStream.range(0, MoveCodes.MOVES).mapToObj(SkipBoMove::of).toList();
    private final Map<String, Move> spelled = new HashMap<>();

    private SkipBo() {
        moves.forEach(move -> spelled.put(move.notation(), move));
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    /// The names of the building piles, in the order of their numbers.
    public List<String> piles() {
        return Track.PILES;
    }

    /// The labels of the 24 spaces of the track, clockwise from the blue corner, which is space 1.
    public List<String> spaces() {
        return Track.SPACES;
    }

    /// S2.
    @Override
    public Deck deck(Setup setup) {
        int wilds = Integer.parseInt(setup.option(WILDS));
        int[] copies = IntStream.range(0, Cards.KINDS)
                .map(kind -> kind == Cards.WILD ? wilds : COPIES)
                .toArray();
        return new Deck(Cards.NAMES, copies);
    }

    /// S6.
    @Override
    public int starter(Setup setup, int round, int last, Chance chance) {
        return chance.below(setup.players());
    }

    /// S2, S4, S7, S19.
    @Override
    public Map<String, Integer> numbers() {
        return Map.of(
                "highest", Cards.NUMBERS,
                "stock", SkipBoState.STOCK_SIZE,
                "hand", SkipBoState.HAND_SIZE,
                "lastTurn", SkipBoState.LAST_TURN);
    }

    /// S1.
    @Override
    public int rounds(Setup setup) {
        return 1;
    }

    @Override
    public ScoreGoal best() {
        return ScoreGoal.FEWEST;
    }

    @Override
    public SkipBoState newState(Setup setup) {
        return new SkipBoState(setup, deck(setup));
    }

    @Override
    public RoundView view(SkipBoState state, int viewer) {
        return SkipBoView.of(this, state, viewer);
    }

    @Override
    public Determinizer<SkipBoState> determinizer(RoundView view) {
        return new SkipBoDeterminizer(newState(view.setup()), deck(view.setup()), (SkipBoView) view);
    }

    @Override
    public int moves() {
        return MoveCodes.MOVES;
    }

    @Override
    public int mostLegalMoves() {
        return MoveCodes.MOST_LEGAL_MOVES;
    }

    @Override
    public Move move(int code) {
        return moves.get(code);
    }

    @Override
    public Optional<Move> read(String text) {
        String plain = withoutIdleBlanks(text.toLowerCase(Locale.ROOT));
        StringBuilder full = new StringBuilder();
        int begin = 0;
        for (int i = 0; i <= plain.length(); i++) {
            if (i == plain.length() || SIGNS.indexOf(plain.charAt(i)) >= 0) {
                String word = plain.substring(begin, i);
                full.append(SHORT_FORMS.getOrDefault(word, word)).append(plain, i, Math.min(i + 1, plain.length()));
                begin = i + 1;
            }
        }
        return Optional.ofNullable(spelled.get(full.toString()));
    }

    /// Only a single blank between two digits separates them.
    private static String withoutIdleBlanks(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (!isAt(text, i, TextParser.BLANKS)
                    || (isAt(text, i - 1, TextParser.DIGITS) && isAt(text, i + 1, TextParser.DIGITS))) {
                plain.append(text.charAt(i));
            }
        }
        return plain.toString();
    }

    private static boolean isAt(String text, int at, String characters) {
        return at >= 0 && at < text.length() && characters.indexOf(text.charAt(at)) >= 0;
    }
}
