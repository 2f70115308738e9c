package table13.load;

import java.nio.ByteBuffer;
import java.util.SplittableRandom;

/// Wraps up what a client sends: whole, masked frames, all made in one buffer that is used again and again.
final class FrameWriter {
    private static final int LONGEST_HEADER = 14;
    private static final int WHOLE = 0x80;
    private static final int MASKED = 0x80;

    /// Masks must only be hard to guess for somebody who writes what is masked. Here that is ourselves.
    private final SplittableRandom masks = new SplittableRandom();

    private ByteBuffer frame = ByteBuffer.allocate(4096);

    /// One frame.
    ///
    /// @return ready to be written; good until the next call
    ByteBuffer frame(int opcode, byte[] bytes, int from, int to) {
        int length = to - from;
        if (frame.capacity() < length + LONGEST_HEADER) {
            frame = ByteBuffer.allocate(2 * (length + LONGEST_HEADER));
        }
        frame.clear();
        frame.put((byte) (WHOLE | opcode));
        if (length < 126) {
            frame.put((byte) (MASKED | length));
        } else if (length < 1 << 16) {
            frame.put((byte) (MASKED | 126)).putShort((short) length);
        } else {
            frame.put((byte) (MASKED | 127)).putLong(length);
        }
        int mask = masks.nextInt();
        frame.putInt(mask);
        putMasked(ByteBuffer.wrap(bytes, from, length), mask);
        return frame.flip();
    }

    private void putMasked(ByteBuffer payload, int mask) {
        long twice = ((long) mask << 32) | (mask & 0xffff_ffffL);
        while (payload.remaining() >= Long.BYTES) {
            frame.putLong(payload.getLong() ^ twice);
        }
        for (int rolling = mask; payload.hasRemaining(); rolling = Integer.rotateLeft(rolling, 8)) {
            frame.put((byte) (payload.get() ^ (rolling >>> 24)));
        }
    }
}
