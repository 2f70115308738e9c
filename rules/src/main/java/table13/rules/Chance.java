package table13.rules;

/// Where all luck comes from. It is always handed in: real matches take it from the match's secret and seeds, search
/// from a small generator of its own ([SplitMix]), a replay from the record.
public interface Chance {

    /// A whole number from 0 up to, but not including, `bound`; each is equally likely.
    int below(int bound);

    /// Brings `cards[from]` to `cards[to - 1]` into a random order; each order is equally likely. `docs/fair-deal.md`
    /// promises these very swaps.
    default void shuffle(byte[] cards, int from, int to) {
        for (int i = to - 1; i > from; i--) {
            int j = from + below(i - from + 1);
            byte card = cards[i];
            cards[i] = cards[j];
            cards[j] = card;
        }
    }
}
