package table13.rules.leaves;

import table13.rules.Chance;
import table13.rules.Imagination;
import table13.rules.leaves.LeavesView.Stack;

/// Deals the cards that a viewer has not seen to the other hands and to the rest. A card that everybody saw taken
/// stays in the hand that took it.
final class LeavesImagination implements Imagination<LeavesState> {
    private final LeavesState seen;
    private final byte[] unseen;

    /// How many unseen cards each seat holds.
    private final int[] hidden;

    LeavesImagination(LeavesState blank, LeavesView view) {
        seen = blank;
        seen.lap = view.lap();
        seen.toMove = view.toMove();
        seen.past = Past.closed(view.moves());
        seen.made = view.moves().size();
        seen.gone = Cards.of(view.cleared());
        for (Stack stack : view.row()) {
            seen.row += Cards.some(stack.count(), stack.card().kind());
        }
        long open = seen.gone + seen.row;
        hidden = new int[seen.players];
        for (int seat = 0; seat < seen.players; seat++) {
            seen.known[seat] = Cards.of(view.known().get(seat));
            seen.hands[seat] = seat == view.viewer() ? Cards.of(view.hand()) : seen.known[seat];
            seen.passed |= view.passed().get(seat) ? 1 << seat : 0;
            hidden[seat] = view.handSizes().get(seat) - Cards.count(seen.hands[seat]);
            open += seen.hands[seat];
        }
        unseen = seen.deck.without(Cards.counts(open));
    }

    @Override
    public void imagine(LeavesState state, Chance chance) {
        state.copyFrom(seen);
        chance.shuffle(unseen, 0, unseen.length);
        int next = 0;
        for (int seat = 0; seat < hidden.length; seat++) {
            for (int end = next + hidden[seat]; next < end; next++) {
                state.hands[seat] += Cards.one(unseen[next]);
            }
        }
        for (; next < unseen.length; next++) {
            state.rest += Cards.one(unseen[next]);
        }
    }
}
