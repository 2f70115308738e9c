package table13.bots.thirteen;

import java.util.List;
import table13.bots.Consequence;
import table13.bots.search.Consequences;
import table13.rules.State;
import table13.rules.thirteen.PileState;

/// Sees what came of a card in *13* and *Friday the 13th*.
final class PileConsequences implements Consequences<PileState> {
    private static final List<Consequence> ALL = List.of(PileConsequence.values());

    @Override
    public List<Consequence> all() {
        return ALL;
    }

    /// Who leads in a suit matters to who takes cards.
    @Override
    public int concerning(PileState before, int move) {
        return (1 << ALL.size()) - 1 - bit(PileConsequence.LEADS, !takes(before, move));
    }

    private static boolean takes(PileState before, int move) {
        return before.sum(PileState.targetOf(move)) + PileState.valueOf(move) > PileState.FULL;
    }

    @Override
    public int seen(PileState before, int move, PileState now, int self) {
        return bit(PileConsequence.TAKES, takes(before, move))
                | bit(PileConsequence.LEADS, leads(now, self, PileState.targetOf(move)))
                | bit(PileConsequence.OTHERS_TAKE, othersTook(before, now, self))
                | bit(PileConsequence.STUCK, now.toMove() == self && isStuck(now));
    }

    private static int bit(PileConsequence what, boolean isSo) {
        return isSo ? 1 << ALL.indexOf(what) : 0;
    }

    private static boolean leads(PileState state, int self, int suit) {
        int own = state.taken(self, suit);
        for (int seat = 0; seat < state.players(); seat++) {
            if (seat != self && state.taken(seat, suit) >= own) {
                return false;
            }
        }
        return true;
    }

    /// Cards are never given back, and a pile has a card of its suit unless only fours lie there.
    private static boolean othersTook(PileState before, PileState now, int self) {
        for (int seat = 0; seat < now.players(); seat++) {
            for (int suit = 0; suit < PileState.TARGETS; suit++) {
                if (seat != self && now.taken(seat, suit) > before.taken(seat, suit)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isStuck(PileState state) {
        for (int suit = 0; suit < PileState.TARGETS; suit++) {
            int sum = state.sum(suit);
            boolean isSafe = SafePlays.safe(sum, SafePlays.at(sum, state.hand(suit))) != 0;
            if (isSafe || (state.holdsFour() && sum + PileState.FOUR_VALUE <= PileState.FULL)) {
                return false;
            }
        }
        return state.toMove() != State.NOBODY;
    }
}
