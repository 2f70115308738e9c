package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.server.kit.RawTcpClient;
import table13.server.kit.RawTcpClient.Answer;
import table13.server.kit.TestServer;

@DisplayName("A plain request")
class HttpTest {
    @AutoClose
    private static final TestServer server = TestServer.open();

    private static final String cookie = "Cookie: " + server.guest().cookie();

    private static Answer ask(String method, String path, String... headers) {
        return RawTcpClient.ask(server.port(), method, path, headers);
    }

    private static void assertHardened(Answer answer) {
        assertThat(answer.header("Content-Security-Policy"))
                .contains("default-src 'none'", "script-src 'self' 'wasm-unsafe-eval';", "frame-ancestors 'none'")
                .doesNotContain("'unsafe");
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(answer.header("X-Frame-Options")).isEqualTo("DENY");
        assertThat(answer.header("Referrer-Policy")).isEqualTo("no-referrer");
        assertThat(answer.header("Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
        assertThat(answer.header("Server")).isEmpty();
        assertThat(answer.body()).doesNotContainIgnoringCase("jetty", "exception", ".java", "table13.server");
    }

    // ---- headers

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        "GET, /, 200",
        "HEAD, /, 200",
        "GET, /sw.js, 200",
        "GET, /rules/friday, 200",
        "GET, /health/live, 200",
        "GET, /health/ready, 200",
        "GET, /metrics, 200",
        "POST, /api/session, 200",
        "GET, /api/session, 404",
        "GET, /nothing.css, 404",
        "GET, /api/nothing, 404",
        "GET, /api/tables/x/matches, 404",
        "GET, /api/tables/00000000000000000000000000000000/matches/1/record, 404",
        "GET, /api/socket, 404",
        "GET, /api/echo, 404",
        "POST, /, 404",
        "PUT, /api/session, 404",
        "BREW, /api/session, 404",
        "TRACE, /, 404",
        "GET, /../../etc/passwd, 400",
        "GET, /%2e%2e/%2e%2e/etc/passwd, 400",
        "GET, /api/session/..%2f, 400",
        "GET, /%, 400",
        "GET, /%00, 400",
        "POST, /api/session/link, 401",
    })
    @DisplayName("gets an answer with security headers")
    void everyAnswer(String method, String path, int status) {
        Answer answer = ask(method, path);
        assertThat(answer.status()).isEqualTo(status);
        assertHardened(answer);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense\r\n\r\n",
                "GET / HTTP/1.1\r\n\r\n",
                "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
                "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
                "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
            })
    @DisplayName("that is malformed is refused with a short answer")
    void nonsense(String text) {
        try (RawTcpClient line = RawTcpClient.to(server.port())) {
            line.send(text);
            Answer answer = line.answer();
            assertThat(answer.status()).isIn(400, 505);
            assertHardened(answer);
        }
    }

    @Test
    @DisplayName("for a WebSocket is refused with the same headers")
    void refusedUpgrades() {
        for (Answer answer : List.of(
                RawTcpClient.askUpgrade(server.port()),
                RawTcpClient.askUpgrade(server.port(), cookie, "Origin: https://evil.example"))) {
            assertThat(answer.status()).isIn(401, 403);
            assertHardened(answer);
        }
    }

    @Test
    @DisplayName("too long in its head is refused")
    void longHead() {
        Answer answer = ask("GET", "/", "X-Long: " + "x".repeat(20_000));
        assertThat(answer.status()).isEqualTo(431);
        assertHardened(answer);
    }

    // ---- origins

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://evil.example",
                "http://127.0.0.1",
                "http://127.0.0.1:1",
                "http://localhost:%d",
                "http://127.0.0.1:%d.evil.example",
                "null",
                "",
                "::"
            })
    @DisplayName("from another page is refused, and so is its WebSocket")
    void foreign(String origin) {
        String header = "Origin: " + origin.replace("%d", String.valueOf(server.port()));
        assertThat(ask("POST", "/api/session", header).status()).isEqualTo(403);
        assertThat(ask("POST", "/api/session/link", header, cookie).status()).isEqualTo(403);
        assertThat(ask("DELETE", "/api/session", header, cookie).status()).isEqualTo(403);
        assertThat(RawTcpClient.askUpgrade(server.port(), header, cookie).status())
                .isEqualTo(403);
        // Proxy headers are not trusted without a proxy.
        assertThat(ask("POST", "/api/session", header, "X-Forwarded-Host: evil.example")
                        .status())
                .isEqualTo(403);
    }

    @Test
    @DisplayName("from the own page is accepted, and from a program without an origin")
    void own() {
        String own = "Origin: http://127.0.0.1:" + server.port();
        assertThat(ask("POST", "/api/session", own).status()).isEqualTo(200);
        assertThat(RawTcpClient.askUpgrade(server.port(), own, cookie).status()).isEqualTo(101);
        assertThat(ask("POST", "/api/session").status()).isEqualTo(200);
        assertThat(RawTcpClient.askUpgrade(server.port(), cookie).status()).isEqualTo(101);
    }

    @Test
    @DisplayName("for the metrics is answered only to this machine itself")
    void metrics() {
        assertThat(ask("GET", "/metrics").body())
                .contains("table13_connections", "table13_tables", "table13_append", "table13_bot_queue");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X-Forwarded-For: 203.0.113.9",
                "Forwarded: for=203.0.113.9",
                "forwarded: for=\"[2001:db8::1]\";proto=https",
                "X-Forwarded-Host: cards.example",
                "X-Real-IP: 203.0.113.9",
                "Via: 1.1 proxy",
            })
    @DisplayName("for the metrics that a proxy passes on is not from this machine, by any of the proxy headers")
    void forwarded(String header) {
        assertThat(ask("GET", "/metrics", header).status()).isEqualTo(404);
    }

    // ---- bodies

    @Test
    @DisplayName("with a body that is too long is refused, announced or not")
    void longBody() {
        String body = "{\"code\":\"" + "x".repeat(5000) + "\"}";
        try (RawTcpClient line = RawTcpClient.to(server.port())) {
            line.send("POST /api/session/claim HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: "
                    + body.length() + "\r\n\r\n" + body);
            assertThat(line.answer().status()).isEqualTo(400);
        }
        try (RawTcpClient line = RawTcpClient.to(server.port())) {
            line.send("POST /api/session/claim HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
            // The body never ends; the answer comes all the same.
            line.send("1000\r\n" + "x".repeat(4096) + "\r\n");
            Answer answer = line.answer();
            assertThat(answer.status()).isEqualTo(400);
            assertHardened(answer);
        }
    }

    @Test
    @DisplayName("that is slow delays no other one, however many of them there are")
    void slowBodies() {
        List<RawTcpClient> lines = new ArrayList<>();
        for (int i = 0; i < 80; i++) {
            RawTcpClient line = RawTcpClient.to(server.port());
            line.send("POST /api/session/claim HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{");
            lines.add(line);
        }
        assertThat(server.guest().ask("ping")).containsEntry("type", "pong");
        lines.forEach(RawTcpClient::close);
    }
}
