package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.http.Incoming.Ruling;

@DisplayName("The input of a device")
class IncomingTest {
    private static final int AT_ONCE = 60;

    private final Incoming incoming = new Incoming(0);

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void spendAll() {
        for (int i = 0; i < AT_ONCE; i++) {
            assertThat(incoming.take(0)).isEqualTo(Ruling.TAKEN);
        }
    }

    @Test
    @DisplayName("costs nothing if it is the pong to a ping of the server, also long after it and several at once")
    void pongs() {
        for (int i = 0; i < 1000; i++) {
            incoming.isAsked();
        }
        for (int i = 0; i < 1000; i++) {
            assertThat(incoming.takePong(0)).isEqualTo(Ruling.TAKEN);
        }
        spendAll();
        assertThat(incoming.takePong(0)).as("nobody asked").isEqualTo(Ruling.TOO_FAST);
        incoming.isAsked();
        assertThat(incoming.takePong(0)).isEqualTo(Ruling.TAKEN);
    }

    @Test
    @DisplayName("is put together, and costs nothing for its first 16 frames")
    void frames() {
        for (int message = 0; message < 1000; message++) {
            for (int i = 0; i < 16; i++) {
                assertThat(incoming.takeFrame(bytes("a"), 0)).isEqualTo(Ruling.TAKEN);
            }
            assertThat(incoming.message()).isEqualTo(bytes("a".repeat(16)));
        }
        for (int i = 0; i < 16 + AT_ONCE; i++) {
            assertThat(incoming.takeFrame(bytes(""), 0)).isEqualTo(Ruling.TAKEN);
        }
        assertThat(incoming.takeFrame(bytes(""), 0)).isEqualTo(Ruling.TOO_FAST);
    }

    @Test
    @DisplayName("is no longer than 4,096 bytes")
    void length() {
        assertThat(incoming.takeFrame(bytes("€".repeat(1365)), 0)).isEqualTo(Ruling.TAKEN);
        assertThat(incoming.takeFrame(bytes("a"), 0)).isEqualTo(Ruling.TAKEN);
        assertThat(incoming.takeFrame(bytes("a"), 0)).isEqualTo(Ruling.TOO_LONG);
        assertThat(incoming.takeFrame(bytes("a"), 0)).isEqualTo(Ruling.IGNORED);
    }

    @Test
    @DisplayName("is refused 50 times, then ends the connection, and is ignored 50 times before it is cut off")
    void tooMuch() {
        spendAll();
        for (int i = 0; i < 50; i++) {
            assertThat(incoming.take(0)).isEqualTo(Ruling.TOO_FAST);
        }
        assertThat(incoming.take(0)).isEqualTo(Ruling.TOO_MANY);
        for (int i = 0; i < 50; i++) {
            assertThat(incoming.take(100_000)).isEqualTo(Ruling.IGNORED);
        }
        assertThat(incoming.take(100_000)).isEqualTo(Ruling.CUT_OFF);
    }
}
