package table13.cli.thirteen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import table13.cli.screen.Cast;
import table13.cli.screen.Layout;
import table13.cli.screen.Paint;
import table13.cli.screen.Screen;
import table13.cli.screen.Tint;
import table13.cli.screen.Title;
import table13.rules.View;
import table13.rules.cards.Card;
import table13.rules.thirteen.PileGame;
import table13.rules.thirteen.PileState;
import table13.rules.thirteen.PileView;
import table13.rules.thirteen.PileView.Target;

/// The table of *13* and *Friday the 13th*: three piles that fill up, and who holds and took how much.
record PileScreen(PileGame game, Cast cast, Paint paint) implements Screen {
    static final int MARGIN = 9;
    private static final int PILES_WIDTH = 51;

    /// What is no colour by name.
    private static final Map<String, Tint> TINTS = Map.of(
            "nasty four", Tint.of("red"),
            "cat", new Tint(60, false),
            "mirror", new Tint(152, true),
            "ladder", new Tint(179, true),
            "friday", Tint.of("red"));

    @Override
    public List<String> table(View view) {
        PileView table = (PileView) view.seen();
        List<String> lines = new ArrayList<>();
        lines.add(Title.of(view, paint, table.drawPile() > 0 ? " · draw pile " + table.drawPile() : ""));
        lines.addAll(Layout.beside(piles(table), PILES_WIDTH, seats(view, table)));
        for (int seat = 0; seat < table.openTaken().size(); seat++) {
            lines.addAll(openTaken(seat, table.openTaken().get(seat)));
        }
        if (view.viewer() >= 0) {
            lines.add("");
            lines.add(Layout.left(" hand", MARGIN) + hand(view));
        }
        return lines;
    }

    private List<String> piles(PileView table) {
        List<String> lines = new ArrayList<>();
        lines.add("");
        for (int i = 0; i < table.targets().size(); i++) {
            Target target = table.targets().get(i);
            String gauge = "█".repeat(target.sum()) + "·".repeat(PileState.FULL - target.sum());
            String suit = game.suits().get(i);
            lines.add(Layout.left(" " + suit, MARGIN) + Layout.right(target.sum(), 2) + " "
                    + paint.inked(tint(suit), gauge) + " " + cards(target.cards()));
        }
        return lines;
    }

    private List<String> seats(View view, PileView table) {
        List<String> lines = new ArrayList<>();
        lines.add(paint.dim(Layout.right("cards took total", Cast.LONGEST_LABEL + 18)));
        for (int seat = 0; seat < table.handSizes().size(); seat++) {
            String name = (seat == table.toMove() ? "► " : "  ") + cast.label(seat);
            lines.add(Layout.left(seat == table.toMove() ? paint.bold(name) : name, Cast.LONGEST_LABEL + 2)
                    + Layout.right(table.handSizes().get(seat), 5)
                    + Layout.right(table.taken().get(seat), 5)
                    + Layout.right(view.totals().get(seat), 6));
        }
        return lines;
    }

    private List<String> openTaken(int seat, List<Card> taken) {
        if (taken.isEmpty()) {
            return List.of();
        }
        List<String> names = taken.stream().map(Card::name).toList();
        return Layout.labelled(cast.name(seat) + " took", Cast.LONGEST + 7, names, " ");
    }

    /// Sorted by suit, with a gap between the suits.
    @Override
    public String hand(View view) {
        StringBuilder line = new StringBuilder();
        char last = ' ';
        for (Card card : ((PileView) view.seen()).hand()) {
            char suit = card.name().charAt(0);
            line.append(last == ' ' || last == suit ? "" : " ").append(chip(card));
            last = suit;
        }
        return line.toString();
    }

    @Override
    public List<String> moves(View view) {
        return new PileMoves(game, paint).list((PileView) view.seen());
    }

    private static Tint tint(String suit) {
        return TINTS.getOrDefault(suit, Tint.of(suit));
    }

    private String cards(List<Card> cards) {
        return cards.isEmpty()
                ? paint.dim(" empty")
                : String.join("", cards.stream().map(this::chip).toList());
    }

    private String chip(Card card) {
        String suit = game.suits().stream()
                .filter(name -> name.charAt(0) == card.name().charAt(0))
                .findFirst()
                .orElse(game.four());
        return paint.chip(tint(suit), card.name());
    }
}
