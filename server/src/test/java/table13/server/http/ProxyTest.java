package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.kit.RawTcpClient;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;
import table13.server.kit.Waiting;

@DisplayName("Behind a reverse proxy")
class ProxyTest {
    private static final String HERE = "X-Forwarded-For: 203.0.113.7";
    private static final String THERE = "X-Forwarded-For: 203.0.113.8";

    @AutoClose
    private final TestServer server = TestServer.behindProxy(limits -> limits.withLines(6, 2));

    private final TestGuest ada = server.guest();
    private final String cookie = "Cookie: " + ada.cookie();

    private int ask(String... headers) {
        return RawTcpClient.ask(server.port(), "POST", "/api/session", headers).status();
    }

    private int connect(String... headers) {
        return RawTcpClient.askUpgrade(server.port(), headers).status();
    }

    @Test
    @DisplayName("the cookie is for https only, if the proxy uses https")
    void secure() {
        assertThat(setCookie("X-Forwarded-Proto: https")).contains("Secure", "HttpOnly", "SameSite=Strict");
        assertThat(setCookie("X-Forwarded-Proto: http")).doesNotContain("Secure");
    }

    private String setCookie(String header) {
        return RawTcpClient.ask(server.port(), "POST", "/api/session", header).header("Set-Cookie");
    }

    @Test
    @DisplayName("the origin of a page is compared with the forwarded host")
    void host() {
        String origin = "Origin: https://cards.example";
        assertThat(ask(origin, "X-Forwarded-Host: cards.example")).isEqualTo(200);
        assertThat(connect(cookie, HERE, origin, "X-Forwarded-Host: cards.example"))
                .isEqualTo(101);
        assertThat(ask(origin, "X-Forwarded-Host: other.example")).isEqualTo(403);
        assertThat(connect(cookie, HERE, origin)).isEqualTo(403);
    }

    @Test
    @DisplayName("each address has a limit of requests, and cannot forge its address")
    @Tag("slow")
    void requests() {
        for (int i = 0; i < 500; i++) {
            assertThat(ask(HERE, cookie)).isEqualTo(200);
        }
        assertThat(ask(HERE, cookie)).isEqualTo(429);
        assertThat(ask("X-Forwarded-For: 198.51.100.1, 203.0.113.7", cookie)).isEqualTo(429);
        assertThat(ask("X-Forwarded-For: 198.51.100.1", HERE, cookie)).isEqualTo(429);
        assertThat(ask(THERE, cookie)).isEqualTo(200);
        server.wait(Duration.ofMillis(20));
        assertThat(ask(HERE, cookie)).isEqualTo(200);
        assertThat(ask(HERE, cookie)).isEqualTo(429);
    }

    @Test
    @DisplayName("connections are limited per address and in total")
    void connections() {
        List<RawTcpClient> open = new ArrayList<>();
        for (String address : List.of(HERE, HERE, THERE, THERE)) {
            open.add(RawTcpClient.upgraded(server.port(), ada.cookie(), address));
        }
        assertThat(connect(cookie, HERE)).isEqualTo(429);
        // Ada's own connection is the fifth.
        String other = "X-Forwarded-For: 203.0.113.9";
        open.add(RawTcpClient.upgraded(server.port(), ada.cookie(), other));
        assertThat(connect(cookie, other)).isEqualTo(503);
        // A closed connection frees its slot.
        open.getFirst().close();
        Waiting.until(() -> assertThat(connect(cookie, HERE)).isEqualTo(101));
        open.forEach(RawTcpClient::close);
    }

    @Test
    @DisplayName("a refused upgrade is not counted as a connection")
    void failed() {
        for (int i = 0; i < 5; i++) {
            assertThat(connect(HERE)).isEqualTo(401);
            assertThat(RawTcpClient.ask(
                                    server.port(),
                                    "GET",
                                    "/api/socket",
                                    cookie,
                                    HERE,
                                    "Upgrade: websocket",
                                    "Sec-WebSocket-Version: 12")
                            .status())
                    .isBetween(400, 499);
        }
        assertThat(connect(cookie, HERE)).isEqualTo(101);
    }

    @Test
    @DisplayName("a failed upgrade frees its slot, however it fails")
    void failedLater() {
        for (int i = 0; i < 10; i++) {
            RawTcpClient.halfUpgraded(server.port(), cookie, HERE).reset();
            RawTcpClient.halfUpgraded(server.port(), cookie, HERE).close();
            Waiting.until(() -> assertThat(connect(cookie, HERE)).isEqualTo(101));
        }
        List<RawTcpClient> waiting = new ArrayList<>();
        for (String body : List.of("Content-Length: 10", "Transfer-Encoding: chunked")) {
            for (int i = 0; i < 3; i++) {
                waiting.add(RawTcpClient.halfUpgraded(server.port(), cookie, THERE, body));
                waiting.add(RawTcpClient.halfUpgraded(server.port(), cookie, THERE, body, "Expect: 100-continue"));
            }
        }
        // These connections are still open, with incomplete requests.
        Waiting.until(() -> assertThat(connect(cookie, THERE)).isEqualTo(101));
        waiting.forEach(RawTcpClient::close);
    }

    @Test
    @DisplayName("the addresses of one IPv6 network are one")
    void ipv6() {
        List<RawTcpClient> open = new ArrayList<>();
        for (String address : List.of("2001:db8:0:1::1", "[2001:db8:0:1:ffff::2]:4711")) {
            open.add(RawTcpClient.upgraded(server.port(), ada.cookie(), "X-Forwarded-For: " + address));
        }
        assertThat(connect(cookie, "X-Forwarded-For: 2001:db8:0:1::3")).isEqualTo(429);
        assertThat(connect(cookie, "X-Forwarded-For: 2001:db8:0:2::3")).isEqualTo(101);
        open.forEach(RawTcpClient::close);
    }
}
