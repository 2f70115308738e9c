package table13.cli.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import table13.rules.Move;
import table13.rules.cards.Card;
import table13.rules.thirteen.PileGame;
import table13.rules.thirteen.PileView;
import table13.rules.thirteen.PileView.Target;
import table13.rules.thirteen.PlayCard;

/// The moves of *13* and *Friday the 13th*, pile by pile, with the sum that each would make.
record PileMoves(PileGame game, Paint paint) {
    private static final int FULL = 13;
    private static final int FOUR = 4;

    List<String> list(PileView table) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < table.targets().size(); i++) {
            List<String> pieces = pieces(table, i);
            if (!pieces.isEmpty()) {
                lines.addAll(Layout.labelled(game.suits().get(i), PileScreen.MARGIN + 1, pieces, "  "));
            }
        }
        return lines;
    }

    private List<String> pieces(PileView table, int target) {
        Target pile = table.targets().get(target);
        List<String> pieces = new ArrayList<>(written(table, target, sum -> sum <= FULL));
        List<String> over = written(table, target, sum -> sum > FULL);
        if (!over.isEmpty()) {
            pieces.add(paint.bad("takes " + Layout.cards(pile.cards().size()) + ":"));
            pieces.addAll(over);
        }
        return pieces;
    }

    private List<String> written(PileView table, int target, Predicate<Integer> makes) {
        List<String> written = new ArrayList<>();
        for (Move move : table.legalMoves()) {
            PlayCard play = (PlayCard) move;
            int sum = table.targets().get(target).sum() + value(play.card());
            if (play.target() == target && makes.test(sum)) {
                written.add(paint.bold(play.notation()) + (sum == FULL ? paint.good("→" + sum) : paint.dim("→" + sum)));
            }
        }
        return written;
    }

    /// Only the special fours carry no number.
    private static int value(Card card) {
        return card.name().length() == 1 ? FOUR : Integer.parseInt(card.name().substring(1));
    }
}
