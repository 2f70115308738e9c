package table13.cli.skipbo;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import table13.cli.screen.Cast;
import table13.cli.screen.Layout;
import table13.cli.screen.Paint;
import table13.cli.screen.Screen;
import table13.cli.screen.Tint;
import table13.cli.screen.Title;
import table13.rules.View;
import table13.rules.cards.Card;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoView;
import table13.rules.skipbo.SkipBoView.Pile;
import table13.rules.skipbo.SkipBoView.Seat;

/// The table of *Skip-Bo*: the track with the pawns on it, the building piles, and what everybody sees of the seats.
record SkipBoScreen(SkipBo game, Cast cast, Paint paint) implements Screen {
    static final int MARGIN = 10;
    private static final int COLUMN = 10;
    private static final int NO_SEAT = 2;

    @Override
    public List<String> table(View view) {
        SkipBoView table = (SkipBoView) view.seen();
        List<String> lines = new ArrayList<>();
        lines.add(Title.of(
                view,
                paint,
                " · turn " + table.turn() + " · draw pile " + table.drawPile() + " · discards " + sum(table.discards())
                        + (table.discardTop() == null ? "" : ", top " + table.discardTop())));
        lines.addAll(new SkipBoTrack(game, paint).lines(table.seats()));
        lines.add("");
        lines.add(line(
                "pile",
                table,
                pile -> paint.filled(SkipBoTrack.tint(game.piles().get(pile)), name(pile))));
        lines.add(line(
                "shows", table, pile -> centred(shown(table.piles().get(pile).shows()))));
        lines.add(line("needs", table, pile -> needs(table.piles().get(pile))));
        lines.add(line(
                isYours(table) ? "open to you" : "open",
                table,
                pile -> open(table.piles().get(pile))));
        lines.add("");
        for (int seat = 0; seat < table.seats().size(); seat++) {
            lines.add(seat(table, seat));
        }
        if (view.viewer() >= 0) {
            lines.add(Layout.left(" your hand", MARGIN + NO_SEAT) + hand(view));
        }
        return lines;
    }

    private static boolean isYours(SkipBoView table) {
        return table.viewer() == table.toMove();
    }

    private static int sum(List<Integer> counts) {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    private String line(String label, SkipBoView table, Function<Integer, String> cell) {
        StringBuilder line = new StringBuilder(Layout.left(" " + label, MARGIN + NO_SEAT));
        for (int pile = 0; pile < table.piles().size(); pile++) {
            line.append(cell.apply(pile)).append(' ');
        }
        return line.toString().stripTrailing();
    }

    private String name(int pile) {
        return centred(game.piles().get(pile));
    }

    private static String centred(String text) {
        return Layout.centre(text, COLUMN - 1);
    }

    private static String shown(int number) {
        return number == 0 ? "–" : String.valueOf(number);
    }

    private String needs(Pile pile) {
        String text = centred(String.valueOf(pile.needs()));
        return pile.isOpen() ? paint.bold(text) : paint.dim(text);
    }

    private String open(Pile pile) {
        return pile.isOpen() ? paint.good(centred("yes")) : paint.dim(centred("·"));
    }

    private String seat(SkipBoView table, int number) {
        Seat seat = table.seats().get(number);
        boolean isNext = number == table.toMove();
        String name = (isNext ? "► " : "  ") + cast.label(number);
        String pawns = seat.pawns().getFirst() + " and " + seat.pawns().getLast();
        Card top = seat.stockTop();
        List<String> bottom = seat.stockBottom().stream().map(Card::name).toList();
        return Layout.left(isNext ? paint.bold(name) : name, Cast.LONGEST_LABEL + 3)
                + paint.filled(SkipBoTrack.tint(seat.colour()), Layout.centre(seat.colour(), COLUMN - 1))
                + Layout.left("  pawns on " + pawns, 21)
                + Layout.left("  hand " + seat.handSize(), 8)
                + "  stock " + Layout.right(seat.stockSize(), 2)
                + (top == null ? "" : ", top" + paint.chip(Tint.PAPER, top.name()))
                + (bottom.isEmpty() ? "" : paint.dim(" under it " + String.join(" ", bottom)));
    }

    @Override
    public String hand(View view) {
        List<Card> hand = ((SkipBoView) view.seen()).hand();
        return hand.isEmpty()
                ? paint.dim("no cards")
                : String.join(" ", hand.stream().map(this::chip).toList());
    }

    private String chip(Card card) {
        return paint.chip(Tint.PAPER, card.name());
    }

    @Override
    public List<String> moves(View view) {
        return new SkipBoMoves(game, paint).list(view.seen().legalMoves());
    }
}
