package table13.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

final class ServerFrameReaderTest implements ServerFrameReader.Sink {
    private static final int WHOLE = 0x80;

    private final ServerFrameReader reader = new ServerFrameReader();
    private final List<String> heard = new ArrayList<>();

    @Test
    @DisplayName("A frame is read when its last byte is there, and not before")
    void byteByByte() throws MalformedDataException {
        byte[] bytes = join(frame(WHOLE | 1, "first"), frame(WHOLE | 1, "x".repeat(300)), frame(WHOLE | 9, "?"));
        int from = 0;
        for (int to = 0; to <= bytes.length; to++) {
            from = reader.read(bytes, from, to, this);
        }
        assertThat(from).isEqualTo(bytes.length);
        assertThat(heard).containsExactly("first", "x".repeat(300), "ping ?");
    }

    @Test
    @DisplayName("Fragments make one message, with control frames between them")
    void fragments() throws MalformedDataException {
        read(
                frame(1, "one "),
                frame(WHOLE | 9, "p"),
                frame(0, ""),
                frame(0, "two "),
                frame(WHOLE | 10, ""),
                frame(WHOLE, "three"),
                frame(WHOLE | 1, "next"),
                frame(1, "a"),
                frame(WHOLE, "b"));
        assertThat(heard).containsExactly("ping p", "one two three", "next", "ab");
    }

    @Test
    @DisplayName("Nothing is read after a close frame")
    void close() throws MalformedDataException {
        byte[] bytes = join(frame(WHOLE | 8, "\u0003\u0000bye"), new byte[] {-1, -1, -1});
        assertThat(reader.read(bytes, 0, bytes.length, this)).isEqualTo(bytes.length);
        assertThat(heard).containsExactly("close \u0003\u0000bye");
    }

    @Test
    @DisplayName("Frames that no server may send are refused")
    void bad() {
        assertBad("reserved bit", frame(WHOLE | 0x40 | 1, "x"));
        assertBad("mask", new byte[] {(byte) (WHOLE | 1), (byte) 0x81, 0, 0, 0, 0, 'x'});
        assertBad("control frame", frame(9, "x"));
        assertBad("control frame", frame(WHOLE | 9, "x".repeat(126)));
        assertBad("unknown opcode 11", frame(WHOLE | 11, ""));
        assertBad("opcode 2 instead of text", frame(WHOLE | 2, ""));
        assertBad("out of order", frame(WHOLE, "x"));
        assertBad("out of order", join(frame(1, "x"), frame(WHOLE | 1, "y")));
        assertBad("more bytes than it needs", new byte[] {(byte) (WHOLE | 1), 126, 0, 125});
        assertBad("more bytes than it needs", new byte[] {(byte) (WHOLE | 1), 127, 0, 0, 0, 0, 0, 0, -1, -1});
        assertBad("too long", new byte[] {(byte) (WHOLE | 1), 127, 0, 0, 0, 0, 2, 0, 0, 0});
        assertBad("too long", new byte[] {(byte) (WHOLE | 1), 127, -1, 0, 0, 0, 0, 0, 0, 0});
    }

    private static void assertBad(String words, byte[] bytes) {
        ServerFrameReaderTest test = new ServerFrameReaderTest();
        assertThatThrownBy(() -> test.read(bytes))
                .isInstanceOf(MalformedDataException.class)
                .hasMessageContaining(words);
    }

    private void read(byte[]... frames) throws MalformedDataException {
        byte[] bytes = join(frames);
        assertThat(reader.read(bytes, 0, bytes.length, this)).isEqualTo(bytes.length);
    }

    /// A frame of a server, of up to 65,535 bytes.
    private static byte[] frame(int first, String text) {
        int length = text.length();
        byte[] head = length < 126
                ? new byte[] {(byte) first, (byte) length}
                : new byte[] {(byte) first, 126, (byte) (length >> 8), (byte) length};
        return join(head, text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static String string(byte[] bytes, int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }

    @Override
    public void text(byte[] bytes, int from, int to) {
        heard.add(string(bytes, from, to));
    }

    @Override
    public void ping(byte[] bytes, int from, int to) {
        heard.add("ping " + string(bytes, from, to));
    }

    @Override
    public void close(byte[] bytes, int from, int to) {
        heard.add("close " + string(bytes, from, to));
    }
}
