package table13.rules.leaves;

import java.util.Arrays;
import java.util.List;
import table13.rules.AssignableDeterminizer;
import table13.rules.Chance;
import table13.rules.State;
import table13.rules.leaves.LeavesView.Moved;
import table13.rules.leaves.LeavesView.Stack;

/// Deals the unseen cards to the other hands and to the undealt rest. A card that was publicly taken stays in the hand
/// that took it.
final class LeavesDeterminizer implements AssignableDeterminizer<LeavesState> {
    private final LeavesState seen;
    private final int viewer;
    private final byte[] unseen;
    private final List<Moved> moves;

    /// The number of unseen cards of each seat.
    private final int[] hidden;

    LeavesDeterminizer(LeavesState blank, LeavesView view) {
        seen = blank;
        viewer = view.viewer();
        moves = view.moves();
        seen.lap = view.lap();
        seen.toMove = view.toMove();
        seen.past = MoveHistory.closed(view.moves());
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
    public void sample(LeavesState state, Chance chance) {
        chance.shuffle(unseen, 0, unseen.length);
        assign(unseen, state);
    }

    /// Order: first the hands by seat, then the undealt cards.
    @Override
    public void assign(byte[] cards, LeavesState state) {
        state.copyFrom(seen);
        int next = 0;
        for (int seat = 0; seat < hidden.length; seat++) {
            for (int end = next + hidden[seat]; next < end; next++) {
                state.hands[seat] += Cards.one(cards[next]);
            }
        }
        for (; next < cards.length; next++) {
            state.rest += Cards.one(cards[next]);
        }
    }

    @Override
    public int players() {
        return seen.players;
    }

    @Override
    public boolean isHidden(int seat) {
        return seat != viewer;
    }

    @Override
    public byte[] unseen() {
        return unseen.clone();
    }

    @Override
    public int[] holders() {
        int[] holders = new int[unseen.length];
        Arrays.fill(holders, State.NOBODY);
        int next = 0;
        for (int seat = 0; seat < hidden.length; seat++) {
            Arrays.fill(holders, next, next + hidden[seat], seat);
            next += hidden[seat];
        }
        return holders;
    }

    @Override
    public int known(int seat, int kind) {
        return Cards.count(seen.hands[seat], kind);
    }

    @Override
    public int[] moves() {
        return moves.stream().mapToInt(moved -> moved.move().code()).toArray();
    }

    /// Returns played cards to the hands, and taken cards to their former places.
    @Override
    public void sampleStart(LeavesState state, Chance chance) {
        sample(state, chance);
        if (moves.isEmpty()) {
            return;
        }
        for (Moved moved : moves) {
            int code = moved.move().code();
            int kind = LeavesState.kindOf(code);
            state.hands[moved.seat()] +=
                    LeavesState.isPass(code) ? -Cards.one(kind) : Cards.some(LeavesState.countOf(code), kind);
        }
        Arrays.fill(state.known, 0);
        state.past = MoveHistory.none();
        state.made = 0;
        state.row = 0;
        state.gone = 0;
        state.passed = 0;
        state.lap = 1;
        state.toMove = moves.getFirst().seat();
    }
}
