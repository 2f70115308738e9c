package table13.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(LoadTest.LONGEST_SECONDS)
final class ClientSocketTest {
    private static EchoServer server;

    private final EventLoop loop = new EventLoop();

    @BeforeAll
    static void startServer() {
        server = new EchoServer(0);
    }

    @AfterAll
    static void stopServer() {
        server.close();
    }

    @AfterEach
    void closeLoop() {
        loop.close();
    }

    @ParameterizedTest
    @DisplayName("Text of any length is echoed")
    @ValueSource(ints = {0, 1, 7, 8, 9, 125, 126, 127, 65_535, 65_536, 400_000})
    void lengths(int length) throws InterruptedException {
        String text = "äb€defghij".repeat(length / 10 + 1).substring(0, length);
        Heard heard = connect("/api/echo", text, "and " + text, "");
        await(() -> heard.texts.size() == 3);
        assertThat(heard.texts).containsExactly(text, "and " + text, "");
    }

    @Test
    @DisplayName("Fragments with pings between them make one message")
    void fragments() throws InterruptedException {
        String text = "0123456789".repeat(30_000);
        Heard heard = connect("/fragments", "abc", text, "xyz");
        await(() -> heard.texts.size() == 3);
        assertThat(heard.texts).containsExactly("abc", text, "xyz");
    }

    @Test
    @DisplayName("A ping is answered with what it carried")
    void ping() throws InterruptedException {
        Heard heard = connect("/ping", "", "are you there?");
        await(() -> heard.texts.size() == 2);
        assertThat(heard.texts).containsExactly("pong ", "pong are you there?");
    }

    @Test
    @DisplayName("A close is reported once, with its code and reason")
    void close() throws InterruptedException {
        Heard heard = connect("/close", "enough", "more");
        await(() -> !heard.ends.isEmpty());
        assertThat(heard.ends).containsExactly("CLOSED with code 4001 enough");
        heard.socket.send(bytes("too late"));
        awaitAnswerToAnother();
        assertThat(heard.ends).hasSize(1);
        assertThat(heard.texts).isEmpty();
    }

    @Test
    @DisplayName("A lost connection is reported")
    void disconnect() throws InterruptedException {
        Heard heard = connect("/disconnect", "now");
        await(() -> !heard.ends.isEmpty());
        assertThat(heard.ends.getFirst()).startsWith("CLOSED ");
    }

    @Test
    @DisplayName("After our own close nothing is reported")
    void goodbye() throws InterruptedException {
        Heard heard = connect("/api/echo");
        await(() -> heard.socket != null);
        heard.socket.close();
        awaitAnswerToAnother();
        assertThat(heard.ends).isEmpty();
        assertThat(heard.texts).isEmpty();
    }

    @Test
    @DisplayName("Thousands of messages on many sockets stay in order, even when the network is full")
    void order() throws InterruptedException {
        String[] messages = IntStream.range(0, 2000)
                .mapToObj(i -> i + "x".repeat(i * 7 % 3000))
                .toArray(String[]::new);
        List<Heard> all = IntStream.range(0, 10)
                .mapToObj(_ -> connect("/api/echo", messages))
                .toList();
        await(() -> all.stream().allMatch(heard -> heard.texts.size() == messages.length));
        assertThat(all).allSatisfy(heard -> assertThat(heard.texts).containsExactly(messages));
    }

    @Test
    @DisplayName("An unknown path is refused, with the status of the server")
    void notThere() throws InterruptedException {
        Heard heard = connect("/nowhere");
        await(() -> !heard.ends.isEmpty());
        assertThat(heard.ends.getFirst())
                .startsWith("refused: Cannot open a WebSocket at 127.0.0.1:")
                .endsWith("/nowhere: HTTP/1.1 404 Not Found");
    }

    @Test
    @DisplayName("A missing server is reported in a sentence")
    void missing() throws InterruptedException {
        Heard heard = new Heard();
        loop.connect(new ServerAddress("127.0.0.1", 1, "/api/echo", false), heard);
        await(() -> !heard.ends.isEmpty());
        assertThat(heard.ends).containsExactly("refused: No server listens at 127.0.0.1:1. Is it running?");
    }

    private Heard connect(String path, String... texts) {
        Heard heard = new Heard(texts);
        loop.connect(server.target(path), heard);
        return heard;
    }

    private void await(BooleanSupplier isSo) throws InterruptedException {
        loop.run(isSo, System.nanoTime() + TimeUnit.SECONDS.toNanos(LoadTest.LONGEST_SECONDS));
        assertThat(isSo.getAsBoolean()).isTrue();
    }

    /// Waits until the client has read all earlier messages of the server.
    private void awaitAnswerToAnother() throws InterruptedException {
        Heard another = connect("/api/echo", "later");
        await(() -> !another.texts.isEmpty());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /// Sends some texts at once, and records all calls.
    private static final class Heard implements SocketListener {
        final List<String> texts = new ArrayList<>();
        final List<String> ends = new ArrayList<>();
        private final String[] toSend;
        ClientSocket socket;

        Heard(String... toSend) {
            this.toSend = toSend;
        }

        @Override
        public void opened(ClientSocket socket) {
            this.socket = socket;
            for (String text : toSend) {
                socket.send(bytes(text));
            }
        }

        @Override
        public void text(ClientSocket socket, String text) {
            texts.add(text);
        }

        @Override
        public void closed(LoadError fault, String how) {
            ends.add(fault + " " + how);
        }

        @Override
        public void refused(LoadException why) {
            ends.add("refused: " + why.getMessage());
        }
    }
}
