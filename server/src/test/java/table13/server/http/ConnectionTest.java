package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.kit.RawTcpClient;
import table13.server.kit.ScriptedPlayer;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;
import table13.server.kit.Waiting;

@DisplayName("A connection to the server")
class ConnectionTest {
    private static final String HELLO = "{\"type\":\"hello\",\"protocol\":1}";

    /// Long enough for a client on a busy machine to answer a ping.
    private static final Duration LONGEST_SILENCE = Duration.ofSeconds(8);

    @AutoClose
    private TestServer server;

    private double metric(String name) {
        return RawTcpClient.ask(server.port(), "GET", "/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
                .findFirst()
                .orElseThrow();
    }

    /// Waits until a watcher sees the guest in the last seat as present, or as absent.
    private static void awaitLast(TestGuest watcher, boolean isHere) {
        watcher.next(message -> message.get("people") != null
                && TestGuest.seats(message).getLast().get("isHere").equals(isHere));
    }

    @Test
    @DisplayName("that reads too slowly is dropped, and delays no other connection")
    @Tag("slow")
    void slowReader() {
        server = TestServer.open();
        List<TestGuest> persons = server.guests(3);
        TestGuest ada = persons.getFirst();
        TestGuest ben = persons.getLast();
        String table = server.deal(persons, "thirteen");
        ScriptedPlayer.playOut(server, persons, table);
        ada.does("start", "table", table);

        ben.does("leave", "table", table);
        try (RawTcpClient line = RawTcpClient.upgraded(server.port(), ben.cookie())) {
            line.say(HELLO);
            line.say(TestGuest.request("enter", "e", "table", table));
            boolean isOpen = true;
            for (int i = 0; i < 500 && isOpen; i++) {
                server.wait(Duration.ofMillis(100));
                isOpen = line.trySay(TestGuest.request("replay", "r" + i, "table", table, "match", 1, "from", 30));
                assertThat(ada.ask("ping")).containsEntry("type", "pong");
                ada.enters(table);
            }
            Waiting.until(() -> assertThat(metric("table13_slow_readers_total")).isEqualTo(1));
            Waiting.until(() -> {
                server.wait(Duration.ofMillis(50));
                assertThat(TestGuest.seats(ada.enters(table)).getLast()).containsEntry("isHere", false);
            });
            Waiting.until(() -> assertThat(metric("table13_connections")).isEqualTo(3));
        }
        Map<String, Object> seen = server.anotherDeviceOf(ben).enters(table);
        assertThat(TestGuest.inside(seen, "match")).containsEntry("number", 2L);
    }

    @Test
    @DisplayName("that is slow is dropped when all together have too many unsent bytes, and the others continue")
    @Tag("slow")
    void tooMuchInAll() {
        int budget = 300_000;
        server = TestServer.limited(limits -> limits.withUnsentBytes(budget));
        List<TestGuest> persons = server.guests(2);
        TestGuest ada = persons.getFirst();
        String table = server.deal(persons, "skipbo");
        List<RawTcpClient> deaf = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            RawTcpClient line =
                    RawTcpClient.upgraded(server.port(), server.guest().cookie());
            line.say(HELLO);
            deaf.add(line);
        }
        Callable<Boolean> twoAreDropped = () -> {
            server.wait(Duration.ofSeconds(1));
            for (RawTcpClient line : deaf) {
                for (int i = 0; i < 10; i++) {
                    line.trySay(TestGuest.request("enter", "e", "table", table));
                }
            }
            assertThat(ada.ask("ping")).containsEntry("type", "pong");
            ada.enters(table);
            // None of them alone exceeds half a megabyte: the sum does.
            assertThat(metric("table13_unsent_bytes")).isLessThan(2 * budget);
            return metric("table13_slow_readers_total") >= 2;
        };
        Waiting.until(twoAreDropped, () -> "%s bytes wait".formatted(metric("table13_unsent_bytes")));
        deaf.forEach(RawTcpClient::close);
        Waiting.until(() -> assertThat(metric("table13_unsent_bytes")).isZero());
        assertThat(persons).noneMatch(TestGuest::isClosed);
        assertThat(persons.getLast().ask("ping")).containsEntry("type", "pong");
    }

    @Test
    @DisplayName("without its peer is dropped, and one that is only silent is kept")
    @Tag("slow")
    void vanished() {
        server = TestServer.limited(limits -> limits.withPatience(limits.longestHead(), LONGEST_SILENCE));
        List<TestGuest> persons = server.guests(2);
        TestGuest ada = persons.getFirst();
        TestGuest ben = persons.getLast();
        String table = server.seat(persons, "skipbo");
        awaitLast(ada, true);
        ben.does("leave", "table", table);
        awaitLast(ada, false);
        // This client never answers a ping, like one without a network. Ada's client answers by itself.
        try (RawTcpClient line = RawTcpClient.upgraded(server.port(), ben.cookie())) {
            line.say(HELLO);
            line.say(TestGuest.request("enter", "e", "table", table));
            awaitLast(ada, true);
            awaitLast(ada, false);
        }
        assertThat(ada.isClosed()).isFalse();
        assertThat(ada.ask("ping")).containsEntry("type", "pong");
    }
}
