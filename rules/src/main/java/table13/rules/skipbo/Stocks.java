package table13.rules.skipbo;

/// A player's stock in one `long`: four bits for the kind of each of its at most ten cards, the top in the lowest, then
/// the number of cards, and the number of known cards at the bottom, which were put there publicly (S14).
///
/// The face-up top does not count as known.
final class Stocks {
    private static final int SIZE = 40;
    private static final int KNOWN = 44;
    private static final long CARDS = (1L << SIZE) - 1;

    private Stocks() {}

    static int size(long stock) {
        return (int) (stock >>> SIZE) & 15;
    }

    static int known(long stock) {
        return (int) (stock >>> KNOWN);
    }

    static int top(long stock) {
        return (int) stock & 15;
    }

    /// The kind of a card by its index from the top, from 0.
    static int card(long stock, int index) {
        return (int) (stock >>> (4 * index)) & 15;
    }

    /// Adds a card at the bottom.
    static long put(long stock, int kind) {
        return at(size(stock), kind) + stock + (1L << SIZE);
    }

    /// The bits of a card at its index, to be added where no bits are set.
    static long at(int index, int kind) {
        return (long) kind << (4 * index);
    }

    static long withKnown(long stock, int known) {
        return (stock & ((1L << KNOWN) - 1)) + ((long) known << KNOWN);
    }

    /// Removes the top and turns up the next card, if there is one. The next card may be a known one.
    static long withoutTop(long stock) {
        int size = size(stock) - 1;
        long rest = ((stock & CARDS) >>> 4) + ((long) size << SIZE);
        return withKnown(rest, Math.min(known(stock), Math.max(size - 1, 0)));
    }

    /// Puts the top at the bottom and turns up the next card.
    static long topUnder(long stock) {
        long under = put(withoutTop(stock), top(stock));
        return withKnown(under, Math.min(known(stock) + 1, size(stock) - 1));
    }
}
