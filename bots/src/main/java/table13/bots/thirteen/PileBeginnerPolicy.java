package table13.bots.thirteen;

import table13.bots.search.BeginnerPolicy;
import table13.rules.thirteen.PileState;

/// A beginner of *13* or *Friday the 13th*: keeps far from 13, which makes room for the others. If it must take a pile,
/// it counts the cards, and overlooks the cost of fours and the lead in the suit.
final class PileBeginnerPolicy implements BeginnerPolicy<PileState> {
    /// The rating for each unit of a lower sum.
    private static final double ROOM = 0.4;

    /// A pile that costs this much more than another is not taken.
    private static final int DEARER = 3;

    @Override
    public void rate(PileState state, int[] moves, int n, double[] into) {
        int cheapest = Integer.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            cheapest = Math.min(cheapest, cost(state, moves[i]));
        }
        for (int i = 0; i < n; i++) {
            int target = PileState.targetOf(moves[i]);
            if (cost(state, moves[i]) == 0) {
                into[i] = -ROOM * sum(state, moves[i]);
            } else if (cheapest == 0 || cost(state, moves[i]) >= cheapest + DEARER) {
                into[i] = ABSURD;
            } else {
                into[i] = -state.suitedOn(target) - state.foursOn(target);
            }
        }
    }

    private static int sum(PileState state, int move) {
        return state.sum(PileState.targetOf(move)) + PileState.valueOf(move);
    }

    /// The cost of a move, in points.
    private static int cost(PileState state, int move) {
        int target = PileState.targetOf(move);
        return state.goesOver(move)
                ? PileState.CARD_POINTS * state.suitedOn(target) + PileState.FOUR_POINTS * state.foursOn(target)
                : 0;
    }
}
