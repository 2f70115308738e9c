package table13.server.kit;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Chance;
import table13.rules.SplitMix;

/// A predetermined deal: shuffles follow from a seed, and then some cards are swapped.
public record FixedDeal(long seed, List<Swap> swaps) {

    /// Two cards to swap.
    ///
    /// @param shuffle number of the shuffle in the match, from 1
    public record Swap(int shuffle, int one, int other) {}

    public static FixedDeal of(long seed) {
        return new FixedDeal(seed, List.of());
    }

    public FixedDeal with(Swap swap) {
        List<Swap> more = new ArrayList<>(swaps);
        more.add(swap);
        return new FixedDeal(seed, List.copyOf(more));
    }

    /// Starts at the beginning of the match.
    public Unfolding unfold() {
        return new Unfolding(this);
    }

    /// A deal in progress.
    public static final class Unfolding implements Chance {
        private final FixedDeal deal;
        private final SplitMix starters;
        private final List<Integer> sizes = new ArrayList<>();

        private Unfolding(FixedDeal deal) {
            this.deal = deal;
            starters = new SplitMix(deal.seed());
        }

        /// Number of cards in each shuffle.
        public List<Integer> sizes() {
            return sizes;
        }

        @Override
        public int below(int bound) {
            return starters.below(bound);
        }

        @Override
        public void shuffle(byte[] cards, int from, int to) {
            sizes.add(to - from);
            // A generator for each shuffle: the length of one does not change the next.
            new SplitMix(deal.seed() * 1000 + sizes.size()).shuffle(cards, from, to);
            for (Swap swap : deal.swaps()) {
                if (swap.shuffle() == sizes.size()) {
                    byte card = cards[from + swap.one()];
                    cards[from + swap.one()] = cards[from + swap.other()];
                    cards[from + swap.other()] = card;
                }
            }
        }
    }
}
