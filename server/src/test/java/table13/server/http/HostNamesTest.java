package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.server.kit.RawTcpClient;
import table13.server.kit.RawTcpClient.Answer;
import table13.server.kit.TestServer;

@DisplayName("A server answers to its own name only")
class HostNamesTest {
    @AutoClose
    private static final TestServer server = TestServer.with(
            settings -> settings.withWeb(settings.web().withOrigins(Set.of("https://cards.example:8443"))));

    private static Answer ask(String method, String path, String... lines) {
        return RawTcpClient.askExactly(server.port(), method, path, lines);
    }

    // ---- accepted names

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1:1313",
                "192.168.1.4",
                "203.0.113.7:80",
                "[::1]:1313",
                "[2001:db8::7]",
                "[fe80::1%25eth0]:1313",
                "[fe80::1%eth0]",
                "localhost",
                "LocalHost:1313",
                "localhost.",
                "table.localhost:1313",
                "cards.example",
                "CARDS.example.:1313",
                "mybox",
                "mybox:1313",
                "MyBox.local",
                "mybox.local.:1313",
                "mybox.lan.example",
                "mybox.lan.example.local",
                "laptop",
                "laptop.local",
            })
    @DisplayName("that is an address, localhost, the name of the machine, or of a page that may connect")
    void own(String host) {
        assertThat(names().has(host)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example",
                "evil.example:1313",
                "127.0.0.1.evil.example:1313",
                "localhost.evil.example",
                "evil-localhost",
                "mybox.evil.example",
                "mybox.local.evil.example",
                "example",
                "local",
                "[evil.example]:1313",
                "cards.example@evil.example",
                "",
                ":1313",
                ".",
                "localhost evil",
            })
    @DisplayName("and not another one")
    void other(String host) {
        assertThat(names().has(host)).isFalse();
    }

    private static HostNames names() {
        HostNames names = HostNames.of("0.0.0.0", List.of("https://cards.example:8443"));
        names.addMachine("MyBox.lan.example");
        names.addMachine("laptop.local");
        return names;
    }

    @Test
    @DisplayName("of which it knows that of this machine")
    void machine() throws Exception {
        String name = new String(
                        new ProcessBuilder("hostname").start().getInputStream().readAllBytes(),
                        java.nio.charset.StandardCharsets.UTF_8)
                .strip();
        assertThat(HostNames.of("127.0.0.1", List.of()).has(name)).as(name).isTrue();
        assertThat(HostNames.of("127.0.0.1", List.of()).has(name + ".local:1313"))
                .isTrue();
    }

    // ---- refusals

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "POST, /api/session",
        "GET, /api/session",
        "DELETE, /api/session",
        "GET, /api/socket",
        "GET, /api/tables/x/matches",
        "GET, /metrics",
        "GET, /",
        "GET, /sw.js",
    })
    @DisplayName("and refuses everything else under another one, with a sentence")
    void refused(String method, String path) {
        Answer answer = ask(method, path, "Host: evil.example:1313", "Origin: http://evil.example:1313");
        assertThat(answer.status()).isEqualTo(421);
        assertThat(answer.body())
                .isEqualTo("This server is not called evil.example:1313. If that is its name, start it with --origin"
                        + " http://evil.example:1313, or with --behind-proxy if a reverse proxy stands before it.\n");
        assertThat(answer.header("Content-Type")).startsWith("text/plain");
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
        assertThat(answer.header("Set-Cookie")).isEmpty();
        assertThat(ask(method, path, "Host: CARDS.example.:1313").status()).isIn(200, 401, 404);
    }

    @Test
    @DisplayName("a WebSocket under another name is refused, and one under its own is not")
    void sockets() {
        String[] upgrade = {
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Cookie: " + server.guest().cookie(),
            "",
            ""
        };
        for (String host : List.of("evil.example", "cards.example", "localhost:" + server.port())) {
            try (RawTcpClient line = RawTcpClient.to(server.port())) {
                line.send("GET /api/socket HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host + "\r\n"
                        + String.join("\r\n", upgrade));
                assertThat(line.head().status()).as(host).isEqualTo(host.startsWith("evil") ? 421 : 101);
            }
        }
    }

    @Test
    @DisplayName("health checks work under any name")
    void health() {
        assertThat(ask("GET", "/health/live", "Host: pod-7").status()).isEqualTo(200);
        assertThat(ask("GET", "/health/ready", "Host: pod-7").status()).isEqualTo(200);
    }

    @Test
    @DisplayName("a name in the request line counts as well, and contradicting names are refused")
    void absoluteForm() {
        assertThat(ask("GET", "http://localhost:1313/", "Host: localhost:1313").status())
                .isEqualTo(200);
        assertThat(ask("GET", "http://evil.example/", "Host: evil.example").status())
                .isEqualTo(421);
        assertThat(ask("GET", "http://evil.example/", "Host: localhost").status())
                .isIn(400, 421);
        assertThat(ask("GET", "http://localhost/", "Host: evil.example").status())
                .isIn(400, 421);
    }

    @Test
    @DisplayName("an HTTP/1.0 request needs no name, and a malformed name is refused in general words")
    void oldOrOdd() {
        try (RawTcpClient line = RawTcpClient.to(server.port())) {
            line.send("GET / HTTP/1.0\r\n\r\n");
            assertThat(line.answer().status()).isEqualTo(200);
        }
        try (RawTcpClient line = RawTcpClient.to(server.port())) {
            line.send("GET / HTTP/1.0\r\nHost: evil.example\r\n\r\n");
            assertThat(line.answer().status()).isEqualTo(421);
        }
        for (String odd : List.of("<b>x</b>", "a,b", "[::1", "a:b:c", "")) {
            Answer answer = ask("GET", "/", "Host: " + odd);
            assertThat(answer.status()).as(odd).isIn(400, 421);
            assertThat(answer.body()).doesNotContain("<b>");
        }
    }

    @Test
    @DisplayName("behind a proxy, which answers for the name, all names are fine, but not for the metrics")
    void behindProxy() {
        try (TestServer behind = TestServer.behindProxy(limits -> limits)) {
            for (String path : List.of("/", "/metrics")) {
                try (RawTcpClient line = RawTcpClient.to(behind.port())) {
                    line.send("GET " + path + " HTTP/1.1\r\nHost: any.example\r\nConnection: close\r\n\r\n");
                    assertThat(line.answer().status()).as(path).isEqualTo(path.equals("/") ? 200 : 404);
                }
            }
        }
    }

    @Test
    @DisplayName("a request with the metrics token may use any name")
    void token() {
        try (TestServer with = TestServer.with(settings ->
                settings.withWeb(settings.web().withMetrics(MetricsToken.of("correct-horse-battery-staple"))))) {
            for (String token : List.of("correct-horse-battery-staple", "wrong-horse-battery-staple")) {
                try (RawTcpClient line = RawTcpClient.to(with.port())) {
                    line.send(
                            "GET /metrics HTTP/1.1\r\nHost: server:1313\r\nConnection: close\r\nAuthorization: Bearer "
                                    + token + "\r\n\r\n");
                    assertThat(line.answer().status()).as(token).isEqualTo(token.startsWith("correct") ? 200 : 421);
                }
            }
        }
    }
}
