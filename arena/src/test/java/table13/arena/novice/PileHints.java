package table13.arena.novice;

import table13.rules.Move;
import table13.rules.RoundView;
import table13.rules.cards.Card;
import table13.rules.thirteen.PileState;
import table13.rules.thirteen.PileView;
import table13.rules.thirteen.PileView.Target;
import table13.rules.thirteen.PlayCard;

/// *Exactly 13 is safe. Over 13 takes the pile. Every card that you take costs a point,* a four two points.
final class PileHints implements Novice.Hints {
    private static final int EXACT = 2;
    private static final int SAFE = 1;

    @Override
    public int follows(RoundView seen, Move move) {
        PlayCard play = (PlayCard) move;
        Target target = ((PileView) seen).targets().get(play.target());
        int sum = target.sum() + PileState.valueOf(play.code());
        if (sum <= PileState.FULL) {
            return sum == PileState.FULL ? EXACT : SAFE;
        }
        return -target.cards().stream().mapToInt(PileHints::points).sum();
    }

    private static int points(Card card) {
        return Character.isDigit(card.name().charAt(card.name().length() - 1))
                ? PileState.CARD_POINTS
                : PileState.FOUR_POINTS;
    }
}
