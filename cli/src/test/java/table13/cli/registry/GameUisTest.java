package table13.cli.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.Consequence;
import table13.bots.registry.KnowledgeRegistry;
import table13.cli.screen.BoardRenderer;
import table13.cli.screen.GameUi;
import table13.cli.screen.MatchNarrator;
import table13.cli.screen.Paint;
import table13.cli.screen.SeatNames;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.cards.Card;
import table13.rules.cards.Deck;
import table13.rules.leaves.Leaves;
import table13.rules.leaves.LeavesView;
import table13.rules.registry.Games;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoView;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.PileGame;
import table13.rules.thirteen.PileView;
import table13.rules.thirteen.Thirteen;
import table13.testkit.RandomMatches;
import table13.testkit.Setups;

class GameUisTest {
    private static final int MOST_MOVES = 200;
    private static final int USUAL = 80;
    private static final int NARROW = 36;
    private static final String IS_PARTED = "This board takes ";

    static List<Setup> setups() {
        return Setups.all();
    }

    private static BoardRenderer board(Setup setup, List<String> names, int columns) {
        return new BoardRenderer(GameUis.of(setup.game()), new SeatNames(names), new Paint(false), () -> columns);
    }

    @Test
    @DisplayName("Every game is registered, and no other")
    void everyGame() {
        assertThat(GameUis.ALL).extracting(GameUi::game).isEqualTo(Games.ALL);
    }

    @Test
    @DisplayName("Every consequence of a move has a text in the terminal and a name in the protocol")
    void reasons() throws IOException {
        String protocol = Files.readString(Path.of("..", "docs", "protocol.md"));
        for (GameUi ui : GameUis.ALL) {
            List<String> all = KnowledgeRegistry.of(ui.game()).consequences().stream()
                    .map(Consequence::id)
                    .toList();
            assertThat(ui.reasons()).containsOnlyKeys(all);
            assertThat(all).allSatisfy(id -> assertThat(protocol).contains("`" + id + "`"));
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    @DisplayName("All views and events are printed, in the width of the terminal")
    @Tag("slow")
    void drawsAndTells(Setup setup) {
        Match<?> match = RandomMatches.begin(setup, 7);
        for (int columns : List.of(USUAL, NARROW)) {
            BoardRenderer board = board(setup, match.names(), columns);
            assertThat(board.rules(setup)).isNotEmpty().noneMatch(line -> line.contains("{"));
            assertThat(board.notation()).isNotEmpty();
        }
        SplitMix chance = new SplitMix(8);
        for (int move = 0; move < MOST_MOVES && !match.isOver(); move++) {
            View view = match.view(match.toMove());
            for (int columns : List.of(USUAL, NARROW)) {
                BoardRenderer board = board(setup, match.names(), columns);
                assertThat(Stream.of(
                                board.table(view), board.moves(view), board.score(view), board.hands(List.of(view))))
                        .allSatisfy(lines -> assertThat(lines).isNotEmpty().allMatch(line -> line.length() <= columns));
            }
            MatchNarrator narrator = new MatchNarrator(setup, board(setup, match.names(), USUAL));
            RandomMatches.playAny(match, chance)
                    .seenBy(0)
                    .forEach(event -> assertThat(narrator.tell(event)).allMatch(line -> line.length() <= USUAL));
        }
    }

    // ---- the fullest boards

    private static Stream<View> fullest() {
        return Stream.of(
                pile(Friday.GAME, Map.of("memory-aid", "on"), "c0 c1 c1 c1 c2 c2 c2 c4"),
                pile(Thirteen.GAME, Map.of("memory-aid", "on"), "b1 b1 b1 b2 b2 b2 b4"),
                leaves(),
                skipBo(List.of(22, 22)),
                skipBo(List.of(1, 22)),
                skipBo(List.of(13, 21)));
    }

    private static View view(RoundView seen) {
        int players = seen.setup().players();
        List<Integer> totals = Collections.nCopies(players, 123);
        return new View(seen.setup(), 0, 4, Collections.nCopies(13, totals), totals, List.of(), seen);
    }

    private static List<Card> cards(Game<?> game, String names) {
        Deck deck = game.deck(Setup.of(game, game.mostPlayers()));
        return Stream.of(names.split(" ", -1))
                .map(name -> IntStream.range(0, deck.kinds())
                        .mapToObj(deck::card)
                        .filter(card -> card.name().equals(name))
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    /// The longest possible pile (F2, F7) on every place, and all other numbers at their maximum.
    private static View pile(PileGame game, Map<String, String> options, String pile) {
        Setup setup = new Setup(game, game.mostPlayers(), options);
        List<Card> cards = cards(game, pile);
        List<Card> many = IntStream.range(0, 20)
                .mapToObj(i -> cards.get(i % cards.size()))
                .toList();
        return view(new PileView(
                setup,
                0,
                0,
                0,
                many.subList(0, 14),
                Collections.nCopies(6, 14),
                20,
                Collections.nCopies(3, new PileView.Target(13, cards)),
                Collections.nCopies(6, 20),
                Collections.nCopies(6, many),
                List.of(),
                List.of()));
    }

    private static View leaves() {
        Leaves game = Leaves.GAME;
        Setup setup = new Setup(game, game.mostPlayers(), Map.of("expert", "on"));
        List<Card> all = cards(game, "1 2 3 4 5 6 7 8 9 10 11 12 13");
        List<Card> many = Stream.of(all, all, all).flatMap(List::stream).toList();
        return view(new LeavesView(
                setup,
                0,
                200,
                0,
                many,
                Collections.nCopies(6, 39),
                Collections.nCopies(6, many),
                Collections.nCopies(6, true),
                all.stream().map(card -> new LeavesView.Stack(card, 8, 8)).toList(),
                new LeavesView.End(all.getFirst(), 8),
                new LeavesView.End(all.getLast(), 8),
                many,
                20,
                List.of(),
                List.of()));
    }

    private static View skipBo(List<Integer> pawns) {
        SkipBo game = SkipBo.GAME;
        Setup setup = Setup.of(game, game.mostPlayers());
        List<Card> stock = cards(game, "12 12 12 12 12 12 12 12 12");
        return view(new SkipBoView(
                setup,
                0,
                1200,
                0,
                stock.subList(0, 5),
                IntStream.range(0, 4)
                        .mapToObj(seat -> new SkipBoView.Seat(
                                List.of("blue", "orange", "purple", "red").get(seat),
                                pawns.stream()
                                        .map(pawn -> pawn.equals(22) ? 22 : pawn + seat % 2)
                                        .toList(),
                                5,
                                10,
                                stock.getFirst(),
                                stock))
                        .toList(),
                Collections.nCopies(6, new SkipBoView.Pile(11, 12, true, List.of())),
                100,
                Collections.nCopies(13, 8),
                stock.getFirst(),
                Collections.nCopies(13, 0),
                List.of(),
                List.of(),
                false,
                false,
                List.of()));
    }

    @ParameterizedTest
    @MethodSource("fullest")
    @DisplayName("The fullest board fits 80 columns in one piece, and in parts a terminal of 36")
    void fits(View view) {
        List<String> names = Collections.nCopies(view.setup().players(), "Benedictine (expert)");
        assertThat(board(view.setup(), names, USUAL).table(view))
                .allMatch(line -> line.length() <= USUAL)
                .noneMatch(line -> line.contains(IS_PARTED));
        assertThat(board(view.setup(), names, NARROW).table(view)).allMatch(line -> line.length() <= NARROW);
    }

    @Test
    @DisplayName("A narrow terminal loses no cell, and prints how many columns the board needs")
    void parted() {
        View view = leaves();
        List<String> names = Collections.nCopies(6, "Ada");
        String narrow =
                String.join(" ", board(view.setup(), names, NARROW).table(view)).replaceAll("\\s+", " ");
        assertThat(narrow).contains(IS_PARTED + "78 columns. The terminal has 36,");
        String whole = String.join(" ", board(view.setup(), names, USUAL).table(view));
        for (String value : List.of(" 1 ", " 7 ", " 13 ", "in the deck", "your hand", "passed", "123")) {
            assertThat(whole).contains(value);
            assertThat(narrow).contains(value);
        }
    }
}
