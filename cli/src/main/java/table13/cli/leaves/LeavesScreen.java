package table13.cli.leaves;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import table13.cli.screen.Cast;
import table13.cli.screen.Layout;
import table13.cli.screen.Paint;
import table13.cli.screen.Screen;
import table13.cli.screen.Tint;
import table13.cli.screen.Title;
import table13.rules.View;
import table13.rules.cards.Card;
import table13.rules.leaves.Leaves;
import table13.rules.leaves.LeavesMove;
import table13.rules.leaves.LeavesState;
import table13.rules.leaves.LeavesView;
import table13.rules.leaves.LeavesView.Stack;

/// The table of *13 Leaves*: a column for each value, a line for each place where its cards are.
record LeavesScreen(Cast cast, Paint paint) implements Screen {
    private static final int MARGIN = 12;
    private static final int COLUMN = 5;

    /// From June green to November brown.
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
    public List<String> table(View view) {
        LeavesView table = (LeavesView) view.seen();
        var deck = Leaves.GAME.deck(view.setup());
        List<String> lines = new ArrayList<>();
        lines.add(Title.of(view, paint, " · lap " + table.lap()));
        lines.add(line("", value -> paint.filled(tint(value), Layout.centre(String.valueOf(value), COLUMN - 1))));
        lines.add(line("in the deck", value -> paint.dim(centred(deck.copies(value - 1)))));
        lines.add(line("gone", value -> paint.dim(centred(count(table.cleared(), value)))));
        lines.add(line("in the row", value -> paint.bold(centred(inRow(table, value)))));
        lines.add(line("it takes", value -> centred(needed(table).applyAsInt(value))));
        if (view.viewer() >= 0) {
            lines.add(line("your hand", value -> paint.bold(centred(count(table.hand(), value)))));
        }
        lines.add("");
        for (int seat = 0; seat < table.handSizes().size(); seat++) {
            lines.add(seat(view, table, seat));
        }
        return lines;
    }

    private static String line(String label, IntFunction<String> cell) {
        StringBuilder line = new StringBuilder(Layout.left(" " + label, MARGIN));
        for (int value = 1; value <= LeavesState.KINDS; value++) {
            line.append(cell.apply(value)).append(' ');
        }
        return line.toString().stripTrailing();
    }

    private static Tint tint(int value) {
        return TINTS.get(value - 1);
    }

    private static String centred(int number) {
        return Layout.centre(number == 0 ? "·" : String.valueOf(number), COLUMN - 1);
    }

    private static int count(Collection<Card> cards, int value) {
        return (int) cards.stream().filter(card -> card.kind() == value - 1).count();
    }

    private static int inRow(LeavesView table, int value) {
        return table.row().stream()
                .filter(stack -> stack.card().kind() == value - 1)
                .mapToInt(Stack::count)
                .sum();
    }

    /// How many cards a play of a value takes at least; 0 between the ends of the row.
    private static IntUnaryOperator needed(LeavesView table) {
        var low = table.low();
        var high = table.high();
        if (low == null || high == null) {
            return _ -> 1;
        }
        return value -> {
            if (value - 1 <= low.card().kind()) {
                return low.needed();
            }
            return value - 1 >= high.card().kind() ? high.needed() : 0;
        };
    }

    private String seat(View view, LeavesView table, int seat) {
        String name = (seat == table.toMove() ? "► " : "  ") + cast.label(seat);
        StringBuilder line = new StringBuilder(
                Layout.left(seat == table.toMove() ? paint.bold(name) : name, Cast.LONGEST_LABEL + 3));
        int cards = table.handSizes().get(seat);
        line.append(Layout.right(cards, 3)).append(cards == 1 ? " card " : " cards");
        if (Leaves.GAME.addsUp(view.setup())) {
            line.append(Layout.right(view.totals().get(seat) + " points", 12));
        }
        line.append(table.passed().get(seat) ? "   passed" : "         ");
        if (!table.known().get(seat).isEmpty()) {
            line.append(paint.dim("   took " + names(table.known().get(seat))));
        }
        return line.toString().stripTrailing();
    }

    private static String names(List<Card> cards) {
        return String.join(" ", cards.stream().map(Card::name).toList());
    }

    @Override
    public String hand(View view) {
        return String.join(
                "",
                ((LeavesView) view.seen())
                        .hand().stream()
                                .map(card -> paint.chip(tint(card.kind() + 1), card.name()))
                                .toList());
    }

    @Override
    public List<String> moves(View view) {
        List<String> plays = new ArrayList<>();
        List<String> passes = new ArrayList<>();
        int last = 0;
        for (var move : view.seen().legalMoves()) {
            switch ((LeavesMove) Objects.requireNonNull(move)) {
                case LeavesMove.Play play -> {
                    plays.add((last == 0 || last == play.value() ? "" : " ") + paint.bold(play.notation()));
                    last = play.value();
                }
                case LeavesMove.Pass pass -> passes.add(paint.bold(pass.notation()));
            }
        }
        List<String> lines = new ArrayList<>();
        if (!plays.isEmpty()) {
            lines.addAll(Layout.labelled("play", MARGIN, plays, " "));
        }
        if (!passes.isEmpty()) {
            lines.addAll(Layout.labelled("take", MARGIN, passes, " "));
        }
        return lines;
    }
}
