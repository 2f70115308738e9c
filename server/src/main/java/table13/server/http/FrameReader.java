package table13.server.http;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Frame;
import org.eclipse.jetty.websocket.api.StatusCode;
import table13.wire.BadMessageException;
import table13.wire.WireObjection;
import table13.wire.protocol.Request;
import table13.wire.protocol.RequestReader;

/// Reads all frames of one connection within the limits of [Incoming]. Jetty's callbacks for messages and partial
/// messages do not report every empty frame.
///
/// Not thread-safe, except [#isAsked]: Jetty calls from one thread at a time.
final class FrameReader {
    private final WebContext context;
    private final Connection connection;
    private final Incoming incoming;

    FrameReader(WebContext context, Connection connection) {
        this.context = context;
        this.connection = connection;
        incoming = new Incoming(context.now());
    }

    /// Counts a ping that this server sent. Thread-safe.
    void isAsked() {
        incoming.isAsked();
    }

    void take(Frame frame, Callback callback) {
        byte[] payload = new byte[frame.getPayloadLength()];
        if (frame.hasPayload()) {
            frame.getPayload().get(payload);
        }
        callback.succeed();
        if (connection.hasLeft()) {
            incoming.end();
        }
        switch (frame.getType()) {
            case PING -> ping(payload);
            case PONG -> {
                connection.markAlive();
                isTaken(incoming.takePong(context.now()), "");
            }
            case TEXT, BINARY, CONTINUATION -> {
                connection.markAlive();
                boolean isTaken = isTaken(incoming.takeFrame(payload, context.now()), "");
                if (frame.isFin()) {
                    byte[] message = incoming.message();
                    if (isTaken) {
                        read(frame.getEffectiveOpCode() == Frame.Type.TEXT.getOpCode(), message);
                    }
                }
            }
            case CLOSE -> {} // answered by Jetty
        }
    }

    private void ping(byte[] payload) {
        if (isTaken(incoming.take(context.now()), "")) {
            connection.send(payload.length, (open, sent) -> open.sendPong(ByteBuffer.wrap(payload), sent));
        }
    }

    private void read(boolean isText, byte[] message) {
        if (isText) {
            try {
                read(StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap(message))
                        .toString());
            } catch (CharacterCodingException _) {
                incoming.end();
                connection.close(StatusCode.BAD_PAYLOAD, "not UTF-8");
            }
        } else if (isInTime("")) {
            connection.refuse("", WireObjection.BAD_MESSAGE, "Messages are text.");
        }
    }

    private void read(String message) {
        try {
            Request request = RequestReader.read(message);
            if (isInTime(request.id())) {
                connection.answer(request);
            }
        } catch (BadMessageException bad) {
            if (isInTime(bad.id())) {
                connection.refuse(bad.id(), bad.objection(), bad.sentence());
            }
        }
    }

    private boolean isInTime(String request) {
        return isTaken(incoming.take(context.now()), request);
    }

    /// Responds as the ruling requires.
    private boolean isTaken(Incoming.Ruling ruling, String request) {
        switch (ruling) {
            case TAKEN, IGNORED -> {}
            case TOO_FAST -> connection.refuse(request, WireObjection.TOO_FAST);
            case TOO_MANY -> {
                connection.refuse(request, WireObjection.TOO_FAST);
                connection.close(StatusCode.POLICY_VIOLATION, "too many messages");
            }
            case TOO_LONG -> connection.close(StatusCode.MESSAGE_TOO_LARGE, "message too long");
            case CUT_OFF -> connection.disconnect();
        }
        return ruling == Incoming.Ruling.TAKEN;
    }
}
