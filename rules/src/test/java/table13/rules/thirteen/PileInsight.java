package table13.rules.thirteen;

import table13.rules.Chance;
import table13.testkit.StateInspector;

/// Inspects the full state of *13* and *Friday the 13th*.
final class PileInsight implements StateInspector<PileState> {

    @Override
    public int[] census(PileState state) {
        int[] census = new int[19];
        for (int seat = 0; seat < state.players; seat++) {
            add(census, state.hands[seat]);
            add(census, state.taken[seat]);
        }
        for (long target : state.targets) {
            add(census, target);
        }
        add(census, state.spare);
        for (int i = state.drawn; i < state.shuffled.length; i++) {
            census[state.shuffled[i]]++;
        }
        return census;
    }

    private static void add(int[] census, long cards) {
        for (int kind = 0; kind < 18; kind++) {
            census[kind] += (int) (cards >> (2 * kind)) & 3;
        }
        census[18] += (int) (cards >> 36) & 15;
    }

    @Override
    public void permuteUnseen(PileState state, int viewer, Chance chance) {
        byte[] unseen = new byte[60];
        int n = 0;
        for (int seat = 0; seat < state.players; seat++) {
            if (seat != viewer) {
                n = lift(state.hands[seat], unseen, n);
            }
        }
        n = lift(state.spare, unseen, n);
        for (int i = state.drawn; i < state.shuffled.length; i++) {
            unseen[n++] = state.shuffled[i];
        }
        chance.shuffle(unseen, 0, n);
        for (int seat = 0; seat < state.players; seat++) {
            if (seat != viewer) {
                int size = lift(state.hands[seat], new byte[60], 0);
                n -= size;
                state.hands[seat] = put(unseen, n, size);
            }
        }
        int size = lift(state.spare, new byte[60], 0);
        n -= size;
        state.spare = put(unseen, n, size);
        for (int i = state.drawn; i < state.shuffled.length; i++) {
            state.shuffled[i] = unseen[--n];
        }
    }

    private static int lift(long cards, byte[] into, int from) {
        int[] counts = new int[19];
        add(counts, cards);
        int n = from;
        for (int kind = 0; kind < 19; kind++) {
            for (int i = 0; i < counts[kind]; i++) {
                into[n++] = (byte) kind;
            }
        }
        return n;
    }

    private static long put(byte[] cards, int from, int size) {
        long hand = 0;
        for (int i = from; i < from + size; i++) {
            hand += Cards.one(cards[i]);
        }
        return hand;
    }
}
