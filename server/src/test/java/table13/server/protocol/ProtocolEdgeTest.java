package table13.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.server.kit.RawTcpClient;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;

@DisplayName("A message")
class ProtocolEdgeTest {
    private static final String PING = "{\"type\":\"ping\",\"id\":\"p\"}";

    @AutoClose
    private static final TestServer server = TestServer.open();

    private TestGuest ada;

    @BeforeEach
    void come() {
        ada = server.guest();
    }

    @AfterEach
    void nothingOfTheInside() {
        assertThat(ada.heard()).noneMatch(text -> text.matches(".*(Exception|Error|\\.java|java\\.|table13\\.).*"));
    }

    private Map<String, Object> answer(String text) {
        ada.send(text);
        return ada.next(_ -> true);
    }

    // ---- greeting

    @Test
    @DisplayName("is accepted only after hello in the right version")
    void helloFirst() {
        try (TestGuest ben = TestGuest.notYetGreeting(server.port(), ada.cookie())) {
            assertThat(ben.isRefused("ping")).isEqualTo("HELLO_FIRST");
            assertThat(ben.isRefused("tables")).isEqualTo("HELLO_FIRST");
            assertThat(ben.isRefused("open", "game", "skipbo", "players", 2)).isEqualTo("HELLO_FIRST");
            assertThat(ben.isRefused("hello", "protocol", 2)).isEqualTo("WRONG_PROTOCOL");
            assertThat(ben.isRefused("hello", "protocol", "1")).isEqualTo("BAD_MESSAGE");
            assertThat(ben.isRefused("hello")).isEqualTo("BAD_MESSAGE");
            assertThat(ben.isRefused("ping")).isEqualTo("HELLO_FIRST");
            assertThat(ben.ask("hello", "protocol", 1)).containsEntry("type", "welcome");
            assertThat(ben.ask("ping")).containsEntry("type", "pong");
        }
    }

    @Test
    @DisplayName("of greeting may come again and repeats the same commitment, which the next table uses")
    void promise() {
        Object promise = ada.ask("hello", "protocol", 1).get("promise");
        assertThat(ada.ask("hello", "protocol", 1).get("promise")).isEqualTo(promise);
        Map<String, Object> done = ada.does("open", "game", "skipbo", "players", 2, "start", true);
        assertThat(promise)
                .hasToString("{table=" + done.get("table") + ", deal=2, commitment="
                        + TestGuest.inside(ada.next("table"), "people").get("commitment") + "}");
        assertThat(done.get("promise")).isNotEqualTo(promise);
    }

    // ---- content

    @Test
    @DisplayName("of an unknown type is refused as such, and unknown members are ignored")
    void unknown() {
        assertThat(ada.isRefused("dance")).isEqualTo("UNKNOWN_MESSAGE");
        assertThat(ada.isRefused("dance", "table", "x")).isEqualTo("UNKNOWN_MESSAGE");
        assertThat(ada.ask("ping", "colour", "red", "more", Map.of("a", "b"))).containsEntry("type", "pong");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "null",
                "[]",
                "7",
                "\"hello\"",
                "{",
                "{}",
                "{\"type\":null}",
                "{\"type\":7}",
                "{\"type\":{}}",
                "{\"type\":\"ping\",}",
                "{\"type\":\"ping\"} {}",
                "{\"type\":\"ping\",\"id\":7}",
                "{\"type\":\"ping\",\"id\":\"12345678901234567890123456789012345678901\"}",
                "{\"type\":\"enter\",\"table\":7}",
                "{\"type\":\"enter\",\"table\":\"x\",\"since\":1.5}",
                "{\"type\":\"enter\",\"table\":\"x\",\"since\":99999999999999999999999}",
                "{\"type\":\"sit\",\"table\":\"x\",\"seat\":4294967296}",
                "{\"type\":\"sit\",\"table\":\"x\",\"seat\":\"0\"}",
                "{\"type\":\"open\",\"game\":\"friday\",\"players\":4,\"bots\":[]}",
                "{\"type\":\"open\",\"game\":\"friday\",\"players\":4,\"options\":{\"deck\":50}}",
                "\u0000\uFFFE"
            })
    @DisplayName("that is malformed gets a typed answer")
    void bad(String text) {
        assertThat(answer(text)).containsEntry("type", "refused").containsEntry("reason", "BAD_MESSAGE");
        assertThat(answer(PING)).containsEntry("type", "pong");
    }

    @Test
    @DisplayName("is refused if nested too deeply")
    void deep() {
        assertThat(answer("[".repeat(4000))).containsEntry("reason", "BAD_MESSAGE");
        assertThat(answer("{\"type\":\"ping\",\"x\":" + "[".repeat(100) + "]".repeat(100) + "}"))
                .containsEntry("reason", "BAD_MESSAGE");
        assertThat(answer("{\"a\":".repeat(500) + "1" + "}".repeat(500))).containsEntry("reason", "BAD_MESSAGE");
    }

    // ---- frames

    @Test
    @DisplayName("of 4,096 bytes is read, and one of 4,097 closes the connection")
    void length() {
        String longest = PING + " ".repeat(4096 - PING.length());
        assertThat(answer(longest)).containsEntry("type", "pong");
        ada.send(longest + " ");
        assertThat(ada.closedWith()).isEqualTo(1009);
    }

    @Test
    @DisplayName("is measured in bytes, and in all its pieces")
    void lengthInBytes() {
        TestGuest ben = server.guest();
        ben.send("\"" + "€".repeat(1366) + "\"");
        assertThat(ben.closedWith()).isEqualTo(1009);
        try (RawTcpClient line = RawTcpClient.upgraded(server.port(), ada.cookie())) {
            // The first fragment, and others without the final flag.
            line.send(new byte[] {1, (byte) 0x80, 0, 0, 0, 0});
            String piece = "\0" + (char) (0x80 | 100) + "\0\0\0\0" + " ".repeat(100);
            for (int i = 0; i < 50 && line.trySend(piece); i++) {
                // The server may have closed the connection before the last fragment.
            }
            assertThat(line.closedWith()).isEqualTo(1009);
        }
    }

    @Test
    @DisplayName("that is announced as huge is refused before it arrives")
    void huge() {
        try (RawTcpClient line = RawTcpClient.upgraded(server.port(), ada.cookie())) {
            line.send(RawTcpClient.frameHead(RawTcpClient.TEXT, 1L << 30));
            line.send(" ".repeat(20_000));
            assertThat(line.closedWith()).isIn(1009, RawTcpClient.SILENTLY);
        }
        try (RawTcpClient line = RawTcpClient.upgraded(server.port(), ada.cookie())) {
            line.send(RawTcpClient.frameHead(RawTcpClient.TEXT, Long.MAX_VALUE));
            assertThat(line.closedWith()).isIn(1002, 1009, RawTcpClient.SILENTLY);
        }
    }

    @Test
    @DisplayName("is text: binary is refused, and invalid UTF-8 closes the connection")
    void text() {
        try (RawTcpClient line = RawTcpClient.upgraded(server.port(), ada.cookie())) {
            line.frame(RawTcpClient.BINARY, PING.getBytes(StandardCharsets.UTF_8));
            assertThat(line.heard()).contains("BAD_MESSAGE", "Messages are text.");
            line.frame(RawTcpClient.TEXT, new byte[] {'"', (byte) 0xc3, (byte) 0x28, '"'});
            assertThat(line.closedWith()).isEqualTo(1007);
        }
    }

    @Test
    @DisplayName("must be masked, and of a known frame type")
    void frames() {
        for (byte[] bytes :
                List.of(new byte[] {(byte) 0x81, 1, 'x'}, new byte[] {(byte) 0x83, (byte) 0x80, 0, 0, 0, 0})) {
            try (RawTcpClient line = RawTcpClient.upgraded(server.port(), ada.cookie())) {
                line.send(bytes);
                assertThat(line.closedWith()).isEqualTo(1002);
            }
        }
    }

    // ---- rate

    @Test
    @DisplayName("too many are refused, and a client that does not slow down is disconnected")
    void tooFast() {
        // Hello was the first of 60 allowed at once.
        for (int i = 2; i <= 60; i++) {
            assertThat(ada.ask("ping")).containsEntry("type", "pong");
        }
        for (int i = 1; i <= 50; i++) {
            assertThat(ada.isRefused("ping")).isEqualTo("TOO_FAST");
        }
        server.wait(Duration.ofMillis(50));
        assertThat(ada.ask("ping")).containsEntry("type", "pong");
        ada.send(PING);
        assertThat(ada.closedWith()).isEqualTo(1008);
    }

    @Test
    @DisplayName("too many binary ones are refused as well")
    void tooManyBytes() {
        try (RawTcpClient line = RawTcpClient.upgraded(server.port(), ada.cookie())) {
            for (int i = 1; i <= 60 + 51; i++) {
                line.frame(RawTcpClient.BINARY, new byte[] {1});
            }
            assertThat(line.closedWith()).isEqualTo(1008);
        }
    }
}
