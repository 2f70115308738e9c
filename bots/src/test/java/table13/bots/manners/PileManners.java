package table13.bots.manners;

import table13.rules.thirteen.PileState;

/// No move wins *13* or *Friday the 13th* by itself. It is absurd to take a pile with a safe card in hand, or one that
/// costs three points more than another.
final class PileManners implements Manners<PileState> {
    private static final int MUCH = 3;

    @Override
    public boolean wins(PileState state, int move) {
        return false;
    }

    @Override
    public boolean isAbsurd(PileState state, int move) {
        int[] moves = new int[24];
        int n = state.legalMoves(moves);
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            least = Math.min(least, taken(state, moves[i]));
        }
        return taken(state, move) > 0 && (least == 0 || taken(state, move) >= least + MUCH);
    }

    private static int taken(PileState state, int move) {
        int target = PileState.targetOf(move);
        return state.sum(target) + PileState.valueOf(move) <= PileState.FULL
                ? 0
                : state.suitedOn(target) + 2 * state.foursOn(target);
    }
}
