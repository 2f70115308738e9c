package table13.load;

import java.util.Arrays;

/// Parses the frames of one WebSocket and joins fragments of messages. Strict, except for the UTF-8 of payloads. Not
/// thread-safe.
final class ServerFrameReader {
    static final int CONTINUATION = 0;
    static final int TEXT = 1;
    static final int CLOSE = 8;
    static final int PING = 9;
    static final int PONG = 10;

    /// A longer message is an error.
    static final int LONGEST = 16 << 20;

    private static final int FINAL = 0x80;
    private static final int RESERVED = 0x70;
    private static final int OPCODE = 0x0f;
    private static final int MASKED = 0x80;
    private static final int CONTROL = 0x08;
    private static final int SHORT = 125;
    private static final int TWO_BYTES = 126;
    private static final byte[] NONE = {};

    /// Receives frames. The bytes are valid only during the call.
    interface Sink {
        void text(byte[] bytes, int from, int to);

        void ping(byte[] bytes, int from, int to);

        /// The last frame; later bytes are ignored.
        void close(byte[] bytes, int from, int to);
    }

    private byte[] fragments = NONE;
    private int fragmentsLength;
    private boolean isInsideMessage;

    /// Reads all complete frames.
    ///
    /// @return the start of the first incomplete frame
    int read(byte[] bytes, int from, int to, Sink sink) throws MalformedDataException {
        int at = from;
        while (to - at >= 2) {
            int first = bytes[at] & 0xff;
            int length = bytes[at + 1] & 0xff;
            check(first, length);
            int payload = at + 2;
            if (length > SHORT) {
                int digits = length == TWO_BYTES ? 2 : 8;
                if (to - payload < digits) {
                    return at;
                }
                length = length(bytes, payload, digits);
                payload += digits;
            }
            if (to - payload < length) {
                return at;
            }
            at = payload + length;
            if ((first & OPCODE) == CLOSE) {
                sink.close(bytes, payload, at);
                return to;
            }
            take(first, bytes, payload, at, sink);
        }
        return at;
    }

    private void check(int first, int length) throws MalformedDataException {
        int opcode = first & OPCODE;
        require((first & RESERVED) == 0, "a reserved bit is set");
        require((length & MASKED) == 0, "a server must not mask");
        if ((opcode & CONTROL) != 0) {
            require(opcode <= PONG, "unknown opcode " + opcode);
            require((first & FINAL) != 0 && length <= SHORT, "a control frame must be short and whole");
        } else {
            require(opcode <= TEXT, "opcode " + opcode + " instead of text");
            require((opcode == CONTINUATION) == isInsideMessage, "fragments out of order");
        }
    }

    private static int length(byte[] bytes, int from, int digits) throws MalformedDataException {
        long length = 0;
        for (int i = 0; i < digits; i++) {
            length = (length << 8) | (bytes[from + i] & 0xff);
        }
        require(length >= 0 && length <= LONGEST, "a frame is too long");
        require(length > (digits == 2 ? SHORT : 0xffff), "a length has more bytes than it needs");
        return (int) length;
    }

    private void take(int first, byte[] bytes, int from, int to, Sink sink) throws MalformedDataException {
        boolean isFinal = (first & FINAL) != 0;
        switch (first & OPCODE) {
            case PING -> sink.ping(bytes, from, to);
            case PONG -> {}
            case TEXT -> {
                if (isFinal) {
                    sink.text(bytes, from, to);
                } else {
                    isInsideMessage = true;
                    keep(bytes, from, to);
                }
            }
            default -> {
                keep(bytes, from, to);
                if (isFinal) {
                    isInsideMessage = false;
                    sink.text(fragments, 0, fragmentsLength);
                    fragmentsLength = 0;
                }
            }
        }
    }

    private void keep(byte[] bytes, int from, int to) throws MalformedDataException {
        int length = fragmentsLength + to - from;
        require(length <= LONGEST, "a message is too long");
        if (fragments.length < length) {
            fragments = Arrays.copyOf(fragments, Math.max(length, 2 * fragments.length));
        }
        System.arraycopy(bytes, from, fragments, fragmentsLength, to - from);
        fragmentsLength = length;
    }

    private static void require(boolean isSo, String otherwise) throws MalformedDataException {
        if (!isSo) {
            throw new MalformedDataException(otherwise);
        }
    }
}
