package table13.load;

import java.nio.ByteBuffer;
import java.util.SplittableRandom;

/// Writes masked, unfragmented frames into one reused buffer. Not thread-safe.
final class FrameWriter {
    private static final int LONGEST_HEADER = 14;
    private static final int FINAL = 0x80;
    private static final int MASKED = 0x80;

    /// A simple generator is enough: masks protect against untrusted payload authors, and this client is the only
    /// author.
    private final SplittableRandom masks = new SplittableRandom();

    private ByteBuffer frame = ByteBuffer.allocate(4096);

    /// Builds one frame.
    ///
    /// @return the frame, ready to be written; valid until the next call
    ByteBuffer frame(int opcode, byte[] bytes, int from, int to) {
        int length = to - from;
        if (frame.capacity() < length + LONGEST_HEADER) {
            frame = ByteBuffer.allocate(2 * (length + LONGEST_HEADER));
        }
        frame.clear();
        frame.put((byte) (FINAL | opcode));
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
