package table13.cli.thirteen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import table13.cli.screen.Layout;
import table13.cli.screen.Paint;
import table13.rules.Move;
import table13.rules.thirteen.PileGame;
import table13.rules.thirteen.PileState;
import table13.rules.thirteen.PileView;
import table13.rules.thirteen.PileView.Target;
import table13.rules.thirteen.PlayCard;

/// The moves of *13* and *Friday the 13th*, pile by pile, with the sum that each would make.
record PileMoves(PileGame game, Paint paint) {
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
        List<String> pieces = new ArrayList<>(written(table, target, sum -> sum <= PileState.FULL));
        List<String> over = written(table, target, sum -> sum > PileState.FULL);
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
            int sum = table.targets().get(target).sum() + PileState.valueOf(play.code());
            if (play.target() == target && makes.test(sum)) {
                written.add(paint.bold(play.notation())
                        + (sum == PileState.FULL ? paint.good("→" + sum) : paint.dim("→" + sum)));
            }
        }
        return written;
    }
}
