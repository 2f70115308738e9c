package table13.rules.skipbo;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import table13.rules.Chance;

/// A chance with chosen deals: each shuffle brings the named cards to the top, in this order, and leaves the others as
/// they are. Fails if a shuffle does not begin with cards in the order of their kinds.
final class Arranged implements Chance {
    private final Deque<List<Integer>> tops = new ArrayDeque<>();
    int shuffles;

    Arranged then(String cards) {
        tops.add(SkipBoScenario.kinds(cards));
        return this;
    }

    @Override
    public int below(int bound) {
        throw new AssertionError("only shuffles are arranged");
    }

    @Override
    public void shuffle(byte[] cards, int from, int to) {
        byte[] sorted = Arrays.copyOfRange(cards, from, to);
        Arrays.sort(sorted);
        if (!Arrays.equals(sorted, 0, sorted.length, cards, from, to)) {
            throw new AssertionError("not in the order of the kinds");
        }
        shuffles++;
        int next = from;
        for (int kind : tops.isEmpty() ? List.<Integer>of() : tops.remove()) {
            int at = next;
            while (cards[at] != kind) {
                at++;
            }
            System.arraycopy(cards, next, cards, next + 1, at - next);
            cards[next++] = (byte) kind;
        }
    }
}
