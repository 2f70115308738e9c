package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.kit.BareLine;
import table13.server.kit.OpenServer;
import table13.server.kit.Person;
import table13.server.kit.Waiting;

/// The clock of the server stands still, so credit does not come back.
@DisplayName("Frames")
class FramesTest {
    private static final byte[] EMPTY = {};
    private static final int AT_ONCE = 60;
    private static final int REFUSED = 51;
    private static final int FREE = 16;

    @AutoClose
    private static final OpenServer server = OpenServer.open();

    private final Person ada = server.guest();

    private BareLine line() {
        return BareLine.upgraded(server.port(), ada.cookie());
    }

    private void endsTheLine(int frames, Consumer<BareLine> frame) {
        try (BareLine line = line()) {
            for (int i = 0; i < frames; i++) {
                frame.accept(line);
            }
            assertThat(line.closedWith()).isEqualTo(1008);
        }
        // A client that does not look at the close is cut off.
        try (BareLine line = line()) {
            int sent = 0;
            try {
                for (; sent < 1_000_000; sent++) {
                    frame.accept(line);
                }
            } catch (UncheckedIOException _) {
                // as it should be
            }
            assertThat(sent).as("frames until the line was cut").isLessThan(1_000_000);
        }
        Waiting.until(() -> assertThat(ada.ask("ping")).containsEntry("type", "pong"));
    }

    @Test
    @DisplayName("of ping, and of pong to no ping, are messages like others")
    void controlFrames() {
        endsTheLine(AT_ONCE + REFUSED, line -> line.frame(BareLine.PING, EMPTY));
        endsTheLine(AT_ONCE + REFUSED, line -> line.frame(BareLine.PONG, EMPTY));
    }

    @Test
    @DisplayName("that are empty are messages like others")
    void emptyFrames() {
        endsTheLine(AT_ONCE + REFUSED, line -> line.frame(BareLine.TEXT, EMPTY));
        endsTheLine(AT_ONCE + REFUSED, line -> line.frame(BareLine.BINARY, EMPTY));
    }

    @Test
    @DisplayName("that only go on with a message are counted, empty or tiny")
    void fragments() {
        for (int kind : new int[] {BareLine.TEXT, BareLine.BINARY}) {
            for (byte[] payload : new byte[][] {EMPTY, {' '}}) {
                int[] sent = {0};
                endsTheLine(FREE + AT_ONCE + REFUSED, line -> {
                    boolean isFirst = sent[0]++ == 0 || sent[0] == FREE + AT_ONCE + REFUSED + 1;
                    line.frameThatGoesOn(isFirst ? kind : BareLine.MORE, payload);
                });
            }
        }
    }

    @Test
    @DisplayName("of pings are answered, and a message may come in several frames")
    void usual() {
        try (BareLine line = line()) {
            line.frame(BareLine.PING, new byte[] {'1', '3'});
            assertThat(line.heardPong()).isEqualTo("13");
            String hello = "{\"type\":\"hello\",\"protocol\":1}";
            for (int i = 0; i < AT_ONCE - 1; i++) {
                line.frameThatGoesOn(BareLine.TEXT, EMPTY);
                for (int j = 0; j < FREE - 2; j++) {
                    line.frameThatGoesOn(BareLine.MORE, new byte[] {' '});
                }
                line.frame(BareLine.MORE, hello.getBytes(StandardCharsets.UTF_8));
                assertThat(line.heard()).contains("welcome");
            }
            line.say(hello);
            assertThat(line.heard()).contains("TOO_FAST");
        }
    }
}
