package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.SecureRandom;
import java.security.cert.Certificate;
import java.time.Duration;
import java.util.function.UnaryOperator;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.server.kit.RawTcpClient;
import table13.server.kit.RawTcpClient.Answer;
import table13.server.kit.TestServer;
import table13.server.kit.Waiting;

@DisplayName("A server with a certificate")
class TlsTest {
    @TempDir
    private static Path keys;

    private static TestCertificate first;
    private static TestCertificate second;

    @TempDir
    private Path folder;

    private TlsCertificate certificate;
    private TestServer server;

    @BeforeAll
    static void make() {
        first = TestCertificate.of(keys, "EC");
        second = TestCertificate.of(keys, "RSA");
    }

    @BeforeEach
    void open() throws Exception {
        first.write(folder);
        certificate = TestCertificate.read(folder);
        server = serving(limits -> limits);
    }

    @AfterEach
    void close() {
        server.close();
    }

    private TestServer serving(UnaryOperator<Limits> change) {
        return TestServer.with(settings -> settings.withWeb(settings.web()
                .withCertificate(certificate)
                .withLimits(change.apply(settings.web().limits()))));
    }

    /// A TLS client that trusts only these certificates.
    private RawTcpClient connection(TestCertificate... trusted) {
        return RawTcpClient.secure(server.port(), context(trusted));
    }

    private static SSLContext context(TestCertificate... trusted) {
        try {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            for (int i = 0; i < trusted.length; i++) {
                store.setCertificateEntry("c" + i, trusted[i].certificate());
            }
            TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
            trust.init(store);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, trust.getTrustManagers(), new SecureRandom());
            return context;
        } catch (GeneralSecurityException | IOException problem) {
            throw new IllegalStateException(problem);
        }
    }

    private Answer ask(String method, String path, String... headers) {
        try (RawTcpClient connection = connection(first)) {
            connection.send(method + " " + path + " HTTP/1.1\r\n" + String.join("\r\n", headers)
                    + "\r\nConnection: close\r\n\r\n");
            return connection.answer();
        }
    }

    private String cookie() {
        String cookie = ask("POST", "/api/session", "Host: cards.example").header("Set-Cookie");
        return "Cookie: " + cookie.substring(0, cookie.indexOf(';'));
    }

    private RawTcpClient webSocket(String cookie, int status) {
        RawTcpClient connection = connection(first);
        connection.send("GET /api/socket HTTP/1.1\r\nHost: cards.example\r\nOrigin: https://cards.example\r\n" + cookie
                + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        assertThat(connection.head().status()).isEqualTo(status);
        return connection;
    }

    private static void assertAnswers(RawTcpClient connection) {
        connection.say("{\"type\":\"hello\",\"id\":\"h\",\"protocol\":1}");
        assertThat(connection.heard()).contains("\"welcome\"");
    }

    private Certificate presented(String... protocols) throws IOException {
        try (SSLSocket socket =
                (SSLSocket) context(first, second).getSocketFactory().createSocket("127.0.0.1", server.port())) {
            if (protocols.length > 0) {
                socket.setEnabledProtocols(protocols);
            }
            socket.startHandshake();
            return socket.getSession().getPeerCertificates()[0];
        }
    }

    // ---- https

    @Test
    @DisplayName("serves pages, sessions and WebSockets over TLS, with a cookie for that alone")
    void serves() {
        assertThat(ask("GET", "/", "Host: cards.example").status()).isEqualTo(200);
        assertThat(ask("POST", "/api/session", "Host: cards.example", "Origin: https://cards.example")
                        .header("Set-Cookie"))
                .contains("Secure", "HttpOnly", "SameSite=Strict");
        assertThat(ask("POST", "/api/session", "Host: cards.example", "Origin: https://evil.example")
                        .status())
                .isEqualTo(403);
        try (RawTcpClient connection = webSocket(cookie(), 101)) {
            assertAnswers(connection);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"TLSv1.2", "TLSv1.3"})
    @DisplayName("speaks TLS 1.2 and 1.3")
    void protocols(String protocol) throws IOException {
        assertThat(presented(protocol)).isEqualTo(first.certificate());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "cards.example, 200",
        "CARDS.example:1313, 200",
        "two.cards.example, 200",
        "127.0.0.1, 200",
        "evil.example, 421",
        "a.b.cards.example, 421",
        "example, 421",
    })
    @DisplayName("accepts the names of its certificate")
    void names(String host, int status) {
        assertThat(ask("GET", "/", "Host: " + host).status()).isEqualTo(status);
    }

    @Test
    @DisplayName("sends HSTS on the default port")
    void strict() {
        String header = "Strict-Transport-Security";
        assertThat(ask("GET", "/", "Host: cards.example").header(header)).isEqualTo("max-age=31536000");
        assertThat(ask("GET", "/", "Host: cards.example:443").header(header)).isEqualTo("max-age=31536000");
        assertThat(ask("GET", "/", "Host: cards.example:1313").header(header)).isEmpty();
    }

    @Test
    @DisplayName("redirects plain HTTP to https, and answers only health checks")
    void plain() {
        Answer page = RawTcpClient.ask(server.port(), "GET", "/rules/friday?x=1");
        assertThat(page.status()).isEqualTo(307);
        assertThat(page.header("Location")).isEqualTo("https://127.0.0.1:" + server.port() + "/rules/friday?x=1");
        assertThat(RawTcpClient.ask(server.port(), "POST", "/api/session").status())
                .isEqualTo(400);
        assertThat(RawTcpClient.askUpgrade(server.port()).status()).isEqualTo(400);
        assertThat(RawTcpClient.ask(server.port(), "GET", "/health/ready").body())
                .isEqualTo("ready\n");
    }

    // ---- connections

    @Test
    @DisplayName("counts connections and WebSockets as without one")
    void counts() {
        String cookie = cookie();
        server.close();
        server = serving(limits -> limits.withLines(2, 2));
        String again = cookie();
        assertThat(again).isNotEqualTo(cookie);
        RawTcpClient one = webSocket(again, 101);
        try (RawTcpClient two = webSocket(again, 101)) {
            webSocket(again, 503).close();
            assertThat(ask("GET", "/metrics", "Host: 127.0.0.1").body())
                    .contains("table13_connections 2.0", "table13_sockets 3.0");
            one.close();
            Waiting.until(() -> webSocket(again, 101).close());
            assertAnswers(two);
        }
    }

    @Test
    @DisplayName("closes connections without a request head in time, also in the handshake, and no WebSocket")
    void overdue() {
        server.close();
        server = serving(limits -> limits.withPatience(Duration.ofMillis(500), Duration.ofSeconds(75)));
        try (RawTcpClient open = webSocket(cookie(), 101);
                RawTcpClient silent = RawTcpClient.to(server.port());
                RawTcpClient shaken = connection(first)) {
            silent.send(new byte[] {0x16, 3, 1});
            shaken.send("GET / HT");
            assertThat(silent.isClosed()).isTrue();
            assertThat(shaken.isClosed()).isTrue();
            assertAnswers(open);
        }
    }

    // ---- new certificates

    @Test
    @DisplayName("uses a new one for new connections, and keeps the old ones open")
    void renewed() throws IOException {
        try (RawTcpClient connection = webSocket(cookie(), 101)) {
            second.write(folder);
            certificate.look();
            assertThat(presented()).as("the file may be incomplete").isEqualTo(first.certificate());
            certificate.look();
            assertThat(presented()).isEqualTo(second.certificate());
            assertAnswers(connection);
        }
    }

    @Test
    @DisplayName("looks by itself whether there is a new one")
    void polls() throws IOException {
        second.write(folder);
        Waiting.until(() -> assertThat(presented()).isEqualTo(second.certificate()));
    }

    @Test
    @DisplayName("keeps the old one while the new one cannot be used")
    void broken() throws IOException {
        Files.writeString(folder.resolve("cert.pem"), second.certificatePem());
        certificate.look();
        certificate.look();
        assertThat(presented()).as("its key is missing").isEqualTo(first.certificate());
        Files.delete(folder.resolve("key.pem"));
        certificate.look();
        certificate.look();
        assertThat(presented()).isEqualTo(first.certificate());
        Files.writeString(folder.resolve("key.pem"), second.keyPem());
        certificate.look();
        certificate.look();
        assertThat(presented()).isEqualTo(second.certificate());
    }
}
