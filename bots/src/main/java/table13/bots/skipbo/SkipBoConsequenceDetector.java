package table13.bots.skipbo;

import static table13.bots.search.ConsequenceDetector.bad;
import static table13.bots.search.ConsequenceDetector.good;

import java.util.List;
import java.util.stream.IntStream;
import table13.bots.search.ConsequenceDetector;
import table13.rules.State;
import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoState;

/// Consequences of a move in *Skip-Bo*.
final class SkipBoConsequenceDetector {
    static final List<ConsequenceDetector<SkipBoState>> ALL = List.of(
            // The last stock card is played.
            good("wins", (before, move, now, self) -> hasWon(now, self)),
            // A stock card is played, by the move or later in the turn.
            good("stock", (before, move, now, self) -> !hasWon(now, self) && hasPlayedStock(before, now, self)),
            // On the next turn the stock card can be played at once, or after some hand cards.
            good("stock-next", (before, move, now, self) -> now.toMove() == self && isInReach(now, self)),
            // Another seat plays a stock card meanwhile.
            bad("others-stock", (before, move, now, self) -> !isOver(now) && othersPlayedStock(before, now, self)),
            // Another seat wins meanwhile.
            bad("other-wins", (before, move, now, self) -> isOver(now) && !hasWon(now, self)));

    private SkipBoConsequenceDetector() {}

    private static boolean isOver(SkipBoState now) {
        return now.toMove() == State.NOBODY;
    }

    private static boolean hasWon(SkipBoState now, int seat) {
        return now.points(seat) == 0;
    }

    private static boolean hasPlayedStock(SkipBoState before, SkipBoState now, int seat) {
        return now.points(seat) < before.points(seat);
    }

    private static boolean othersPlayedStock(SkipBoState before, SkipBoState now, int self) {
        return IntStream.range(0, now.players()).anyMatch(seat -> seat != self && hasPlayedStock(before, now, seat));
    }

    private static boolean isInReach(SkipBoState state, int self) {
        int[] shows = new int[StockDistance.PILES];
        StockDistance.see(state, shows);
        int pawns = state.pawns(self);
        int missing = StockDistance.missing(
                shows,
                SkipBoFacts.opens(pawns),
                state.stockTop(self),
                state.numbersHeld(),
                SkipBoFacts.standsFor(pawns));
        return missing <= state.held(SkipBoFacts.WILD);
    }
}
