package table13.load;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// The one request of HTTP that opens a WebSocket, and its answer.
final class Handshake {
    /// The pair of RFC 6455, section 1.3.
    private static final String KEY = "dGhlIHNhbXBsZSBub25jZQ==";

    private static final String ACCEPTED = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";
    private static final String EMPTY_LINE = "\r\n\r\n";
    private static final int LONGEST = 1 << 16;

    private Handshake() {}

    /// @param cookie of the session; null if none is needed
    static String request(ServerAddress server, @Nullable String cookie) {
        return "GET " + server.path() + " HTTP/1.1\r\nHost: " + server.authority()
                + (cookie == null ? "" : "\r\nCookie: " + cookie)
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                + KEY + EMPTY_LINE;
    }

    /// Reads the answer.
    ///
    /// @return where the frames begin; 0 if the answer has not arrived as a whole
    /// @throws LoadException if it is a refusal
    static int answerEnd(ServerAddress server, byte[] bytes, int end) throws MalformedDataException {
        // Latin-1: each byte is one character, so places in the text are places in the bytes.
        String text = new String(bytes, 0, end, StandardCharsets.ISO_8859_1);
        int headEnd = text.indexOf(EMPTY_LINE);
        if (headEnd < 0) {
            if (end > LONGEST) {
                throw new MalformedDataException("an HTTP response has no end");
            }
            return 0;
        }
        String head = text.substring(0, headEnd);
        if (!head.startsWith("HTTP/1.1 101 ") || !head.contains(": " + ACCEPTED)) {
            throw new LoadException("The server opens no WebSocket at " + server.authority() + server.path() + ": "
                    + head.lines().findFirst().orElse(""));
        }
        return headEnd + EMPTY_LINE.length();
    }
}
