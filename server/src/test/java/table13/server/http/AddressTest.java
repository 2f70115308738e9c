package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.kit.RawTcpClient;
import table13.server.kit.RawTcpClient.Answer;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;

/// All requests come through a proxy, because this machine is not limited.
@Tag("slow")
@DisplayName("One address")
class AddressTest {
    private static final String HERE = "203.0.113.7";
    private static final String THERE = "203.0.113.8";

    @AutoClose
    private TestServer server;

    private final List<RawTcpClient> lines = new ArrayList<>();

    @AfterEach
    void close() {
        lines.forEach(RawTcpClient::close);
    }

    private Answer signIn(String address) {
        return RawTcpClient.ask(server.port(), "POST", "/api/session", "X-Forwarded-For: " + address);
    }

    private static String cookie(Answer answer) {
        String cookie = answer.header("Set-Cookie");
        return cookie.substring(0, cookie.indexOf(';'));
    }

    private RawTcpClient connection(String cookie, String address) {
        RawTcpClient connection = RawTcpClient.upgraded(server.port(), cookie, "X-Forwarded-For: " + address);
        lines.add(connection);
        connection.say("{\"type\":\"hello\",\"protocol\":1}");
        connection.heard();
        return connection;
    }

    /// The reason of the refusal; empty if the table was opened.
    private static String open(RawTcpClient connection) {
        connection.say(TestGuest.request("open", "o", "game", "skipbo", "players", 2));
        while (true) {
            Map<String, Object> answer = TestGuest.read(connection.heard());
            if ("o".equals(answer.get("re"))) {
                return answer.containsKey("reason") ? (String) answer.get("reason") : "";
            }
        }
    }

    @Test
    @DisplayName("cannot fill the server with guests and tables, however many guests it is")
    void limits() {
        server = TestServer.behindProxy(limits -> limits.withEachHour(4, 6));
        List<RawTcpClient> here = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            here.add(connection(cookie(signIn(HERE)), HERE));
        }
        assertThat(signIn(HERE).status()).isEqualTo(429);
        String there = cookie(signIn(THERE));
        for (int i = 0; i < 6; i++) {
            assertThat(open(here.get(i % 4))).isEmpty();
        }
        here.forEach(connection -> assertThat(open(connection)).isEqualTo("ADDRESS_BUSY"));
        // A guest from another address does not raise the limit.
        assertThat(open(connection(there, HERE))).isEqualTo("ADDRESS_BUSY");
        assertThat(open(connection(there, THERE))).isEmpty();

        server.wait(Duration.ofMinutes(15));
        assertThat(signIn(HERE).status()).isEqualTo(200);
        assertThat(signIn(HERE).status()).isEqualTo(429);
        assertThat(open(here.getFirst())).isEmpty();
        assertThat(open(here.getLast())).isEqualTo("ADDRESS_BUSY");
    }

    @Test
    @DisplayName(
            "may be a club of a hundred people, each with two devices, that open the page and a table each at once")
    void club() {
        server = TestServer.behindProxy(limits -> limits);
        for (int i = 0; i < 100; i++) {
            Answer answer = signIn(HERE);
            assertThat(answer.status()).isEqualTo(200);
            connection(cookie(answer), HERE);
            assertThat(open(connection(cookie(answer), HERE))).isEmpty();
        }
    }
}
