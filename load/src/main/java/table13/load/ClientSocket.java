package table13.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// One WebSocket connection of the client, from its handshake to the last frame. Not thread-safe: used only on the
/// thread of its loop.
final class ClientSocket implements ServerFrameReader.Sink {
    private static final int NORMAL = 1000;
    private static final int PROTOCOL_ERROR = 1002;
    private static final byte[] NONE = {};

    private enum Stage {
        HANDSHAKE,
        OPEN,
        /// We have sent a close frame and wait for that of the server.
        CLOSING,
        ENDED
    }

    private final EventLoop loop;
    private final SocketChannel channel;
    private final SelectionKey key;
    private final WriteBuffer buffer;
    private final ServerAddress server;
    private final SocketListener listener;
    private final ServerFrameReader reader = new ServerFrameReader();
    private Stage stage = Stage.HANDSHAKE;
    private long heardAt;

    /// The start of a frame or handshake that has not fully arrived.
    private byte[] left = NONE;

    private int leftLength;

    ClientSocket(
            EventLoop loop, SocketChannel channel, SelectionKey key, ServerAddress server, SocketListener listener) {
        this.loop = loop;
        this.channel = channel;
        this.key = key;
        this.buffer = new WriteBuffer(channel, key);
        this.server = server;
        this.listener = listener;
    }

    /// Time of the last read, in nanoseconds.
    long heardAt() {
        return heardAt;
    }

    /// Sends one message. Does nothing if the connection is not open; the listener is notified of its end separately.
    void send(byte[] text) {
        if (stage == Stage.OPEN) {
            sendFrame(ServerFrameReader.TEXT, text, 0, text.length);
        }
    }

    /// Stops reading. From then on only [#trySend] detects a lost connection.
    void deafen() {
        buffer.deafen();
    }

    /// As [#send], but detects a lost connection at once.
    ///
    /// @return whether the connection is still open
    boolean trySend(byte[] text) {
        if (stage == Stage.OPEN && !sendFrame(ServerFrameReader.TEXT, text, 0, text.length)) {
            lost(LoadError.CLOSED, "while writing");
        }
        return stage == Stage.OPEN;
    }

    /// Sends a close frame. The listener receives no further calls.
    void close() {
        switch (stage) {
            case OPEN -> {
                stage = Stage.CLOSING;
                sendClose(NORMAL);
            }
            case HANDSHAKE -> end();
            case CLOSING, ENDED -> {}
        }
    }

    /// The TCP connection is established.
    void connected() {
        key.interestOps(SelectionKey.OP_READ);
        if (server.asGuest()) {
            loop.ask(server, this::sendHandshake, this::refuse);
        } else {
            sendHandshake(null);
        }
    }

    private void sendHandshake(@Nullable String cookie) {
        if (stage == Stage.HANDSHAKE) {
            String request = Handshake.request(server, cookie);
            buffer.send(ByteBuffer.wrap(request.getBytes(StandardCharsets.ISO_8859_1)));
        }
    }

    private void refuse(LoadException why) {
        if (stage == Stage.HANDSHAKE) {
            end();
            listener.refused(why);
        }
    }

    /// Handles readiness of the channel: connected, readable or writable.
    void ready() {
        if (!key.isValid()) {
            return;
        }
        try {
            if (key.isConnectable() && channel.finishConnect()) {
                connected();
                return;
            }
            if (key.isReadable()) {
                read();
            }
            if (key.isValid() && key.isWritable()) {
                buffer.flush();
            }
        } catch (IOException lost) {
            lost(LoadError.CLOSED, String.valueOf(lost.getMessage()));
        }
    }

    private void read() throws IOException {
        int end = loop.inbox().fill(channel, left, leftLength);
        if (end < 0) {
            lost(LoadError.CLOSED, "without a close frame");
            return;
        }
        heardAt = System.nanoTime();
        byte[] bytes = loop.inbox().bytes();
        try {
            int used = stage == Stage.HANDSHAKE ? handshakeEnd(bytes, end) : 0;
            if (stage == Stage.OPEN || stage == Stage.CLOSING) {
                used = reader.read(bytes, used, end, this);
            }
            keep(bytes, used, end);
        } catch (MalformedDataException malformed) {
            if (stage == Stage.OPEN) {
                sendClose(PROTOCOL_ERROR);
            }
            lost(LoadError.BAD_FRAME, malformed.words());
        }
    }

    private int handshakeEnd(byte[] bytes, int end) throws MalformedDataException {
        int used;
        try {
            used = Handshake.answerEnd(server, bytes, end);
        } catch (LoadException refusal) {
            refuse(refusal);
            return end;
        }
        if (used > 0) {
            stage = Stage.OPEN;
            loop.handshakeEnded();
            listener.opened(this);
        }
        return used;
    }

    private void keep(byte[] bytes, int from, int to) {
        leftLength = to - from;
        if (leftLength > left.length) {
            left = new byte[leftLength];
        }
        System.arraycopy(bytes, from, left, 0, leftLength);
    }

    @Override
    public void text(byte[] bytes, int from, int to) {
        if (stage == Stage.OPEN) {
            listener.text(this, new String(bytes, from, to - from, StandardCharsets.UTF_8));
        }
    }

    @Override
    public void ping(byte[] bytes, int from, int to) {
        if (stage == Stage.OPEN) {
            sendFrame(ServerFrameReader.PONG, bytes, from, to);
        }
    }

    @Override
    public void close(byte[] bytes, int from, int to) {
        int code = to - from < 2 ? 0 : ((bytes[from] & 0xff) << 8) | (bytes[from + 1] & 0xff);
        String reason = to - from <= 2 ? "" : " " + new String(bytes, from + 2, to - from - 2, StandardCharsets.UTF_8);
        if (stage == Stage.OPEN) {
            sendFrame(ServerFrameReader.CLOSE, bytes, from, Math.min(to, from + 2));
        }
        lost(LoadError.CLOSED, code == 0 ? "with no code" : "with code " + code + reason);
    }

    private void sendClose(int code) {
        sendFrame(ServerFrameReader.CLOSE, new byte[] {(byte) (code >>> 8), (byte) code}, 0, 2);
    }

    private boolean sendFrame(int opcode, byte[] bytes, int from, int to) {
        return buffer.send(loop.writer().frame(opcode, bytes, from, to));
    }

    /// The connection is lost or unusable.
    private void lost(LoadError fault, String how) {
        Stage before = stage;
        end();
        if (before == Stage.OPEN) {
            listener.closed(fault, how);
        } else if (before == Stage.HANDSHAKE) {
            listener.refused(LoadException.connecting(server, how));
        }
    }

    /// Closes the connection without a close frame and without a call of the listener.
    void end() {
        if (stage == Stage.HANDSHAKE) {
            loop.handshakeEnded();
        }
        stage = Stage.ENDED;
        try {
            channel.close();
        } catch (IOException _) {
            // The connection is closed in any case.
        }
    }
}
