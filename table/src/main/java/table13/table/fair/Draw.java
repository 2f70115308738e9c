package table13.table.fair;

import java.nio.ByteBuffer;
import table13.rules.Chance;

/// One draw: an endless stream of numbers from 0 to 2³² - 1, derived from a key in blocks of eight numbers.
final class Draw implements Chance {
    private static final long NUMBERS = 1L << Integer.SIZE;

    private final byte[] key;
    private ByteBuffer block = ByteBuffer.allocate(0);
    private long blocks;

    Draw(byte[] key) {
        this.key = key;
    }

    /// The remainder of the next number. Rejection sampling: numbers that would favour small remainders are skipped.
    @Override
    public int below(int bound) {
        long tooHigh = NUMBERS - NUMBERS % bound;
        long number;
        do {
            number = next();
        } while (number >= tooHigh);
        return (int) (number % bound);
    }

    private long next() {
        if (!block.hasRemaining()) {
            block = ByteBuffer.wrap(Sha256.hmac(key, blocks++));
        }
        return Integer.toUnsignedLong(block.getInt());
    }
}
