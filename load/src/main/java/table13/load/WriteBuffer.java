package table13.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.jspecify.annotations.Nullable;

/// Writes the bytes of one socket, and keeps bytes that the network does not accept yet. Not thread-safe.
final class WriteBuffer {
    private final SocketChannel channel;
    private final SelectionKey key;
    private @Nullable ByteBuffer unsent;
    private int interest = SelectionKey.OP_READ;

    WriteBuffer(SocketChannel channel, SelectionKey key) {
        this.channel = channel;
        this.key = key;
    }

    /// Stops reading.
    void deafen() {
        interest = 0;
        key.interestOps(unsent == null ? 0 : SelectionKey.OP_WRITE);
    }

    /// Writes these bytes now, or after pending bytes.
    ///
    /// @return false if the connection is lost; the next read reports this, too
    boolean send(ByteBuffer bytes) {
        try {
            if (unsent == null) {
                channel.write(bytes);
            }
            if (bytes.hasRemaining()) {
                keep(bytes);
                key.interestOps(interest | SelectionKey.OP_WRITE);
            }
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /// Writes pending bytes.
    void flush() throws IOException {
        if (unsent != null) {
            channel.write(unsent);
            if (unsent.hasRemaining()) {
                return;
            }
            unsent = null;
        }
        key.interestOps(interest);
    }

    private void keep(ByteBuffer bytes) {
        int waiting = unsent == null ? 0 : unsent.remaining();
        ByteBuffer all = ByteBuffer.allocate(waiting + bytes.remaining());
        if (unsent != null) {
            all.put(unsent);
        }
        unsent = all.put(bytes).flip();
    }
}
