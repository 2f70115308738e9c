package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.server.kit.RawTcpClient;
import table13.server.kit.TestServer;

@DisplayName("The addresses at which a server is opened")
class ServerAddressesTest {
    private static final LocalAddresses NETWORK = new LocalAddresses(
            List.of(
                    new LocalAddress("eth0 eth0", InetAddress.ofLiteral("10.1.0.4"), true, false),
                    new LocalAddress("wlan0 wlan0", InetAddress.ofLiteral("192.168.1.20"), true, false)),
            InetAddress.ofLiteral("192.168.1.20"));

    private static ServerAddresses addresses(String host, int port, boolean isBehindProxy, String... origins) {
        WebServer.Settings settings = new WebServer.Settings(
                host,
                port,
                false,
                isBehindProxy,
                new LinkedHashSet<>(List.of(origins)),
                Limits.usual(),
                MetricsToken.NONE,
                null);
        return new ServerAddresses(settings, () -> port, () -> NETWORK);
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, 1313, http://127.0.0.1:1313/",
        "0.0.0.0, 1313, http://127.0.0.1:1313/",
        "::, 1313, http://127.0.0.1:1313/",
        "0.0.0.0, 80, http://127.0.0.1/",
        "192.168.1.20, 8080, http://192.168.1.20:8080/",
        "::1, 1313, http://[::1]:1313/",
    })
    @DisplayName("can be used as they are on the machine itself")
    void here(String host, int port, String url) {
        assertThat(addresses(host, port, false).here()).isEqualTo(url);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.0.0.0", "::"})
    @DisplayName("are those of its networks if it listens on all; a page receives that of the default route")
    void all(String host) {
        ServerAddresses addresses = addresses(host, 1313, false);
        assertThat(addresses.forOthers()).containsExactly("http://192.168.1.20:1313", "http://10.1.0.4:1313");
        assertThat(addresses.forPage()).isEqualTo("http://192.168.1.20:1313");
        assertThat(addresses.isHereOnly()).isFalse();
    }

    @Test
    @DisplayName("are the one that it listens on")
    void one() {
        assertThat(addresses("10.1.0.4", 1313, false).forOthers()).containsExactly("http://10.1.0.4:1313");
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "::1", "localhost"})
    @DisplayName("are none for others if it listens on loopback only")
    void loopback(String host) {
        ServerAddresses addresses = addresses(host, 1313, false);
        assertThat(addresses.forOthers()).isEmpty();
        assertThat(addresses.forPage()).isEmpty();
        assertThat(addresses.isHereOnly()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "0.0.0.0"})
    @DisplayName("are those of --origin if it is given, but not that of a page under development")
    void origins(String host) {
        ServerAddresses addresses = addresses(host, 1313, false, "http://localhost:5173", "https://cards.example");
        assertThat(addresses.forOthers()).containsExactly("https://cards.example");
        assertThat(addresses.forPage()).isEqualTo("https://cards.example");
        assertThat(addresses.isHereOnly()).isFalse();
        assertThat(addresses("127.0.0.1", 1313, false, "http://localhost:5173").isHereOnly())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "0.0.0.0"})
    @DisplayName("are a matter of the proxy if there is one")
    void proxy(String host) {
        assertThat(addresses(host, 1313, true).forOthers()).isEmpty();
        assertThat(addresses(host, 1313, true).isHereOnly()).isFalse();
        assertThat(addresses(host, 1313, true, "https://cards.example").forOthers())
                .containsExactly("https://cards.example");
    }

    @Test
    @DisplayName("have the name in the certificate, because browsers compare the two")
    void certificate(@TempDir Path folder) throws Exception {
        TestCertificate.of(folder, "EC").write(folder);
        WebServer.Settings settings = new WebServer.Settings(
                "0.0.0.0",
                443,
                false,
                false,
                Set.of(),
                Limits.usual(),
                MetricsToken.NONE,
                TestCertificate.read(folder));
        ServerAddresses addresses = new ServerAddresses(settings, () -> 443, () -> NETWORK);
        assertThat(addresses.here()).isEqualTo("https://cards.example/");
        assertThat(addresses.forOthers()).containsExactly("https://cards.example");
        assertThat(addresses.forPage()).isEqualTo("https://cards.example");
    }

    // ---- clients that receive the address

    @AutoClose
    private static final TestServer server = TestServer.open();

    @AutoClose
    private static final TestServer behindProxy = TestServer.behindProxy(limits -> limits);

    private static String session(TestServer server, String... headers) {
        String session = RawTcpClient.askExactly(server.port(), "POST", "/api/session", headers)
                .body();
        assertThat(session).contains("\"guest\"");
        return session;
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "127.0.0.1:1313", "[::1]:1313", "table.localhost"})
    @DisplayName("are sent to a page on this machine that was opened by a loopback name")
    void page(String host) {
        assertThat(session(server, "Host: " + host)).contains("\"hereOnly\":true");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X-Forwarded-For: 203.0.113.7",
                "X-Forwarded-Proto: https",
                "X-Real-IP: 203.0.113.7",
                "Forwarded: for=203.0.113.7",
                "Via: 1.1 proxy",
            })
    @DisplayName("but not through a proxy: all its visitors look like that")
    void forwarded(String header) {
        assertThat(session(server, "Host: localhost", header)).doesNotContain("hereOnly", "address");
    }

    @Test
    @DisplayName("nor by another name or address, nor behind a proxy without headers")
    void otherName() {
        assertThat(session(server, "Host: 192.168.1.20:1313")).doesNotContain("hereOnly");
        assertThat(session(behindProxy, "Host: localhost")).doesNotContain("hereOnly");
    }
}
