package table13.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.Arrays;

/// The one buffer that all sockets of a loop are read into. It grows to the longest message.
final class ReadBuffer {
    private byte[] bytes = new byte[1 << 16];
    private ByteBuffer view = ByteBuffer.wrap(bytes);

    byte[] bytes() {
        return bytes;
    }

    /// Reads what a channel has, behind what was left from the last time.
    ///
    /// @return where what is there ends; -1 if the channel has ended
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
