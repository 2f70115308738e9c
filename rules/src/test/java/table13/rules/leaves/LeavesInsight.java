package table13.rules.leaves;

import table13.rules.Chance;
import table13.testkit.StateInspector;

/// Inspects the full state of *13 Leaves*.
final class LeavesInsight implements StateInspector<LeavesState> {

    @Override
    public int[] census(LeavesState state) {
        int[] census = new int[13];
        for (long hand : state.hands) {
            add(census, hand);
        }
        add(census, state.row);
        add(census, state.gone);
        add(census, state.rest);
        return census;
    }

    private static void add(int[] census, long cards) {
        for (int kind = 0; kind < 13; kind++) {
            census[kind] += (int) ((cards >> (4 * kind)) & 15);
        }
    }

    /// Hidden are the undealt cards and, in other hands, all cards that were not taken publicly.
    @Override
    public void permuteUnseen(LeavesState state, int viewer, Chance chance) {
        byte[] unseen = new byte[62];
        int n = 0;
        for (int seat = 0; seat < state.players; seat++) {
            if (seat != viewer) {
                n = lift(state.hands[seat] - state.known[seat], unseen, n);
            }
        }
        n = lift(state.rest, unseen, n);
        chance.shuffle(unseen, 0, n);
        for (int seat = 0; seat < state.players; seat++) {
            if (seat != viewer) {
                int size = lift(state.hands[seat] - state.known[seat], new byte[62], 0);
                n -= size;
                state.hands[seat] = state.known[seat] + put(unseen, n, size);
            }
        }
        state.rest = put(unseen, 0, n);
    }

    private static int lift(long cards, byte[] into, int from) {
        int[] counts = new int[13];
        add(counts, cards);
        int n = from;
        for (int kind = 0; kind < 13; kind++) {
            for (int i = 0; i < counts[kind]; i++) {
                into[n++] = (byte) kind;
            }
        }
        return n;
    }

    private static long put(byte[] cards, int from, int size) {
        long set = 0;
        for (int i = from; i < from + size; i++) {
            set += 1L << (4 * cards[i]);
        }
        return set;
    }
}
