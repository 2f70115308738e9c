package table13.bots.skipbo;

import java.util.List;
import table13.bots.Consequence;
import table13.bots.search.Consequences;
import table13.rules.State;
import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoState;

/// Sees what came of a move in *Skip-Bo*.
final class SkipBoConsequences implements Consequences<SkipBoState> {
    private static final List<Consequence> ALL = List.of(SkipBoConsequence.values());

    private final int[] shows = new int[Way.PILES];

    @Override
    public List<Consequence> all() {
        return ALL;
    }

    @Override
    public int concerning(SkipBoState before, int move) {
        return (1 << ALL.size()) - 1;
    }

    @Override
    public int seen(SkipBoState before, int move, SkipBoState now, int self) {
        boolean hasWon = now.points(self) == 0;
        boolean isOver = now.toMove() == State.NOBODY;
        return bit(SkipBoConsequence.WINS, hasWon)
                | bit(SkipBoConsequence.STOCK, !hasWon && now.points(self) < before.points(self))
                | bit(SkipBoConsequence.STOCK_NEXT, now.toMove() == self && isInReach(now, self))
                | bit(SkipBoConsequence.OTHERS_STOCK, !isOver && othersPlayed(before, now, self))
                | bit(SkipBoConsequence.OTHER_WINS, isOver && !hasWon);
    }

    private static int bit(SkipBoConsequence what, boolean isSo) {
        return isSo ? 1 << ALL.indexOf(what) : 0;
    }

    private static boolean othersPlayed(SkipBoState before, SkipBoState now, int self) {
        for (int seat = 0; seat < now.players(); seat++) {
            if (seat != self && now.points(seat) < before.points(seat)) {
                return true;
            }
        }
        return false;
    }

    private boolean isInReach(SkipBoState state, int self) {
        for (int pile = 0; pile < shows.length; pile++) {
            shows[pile] = state.shows(pile);
        }
        int pawns = state.pawns(self);
        int missing = Way.missing(
                shows,
                SkipBoFacts.opens(pawns),
                state.stockTop(self),
                state.numbersHeld(),
                SkipBoFacts.standsFor(pawns));
        return missing <= state.held(SkipBoFacts.WILD);
    }
}
