package table13.rules;

/// Source of randomness. It is always passed in: from the match's secret and seeds in real matches, from a [SplitMix]
/// in search, from the record in a replay.
public interface Chance {

    /// A uniform integer from 0 to `bound - 1`.
    int below(int bound);

    /// Shuffles `cards[from]` to `cards[to - 1]` uniformly. `docs/fair-deal.md` specifies these very swaps.
    default void shuffle(byte[] cards, int from, int to) {
        for (int i = to - 1; i > from; i--) {
            int j = from + below(i - from + 1);
            byte card = cards[i];
            cards[i] = cards[j];
            cards[j] = card;
        }
    }
}
