package table13.rules;

/// SplitMix64, a small and fast generator for playouts, simulations and tests. The same seed gives the same numbers on
/// every machine. Predictable: never use it for real deals. Not thread-safe.
public final class SplitMix implements Chance {
    private long state;

    public SplitMix(long seed) {
        state = seed;
    }

    /// Restarts with this seed.
    public void reseed(long seed) {
        state = seed;
    }

    public long next() {
        state += 0x9e3779b97f4a7c15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    /// Lemire's method: one multiplication, and a rare second draw that keeps the result exactly uniform.
    @Override
    public int below(int bound) {
        long product = (next() >>> 32) * bound;
        if ((product & 0xffffffffL) < bound) {
            long tooLow = (1L << 32) % bound;
            while ((product & 0xffffffffL) < tooLow) {
                product = (next() >>> 32) * bound;
            }
        }
        return (int) (product >>> 32);
    }
}
