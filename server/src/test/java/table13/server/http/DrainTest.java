package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.GivenServer;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.BlockingStore;
import table13.server.kit.RawTcpClient;
import table13.server.kit.TestGuest;
import table13.server.kit.Waiting;
import table13.server.store.sqlite.SqliteStore;
import table13.table.Dealer;

@DisplayName("A server that is about to stop")
class DrainTest {
    private static final int MANY = 20;

    /// Longer than the longest delay of a reconnection.
    private static final Duration SILENCE = Duration.ofSeconds(3);

    private final List<TestGuest> persons = new ArrayList<>();
    private BlockingStore store;
    private TableServer server;
    private Thread stopping;
    private volatile long ended;

    @BeforeEach
    void open(@TempDir Path folder) throws IOException {
        store = new BlockingStore(SqliteStore.open(folder));
        server = GivenServer.start(
                ServerSettings.usual(folder, 0).withPause(0),
                store.store(),
                InstantSource.system(),
                new SecureRandom(),
                Dealer.FAIR);
        stopping = new Thread(() -> {
            GivenServer.stop(server, Waiting.LIMIT);
            ended = System.nanoTime();
        });
    }

    @AfterEach
    void close() throws InterruptedException {
        store.letGo();
        persons.forEach(TestGuest::close);
        if (stopping.getState() == Thread.State.NEW) {
            stopping.start();
        }
        stopping.join();
    }

    private TestGuest guest() {
        TestGuest person = TestGuest.comesTo(server.port());
        persons.add(person);
        return person;
    }

    private RawTcpClient.Answer ready(String... headers) {
        return RawTcpClient.ask(server.port(), "GET", "/health/ready", headers);
    }

    @Test
    @DisplayName("says so at once, refuses clients, stores and answers accepted requests, and closes all connections")
    @Tag("slow")
    void drains() throws InterruptedException {
        TestGuest ada = guest();
        TestGuest ben = guest();
        String table = ada.opens("skipbo", 2);
        ben.enters(table);
        assertThat(ready().status()).isEqualTo(200);

        store.hold();
        ben.send(TestGuest.request("sit", "in flight", "table", table, "seat", 1, "seed", "01"));
        Waiting.until(() -> assertThat(store.isHolding()).isTrue());
        long began = System.nanoTime();
        stopping.start();
        Waiting.until(() -> assertThat(ready().status()).isEqualTo(503));
        assertThat(ready().body()).isEqualTo("This server is stopping. Send clients to another node.\n");
        assertThat(ready("X-Forwarded-For: 9.9.9.9").body()).isEqualTo("not ready\n");
        assertThat(RawTcpClient.ask(server.port(), "GET", "/health/live").status())
                .isEqualTo(200);
        assertThat(RawTcpClient.askUpgrade(server.port(), "Cookie: " + ada.cookie())
                        .status())
                .isEqualTo(503);
        assertThat(RawTcpClient.ask(server.port(), "POST", "/api/session").status())
                .isEqualTo(503);
        assertThat(ada.isRefused("start", "table", table)).isEqualTo("SHUTTING_DOWN");
        ada.send(TestGuest.request("play", "a move", "table", table, "version", 1, "move", "s"));

        store.letGo();
        assertThat(ben.next(message -> "in flight".equals(message.get("re")))).containsEntry("type", "done");
        for (TestGuest person : List.of(ada, ben)) {
            assertThat(person.next("goodbye")).containsEntry("reason", "RESTART");
            assertThat(isFoundAgain())
                    .as("a reconnecting client finds this server")
                    .isFalse();
            assertThat(person.closedWith()).isEqualTo(1012);
        }
        stopping.join();
        assertThat(Duration.ofNanos(ended - began))
                .as("ends when everything is stored")
                .isLessThan(Waiting.LIMIT);
        assertThat(ada.heard())
                .as("a move is sent again, to the next server")
                .noneMatch(message -> message.contains("a move"));
    }

    /// Another program may meanwhile use the same port, and answer that it is ready, or nothing. A connection to this
    /// server would be reset when it stops.
    private boolean isFoundAgain() {
        try {
            return ready().status() == 503;
        } catch (UncheckedIOException refused) {
            assertThat(refused.getCause()).isInstanceOfAny(ConnectException.class, SocketTimeoutException.class);
            return false;
        }
    }

    @Test
    @DisplayName("says goodbye to silent clients, too")
    @Tag("slow")
    void silent() throws InterruptedException {
        TestGuest ada = guest();
        Thread.sleep(SILENCE); // the silence is under test
        stopping.start();
        assertThat(ada.next("goodbye")).containsEntry("reason", "RESTART");
        assertThat(ada.closedWith()).isEqualTo(1012);
    }

    @Test
    @DisplayName("gives each client its own reconnection delay, spread evenly over two seconds")
    @Tag("slow")
    void spreads() {
        IntStream.range(0, MANY).forEach(_ -> guest());
        stopping.start();
        List<Long> times = persons.stream()
                .map(person -> person.next("goodbye"))
                .map((Map<String, Object> goodbye) -> (Long) goodbye.get("comeBackInMillis"))
                .sorted()
                .toList();
        assertThat(times)
                .isEqualTo(IntStream.range(0, MANY)
                        .mapToObj(i -> 2000L * (2 * i + 1) / (2 * MANY))
                        .toList());
    }
}
