package table13.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.Arrays;

/// The shared read buffer of all sockets of a loop. Grows to the longest message. Not thread-safe.
final class ReadBuffer {
    private byte[] bytes = new byte[1 << 16];
    private ByteBuffer view = ByteBuffer.wrap(bytes);

    byte[] bytes() {
        return bytes;
    }

    /// Reads from a channel, after the remainder of the last read.
    ///
    /// @return the end of the data; -1 at the end of the channel
    int fill(ReadableByteChannel channel, byte[] left, int leftLength) throws IOException {
        if (leftLength > bytes.length / 2) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
            view = ByteBuffer.wrap(bytes);
        }
        System.arraycopy(left, 0, bytes, 0, leftLength);
        view.clear().position(leftLength);
        return channel.read(view) < 0 ? -1 : view.position();
    }
}
