package table13.load;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// The HTTP request that opens a WebSocket, and its response.
final class Handshake {
    /// The example key and response of RFC 6455, section 1.3.
    private static final String KEY = "dGhlIHNhbXBsZSBub25jZQ==";

    private static final String ACCEPTED = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";
    private static final String EMPTY_LINE = "\r\n\r\n";
    private static final int LONGEST = 1 << 16;

    private Handshake() {}

    /// @param cookie cookie of the session; null if none is needed
    static String request(ServerAddress server, @Nullable String cookie) {
        return "GET " + server.path() + " HTTP/1.1\r\nHost: " + server.authority()
                + (cookie == null ? "" : "\r\nCookie: " + cookie)
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                + KEY + EMPTY_LINE;
    }

    /// Parses the response.
    ///
    /// @return the offset of the first frame; 0 if the response is incomplete
    /// @throws LoadException if the server refuses
    static int answerEnd(ServerAddress server, byte[] bytes, int end) throws MalformedDataException {
        // Latin-1 maps each byte to one character, so offsets in the text are offsets in the bytes.
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
            throw new LoadException("Cannot open a WebSocket at " + server.authority() + server.path() + ": "
                    + head.lines().findFirst().orElse(""));
        }
        return headEnd + EMPTY_LINE.length();
    }
}
