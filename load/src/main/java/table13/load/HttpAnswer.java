package table13.load;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// An HTTP/1.1 response.
///
/// @param head status line and headers
/// @param end where the response ends in the bytes that it was read from
record HttpAnswer(int status, String head, int end) {
    private static final Pattern STATUS_LINE = Pattern.compile("HTTP/1\\.1 (\\d{3})\\b");
    private static final String EMPTY_LINE = "\r\n\r\n";
    private static final int LONGEST = 1 << 20;
    private static final int SWITCHING_PROTOCOLS = 101;

    /// Reads one response.
    ///
    /// @return null if it is not complete yet
    static @Nullable HttpAnswer read(byte[] bytes, int from, int to) throws Garbled {
        if (to - from > LONGEST) {
            throw new Garbled("an HTTP response has no end");
        }
        // Latin-1: each byte is one character, so places in the text are places in the bytes.
        String text = new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
        int headEnd = text.indexOf(EMPTY_LINE);
        if (headEnd < 0) {
            return null;
        }
        String head = text.substring(0, headEnd);
        Matcher line = STATUS_LINE.matcher(head);
        if (!line.lookingAt()) {
            throw new Garbled("what answers does not speak HTTP/1.1");
        }
        int status = Integer.parseInt(line.group(1));
        int end = bodyEnd(new HttpAnswer(status, head, 0), text, headEnd + EMPTY_LINE.length());
        return end < 0 || end > text.length() ? null : new HttpAnswer(status, head, from + end);
    }

    /// The value of a header, the first one of this name.
    @Nullable
    String header(String name) {
        Matcher header = Pattern.compile("(?im)^" + Pattern.quote(name) + ":[ \t]*(.*?)[ \t]*$")
                .matcher(head);
        return header.find() ? header.group(1) : null;
    }

    String statusLine() {
        return head.lines().findFirst().orElse("");
    }

    /// Where the body ends, perhaps beyond what has arrived; -1 if that is not known yet.
    private static int bodyEnd(HttpAnswer answer, String text, int body) throws Garbled {
        if (answer.status == SWITCHING_PROTOCOLS) {
            return body;
        }
        if ("chunked".equalsIgnoreCase(answer.header("Transfer-Encoding"))) {
            return chunksEnd(text, body);
        }
        String length = answer.header("Content-Length");
        return length == null ? body : body + number(length, 10);
    }

    private static int chunksEnd(String text, int body) throws Garbled {
        int at = body;
        while (true) {
            int lineEnd = text.indexOf("\r\n", at);
            if (lineEnd < 0) {
                return -1;
            }
            int size = number(text.substring(at, lineEnd).replaceFirst(";.*", ""), 16);
            if (size == 0) {
                // Behind the last chunk come trailers, if any, and an empty line.
                int end = text.indexOf(EMPTY_LINE, lineEnd);
                return end < 0 ? -1 : end + EMPTY_LINE.length();
            }
            at = lineEnd + 2 + size + 2;
        }
    }

    private static int number(String digits, int radix) throws Garbled {
        try {
            return Integer.parseUnsignedInt(digits.strip(), radix);
        } catch (NumberFormatException _) {
            throw new Garbled("a length in an HTTP response is not a number: " + digits);
        }
    }
}
