package table13.cli.registry;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import table13.cli.screen.GameUi;
import table13.cli.screen.Layout;
import table13.cli.screen.Paint;
import table13.cli.screen.SeatNames;
import table13.cli.screen.Section;
import table13.cli.screen.Section.CellRow;
import table13.cli.screen.Tint;
import table13.rules.Event;
import table13.rules.Game;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.View;
import table13.rules.cards.Card;
import table13.rules.leaves.Leaves;
import table13.rules.leaves.LeavesEvent;
import table13.rules.leaves.LeavesMove;
import table13.rules.leaves.LeavesState;
import table13.rules.leaves.LeavesView;
import table13.rules.leaves.LeavesView.Stack;

/// *13 Leaves* in a terminal: a column for each value, a row for each location of its cards.
record LeavesUi() implements GameUi {
    /// A colour for each value, from the green of June to the brown of November.
    private static final List<Tint> TINTS = List.of(
            new Tint(22, false),
            new Tint(28, false),
            new Tint(64, false),
            new Tint(106, true),
            new Tint(142, true),
            new Tint(178, true),
            new Tint(214, true),
            new Tint(208, true),
            new Tint(202, true),
            new Tint(166, true),
            new Tint(130, false),
            new Tint(88, false),
            new Tint(52, false));

    @Override
    public Game<?> game() {
        return Leaves.GAME;
    }

    @Override
    public String rules() {
        return """
            Be the first to play all your cards. Play one or more cards of one value: at the low end of the row that
            value or lower, at the high end that value or higher, and at least as many cards as the stack at that end
            holds. On an empty row you must play any value you like.

            Or pass: take one card of any stack and be out until the lap ends. When all but one have passed, the
            player left clears the row and starts a new lap.

            A match is one round, or with expert=on several: then every card left in hand is a point, {enough} points
            end the match, and the lowest total wins. After {lastLap} laps the round ends, and the fewest cards win.
            """;
    }

    @Override
    public String notation() {
        return """
            2x7   | two cards of value 7 (or type 7 7)
            pass9 | pass, and take a 9 from the row
            """;
    }

    @Override
    public List<String> notes(View view) {
        return List.of("lap " + ((LeavesView) view.seen()).lap());
    }

    @Override
    public List<Section> board(View view, SeatNames names, Paint paint) {
        LeavesView table = (LeavesView) view.seen();
        var deck = Leaves.GAME.deck(view.setup());
        List<CellRow> rows = new ArrayList<>();
        rows.add(row("in the deck", value -> paint.dim(count(deck.copies(value - 1)))));
        rows.add(row("gone", value -> paint.dim(count(table.cleared(), value))));
        rows.add(row("in the row", value -> paint.bold(count(inRow(table, value)))));
        rows.add(row("it takes", value -> count(needed(table, value))));
        if (view.viewer() >= 0) {
            rows.add(row("your hand", value -> paint.bold(count(table.hand(), value))));
        }
        return List.of(
                Section.grid(
                        row("", value -> paint.filled(tint(value), Layout.centre(String.valueOf(value), 4)))
                                .cells(),
                        rows),
                seats(view, names, paint),
                Section.cards(seat -> names.name(seat) + " took", table.known()));
    }

    @Override
    public Section seats(View view, SeatNames names, Paint paint) {
        LeavesView table = (LeavesView) view.seen();
        return Section.seats(
                view,
                names,
                paint,
                List.of("cards", ""),
                seat -> List.of("" + table.handSizes().get(seat), table.passed().get(seat) ? "passed" : ""));
    }

    private static CellRow row(String label, IntFunction<String> cell) {
        return new CellRow(
                label,
                IntStream.rangeClosed(1, LeavesState.KINDS).mapToObj(cell).toList());
    }

    private static Tint tint(int value) {
        return TINTS.get(value - 1);
    }

    private static String count(int number) {
        return number == 0 ? "·" : String.valueOf(number);
    }

    private static String count(Collection<Card> cards, int value) {
        return count(
                (int) cards.stream().filter(card -> card.kind() == value - 1).count());
    }

    private static int inRow(LeavesView table, int value) {
        return table.row().stream()
                .filter(stack -> stack.card().kind() == value - 1)
                .mapToInt(Stack::count)
                .sum();
    }

    /// The least number of cards of a value that can be played; 0 for values between the ends of the row.
    private static int needed(LeavesView table, int value) {
        var low = table.low();
        var high = table.high();
        if (low == null || high == null) {
            return 1;
        }
        if (value - 1 <= low.card().kind()) {
            return low.needed();
        }
        return value - 1 >= high.card().kind() ? high.needed() : 0;
    }

    @Override
    public List<String> hand(View view, Paint paint) {
        return ((LeavesView) view.seen())
                .hand().stream()
                        .map(card -> paint.chip(tint(card.kind() + 1), card.name()))
                        .toList();
    }

    @Override
    public Section moves(View view, Paint paint) {
        List<String> plays = new ArrayList<>();
        List<String> passes = new ArrayList<>();
        int last = 0;
        for (Move move : view.seen().legalMoves()) {
            switch ((LeavesMove) move) {
                case LeavesMove.Play play -> {
                    plays.add((last == 0 || last == play.value() ? "" : " ") + paint.bold(play.notation()));
                    last = play.value();
                }
                case LeavesMove.Pass pass -> passes.add(paint.bold(pass.notation()));
            }
        }
        return Section.list(List.of(new CellRow("play", plays), new CellRow("take", passes)).stream()
                .filter(row -> !row.cells().isEmpty())
                .toList());
    }

    @Override
    public String sentence(Event event, SeatNames names, Paint paint) {
        return switch ((LeavesEvent) event) {
            case LeavesEvent.Dealt _ -> "";
            case LeavesEvent.Played played ->
                names.tells(
                        played.seat(),
                        "play",
                        paint.bold(played.count() + "x" + played.card().name()));
            case LeavesEvent.Passed passed ->
                names.tells(
                        passed.seat(),
                        "pass",
                        "and " + names.verb(passed.seat(), "take") + " " + withArticle(passed.card(), paint));
            case LeavesEvent.LapEnded ended ->
                names.tells(
                        ended.seat(),
                        "clear",
                        "the row (" + Layout.cards(ended.cleared().size()) + ") and "
                                + names.verb(ended.seat(), "start") + " lap " + (ended.lap() + 1));
            case LeavesEvent.RoundWon won ->
                paint.bold("That was " + names.whose(won.seat()) + " last card: the round is over.");
            case LeavesEvent.LapsRanOut ranOut ->
                paint.bold("The last lap is over. The fewest cards: " + names.all(ranOut.winners()) + ".");
        };
    }

    private static String withArticle(Card card, Paint paint) {
        boolean startsWithVowel = card.name().equals("8") || card.name().equals("11");
        return (startsWithVowel ? "an " : "a ") + paint.bold(card.name());
    }

    @Override
    public Map<String, String> reasons() {
        return Map.of(
                "out", "you play your last card",
                "lap", "everyone else passes and you begin the next lap",
                "beaten", "someone plays on your stack or beyond it before your next turn",
                "fits", "you have a card that fits on your next turn",
                "other-out", "someone else plays their last card before your next turn");
    }

    @Override
    public Unit unit(Setup setup) {
        return game().addsUp(setup)
                ? new Unit("cards left", "points", "points")
                : new Unit("cards left", "cards left", "cards");
    }
}
