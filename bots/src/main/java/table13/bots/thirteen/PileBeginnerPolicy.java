package table13.bots.thirteen;

import table13.bots.search.BeginnerPolicy;
import table13.rules.thirteen.PileState;

/// Who has just learned *13* or *Friday the 13th* likes to stay far from 13, and so makes room for everybody else. If a
/// pile must be taken, it counts the cards, and overlooks what fours cost and who leads in the suit.
final class PileBeginnerPolicy implements BeginnerPolicy<PileState> {
    /// How much more tempting a sum is that is lower by one.
    private static final double ROOM = 0.4;

    /// A pile that costs so much more than another is not taken.
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

    /// What a move takes, in points.
    private static int cost(PileState state, int move) {
        int target = PileState.targetOf(move);
        return state.goesOver(move)
                ? PileState.CARD_POINTS * state.suitedOn(target) + PileState.FOUR_POINTS * state.foursOn(target)
                : 0;
    }
}
