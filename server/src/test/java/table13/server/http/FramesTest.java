package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.kit.RawTcpClient;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;
import table13.server.kit.Waiting;

/// The clock of the server stands still, so the token bucket is not refilled.
@DisplayName("Frames")
class FramesTest {
    private static final byte[] EMPTY = {};
    private static final int AT_ONCE = 60;
    private static final int REFUSED = 51;
    private static final int FREE = 16;

    @AutoClose
    private static final TestServer server = TestServer.open();

    private final TestGuest ada = server.guest();

    private RawTcpClient line() {
        return RawTcpClient.upgraded(server.port(), ada.cookie());
    }

    private void endsTheLine(int frames, Consumer<RawTcpClient> frame) {
        try (RawTcpClient line = line()) {
            for (int i = 0; i < frames; i++) {
                frame.accept(line);
            }
            assertThat(line.closedWith()).isEqualTo(1008);
        }
        // A client that ignores the close is disconnected.
        try (RawTcpClient line = line()) {
            int sent = 0;
            try {
                for (; sent < 1_000_000; sent++) {
                    frame.accept(line);
                }
            } catch (UncheckedIOException _) {
                // expected
            }
            assertThat(sent).as("frames until the disconnect").isLessThan(1_000_000);
        }
        Waiting.until(() -> assertThat(ada.ask("ping")).containsEntry("type", "pong"));
    }

    @Test
    @DisplayName("of ping, and of pong to no ping, are messages like others")
    void controlFrames() {
        endsTheLine(AT_ONCE + REFUSED, line -> line.frame(RawTcpClient.PING, EMPTY));
        endsTheLine(AT_ONCE + REFUSED, line -> line.frame(RawTcpClient.PONG, EMPTY));
    }

    @Test
    @DisplayName("that are empty are messages like others")
    void emptyFrames() {
        endsTheLine(AT_ONCE + REFUSED, line -> line.frame(RawTcpClient.TEXT, EMPTY));
        endsTheLine(AT_ONCE + REFUSED, line -> line.frame(RawTcpClient.BINARY, EMPTY));
    }

    @Test
    @DisplayName("that only go on with a message are counted, empty or tiny")
    void fragments() {
        for (int kind : new int[] {RawTcpClient.TEXT, RawTcpClient.BINARY}) {
            for (byte[] payload : new byte[][] {EMPTY, {' '}}) {
                int[] sent = {0};
                endsTheLine(FREE + AT_ONCE + REFUSED, line -> {
                    boolean isFirst = sent[0]++ == 0 || sent[0] == FREE + AT_ONCE + REFUSED + 1;
                    line.frameThatGoesOn(isFirst ? kind : RawTcpClient.MORE, payload);
                });
            }
        }
    }

    @Test
    @DisplayName("of pings are answered, and a message may come in several frames")
    void usual() {
        try (RawTcpClient line = line()) {
            line.frame(RawTcpClient.PING, new byte[] {'1', '3'});
            assertThat(line.heardPong()).isEqualTo("13");
            String hello = "{\"type\":\"hello\",\"protocol\":1}";
            for (int i = 0; i < AT_ONCE - 1; i++) {
                line.frameThatGoesOn(RawTcpClient.TEXT, EMPTY);
                for (int j = 0; j < FREE - 2; j++) {
                    line.frameThatGoesOn(RawTcpClient.MORE, new byte[] {' '});
                }
                line.frame(RawTcpClient.MORE, hello.getBytes(StandardCharsets.UTF_8));
                assertThat(line.heard()).contains("welcome");
            }
            line.say(hello);
            assertThat(line.heard()).contains("TOO_FAST");
        }
    }
}
