package table13.rules.skipbo;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import table13.rules.Chance;
import table13.testkit.StateInspector;

/// Counts and exchanges the cards of a state, bit by bit.
final class SkipBoInsight implements StateInspector<SkipBoState> {

    @Override
    public int[] census(SkipBoState state) {
        int[] counts = new int[13];
        for (int seat = 0; seat < state.hands.length; seat++) {
            addSet(counts, state.hands[seat]);
            for (int i = 0; i < stockSize(state.stocks[seat]); i++) {
                counts[stockCard(state.stocks[seat], i)]++;
            }
        }
        for (int pile : state.piles) {
            for (int number = 0; number < 12; number++) {
                boolean lies = (pile >> (4 + number) & 1) == 1;
                boolean isWild = (pile >> (16 + number) & 1) == 1;
                if (lies) {
                    counts[isWild ? 12 : number]++;
                }
            }
        }
        for (int i = state.supply.drawn; i < state.supply.drawPile.length; i++) {
            counts[state.supply.drawPile[i]]++;
        }
        addSet(counts, state.supply.discards);
        addSet(counts, state.supply.setAside);
        return counts;
    }

    private static void addSet(int[] counts, long set) {
        int all = 0;
        for (int kind = 0; kind < 13; kind++) {
            int n = (int) (set >> (4 * kind)) & (kind == 12 ? 0x1f : 0xf);
            counts[kind] += n;
            all += n;
        }
        if (all != set >> 56) {
            throw new AssertionError("a set of " + all + " cards claims to have " + (set >> 56));
        }
    }

    private static int stockSize(long stock) {
        return (int) (stock >> 40) & 0xf;
    }

    private static int stockCard(long stock, int index) {
        return (int) (stock >> (4 * index)) & 0xf;
    }

    @Override
    public void permuteUnseen(SkipBoState state, int viewer, Chance chance) {
        List<Integer> cards = new ArrayList<>();
        List<IntConsumer> places = new ArrayList<>();
        for (int seat = 0; seat < state.hands.length; seat++) {
            if (seat != viewer) {
                takeHand(state, seat, cards, places);
            }
            takeStock(state, seat, cards, places);
        }
        for (int i = state.supply.drawn; i < state.supply.drawPile.length; i++) {
            int place = i;
            cards.add((int) state.supply.drawPile[i]);
            places.add(kind -> state.supply.drawPile[place] = (byte) kind);
        }
        for (IntConsumer place : places) {
            int index = chance.below(cards.size());
            place.accept(cards.set(index, cards.getLast()));
            cards.removeLast();
        }
    }

    private static void takeHand(SkipBoState state, int seat, List<Integer> cards, List<IntConsumer> places) {
        int[] counts = new int[13];
        addSet(counts, state.hands[seat]);
        state.hands[seat] = 0;
        for (int kind = 0; kind < 13; kind++) {
            for (int i = 0; i < counts[kind]; i++) {
                cards.add(kind);
                places.add(put -> state.hands[seat] += (1L << (4 * put)) + (1L << 56));
            }
        }
    }

    /// The cards between the face-up top and the publicly known bottom.
    private static void takeStock(SkipBoState state, int seat, List<Integer> cards, List<IntConsumer> places) {
        long stock = state.stocks[seat];
        int known = (int) (stock >> 44);
        for (int i = 1; i < stockSize(stock) - known; i++) {
            int shift = 4 * i;
            cards.add(stockCard(stock, i));
            places.add(put -> state.stocks[seat] = (state.stocks[seat] & ~(0xfL << shift)) | ((long) put << shift));
        }
    }
}
