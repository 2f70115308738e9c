package table13.bots.manners;

import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoState;

/// A player that can play the last stock card this turn, by any hand cards and a space, has won. It is absurd to end a
/// turn while the stock card fits, to waste a wild, or to leave both pawns where they open no pile.
final class SkipBoManners implements Manners<SkipBoState> {

    @Override
    public boolean wins(SkipBoState state, int move) {
        return state.points(state.toMove()) == 1 && wins(state, move, state.handSize());
    }

    /// @param cards the number of original hand cards left; an empty hand is refilled with unknown cards
    private static boolean wins(SkipBoState state, int move, int cards) {
        int fromHand = SkipBoFacts.sourceOf(move) < SkipBoFacts.STOCK ? 1 : 0;
        if (!SkipBoFacts.isBuild(move) || fromHand > cards) {
            return false;
        }
        SkipBoState next = SkipBo.GAME.newState(Setup.of(SkipBo.GAME, state.players()));
        next.copyFrom(state);
        next.play(move, new SplitMix(0), Journal.CLOSED);
        int[] moves = new int[SkipBo.GAME.mostLegalMoves()];
        int n = next.legalMoves(moves);
        boolean wins = next.toMove() == State.NOBODY;
        for (int i = 0; i < n && !wins; i++) {
            wins = wins(next, moves[i], cards - fromHand);
        }
        return wins;
    }

    @Override
    public boolean isAbsurd(SkipBoState state, int move) {
        if (SkipBoFacts.isBuild(move)) {
            return false;
        }
        int[] moves = new int[SkipBo.GAME.mostLegalMoves()];
        int n = state.legalMoves(moves);
        boolean couldKeepOpen = false;
        for (int i = 0; i < n; i++) {
            if (playsStock(moves[i])) {
                return true;
            }
            couldKeepOpen |= isNumberDiscarded(moves[i]) && opens(state, moves[i]);
        }
        if (!SkipBoFacts.isDiscard(move)) {
            return false;
        }
        boolean holdsNumbers = state.handSize() > state.held(SkipBoFacts.WILD);
        return (holdsNumbers && !isNumberDiscarded(move)) || (couldKeepOpen && !opens(state, move));
    }

    private static boolean playsStock(int move) {
        return SkipBoFacts.isBuild(move) && SkipBoFacts.sourceOf(move) == SkipBoFacts.STOCK;
    }

    private static boolean isNumberDiscarded(int move) {
        return SkipBoFacts.isDiscard(move) && SkipBoFacts.sourceOf(move) != SkipBoFacts.WILD;
    }

    private static boolean opens(SkipBoState state, int discard) {
        return SkipBoFacts.opens(state.pawnsAfter(discard)) != 0;
    }
}
