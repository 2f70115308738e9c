package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.server.kit.RawTcpClient;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;

@DisplayName("A guest")
class GuestTest {
    @AutoClose
    private static final TestServer server = TestServer.open();

    private static HttpResponse<String> http(String method, String path, String cookie, String body) {
        return TestGuest.http(server.port(), method, path, cookie, body);
    }

    /// The name of the guest with this cookie.
    private static String name(String cookie) {
        return (String) TestGuest.inside(
                        TestGuest.read(http("GET", "/api/session", cookie, "").body()), "guest")
                .get("name");
    }

    private static String newCookie(HttpResponse<String> response) {
        String cookie = response.headers().firstValue("set-cookie").orElseThrow();
        return cookie.substring(0, cookie.indexOf(';'));
    }

    // ---- cookies

    @Test
    @DisplayName("gets a cookie that scripts and other sites cannot use, and that lasts")
    void cookie() {
        String cookie = http("POST", "/api/session", "", "")
                .headers()
                .firstValue("set-cookie")
                .orElseThrow();
        assertThat(cookie)
                .matches("table13=[A-Za-z0-9_-]{43};.*")
                .contains("HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=31536000")
                .doesNotContain("Secure", "Domain");
    }

    @Test
    @DisplayName("is the same on the next visit, which renews the cookie for a year")
    void isKnown() {
        HttpResponse<String> first = http("POST", "/api/session", "", "");
        HttpResponse<String> second = http("POST", "/api/session", newCookie(first), "");
        assertThat(second.body()).isEqualTo(first.body());
        assertThat(newCookie(second)).isEqualTo(newCookie(first));
        assertThat(second.headers().firstValue("set-cookie").orElseThrow()).contains("Max-Age=31536000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"table13=", "table13=x", "table13=\"", "other=1", "table13=../../etc/passwd"})
    @DisplayName("is unknown with a made-up cookie, and gets a new one")
    void madeUp(String cookie) {
        assertThat(http("GET", "/api/session", cookie, "").statusCode()).isEqualTo(404);
        assertThat(newCookie(http("POST", "/api/session", cookie, ""))).isNotEqualTo(cookie);
        assertThat(RawTcpClient.askUpgrade(server.port(), "Cookie: " + cookie).status())
                .isEqualTo(401);
    }

    @Test
    @DisplayName("leaves neither token nor link in the database, only their hashes")
    void onlyHashes() throws IOException, NoSuchAlgorithmException {
        TestGuest ada = server.guest();
        String token = ada.cookie().substring("table13=".length());
        String code = newLink(ada);
        StringBuilder everything = new StringBuilder();
        try (Stream<Path> files = Files.list(server.folder())) {
            for (Path file : files.toList()) {
                everything.append(Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        assertThat(everything.indexOf(token)).isEqualTo(-1);
        assertThat(everything.indexOf(code)).isEqualTo(-1);
        for (String secret : List.of(token, code)) {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
            assertThat(everything.indexOf(new String(hash, StandardCharsets.ISO_8859_1)))
                    .isPositive();
        }
    }

    // ---- names

    @Test
    @DisplayName("keeps a name across visits")
    void name() {
        TestGuest ada = server.guest();
        assertThat(ada.does("name", "name", "  Ada \u202eLovelace\n")).containsEntry("name", "Ada Lovelace");
        assertThat(name(ada.cookie())).isEqualTo("Ada Lovelace");
        assertThat(TestGuest.read(server.anotherDeviceOf(ada).heard().getFirst())
                        .toString())
                .contains("Ada Lovelace");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "\u200b\u202e"})
    @DisplayName("cannot have an empty name")
    void noName(String name) {
        TestGuest ada = server.guest();
        String before = name(ada.cookie());
        assertThat(ada.isRefused("name", "name", name)).isEqualTo("NOT_A_NAME");
        assertThat(name(ada.cookie())).isEqualTo(before);
    }

    @Test
    @DisplayName("has the new name at the table, too, present or coming back")
    void nameAtTheTable() {
        TestGuest ada = server.guest();
        TestGuest ben = server.guest();
        String table = server.seat(List.of(ada, ben), "skipbo");
        ben.does("name", "name", "Ben");
        assertThat(TestGuest.seats(ada.nextEvent("renamed")).get(1)).containsEntry("name", "Ben");

        ben.does("leave", "table", table);
        ben.does("name", "name", "Benjamin");
        ben.enters(table);
        assertThat(TestGuest.seats(ada.nextEvent("renamed")).get(1)).containsEntry("name", "Benjamin");
    }

    @Test
    @DisplayName("has one name on all devices, so that none brings the old one back")
    void nameOnAllDevices() {
        TestGuest ada = server.guest();
        TestGuest tablet = server.anotherDeviceOf(ada);
        String table = ada.opens("skipbo", 2);
        ada.does("name", "name", "Ada");
        ada.does("leave", "table", table);
        tablet.enters(table);
        tablet.does("say", "table", table, "text", "hello");
        assertThat(TestGuest.events(tablet.nextEvent("said")).getFirst()).containsEntry("name", "Ada");
        assertThat(TestGuest.seats(ada.enters(table)).getFirst()).containsEntry("name", "Ada");
    }

    // ---- another device

    private static String newLink(TestGuest person) {
        return (String) TestGuest.read(
                        http("POST", "/api/session/link", person.cookie(), "").body())
                .get("code");
    }

    private static HttpResponse<String> claim(String body) {
        return http("POST", "/api/session/claim", "", body);
    }

    private static String form(String code) {
        return "{\"code\":\"" + code + "\"}";
    }

    @Test
    @DisplayName("is signed in on a second device by a link, once")
    void link() {
        TestGuest ada = server.guest();
        String link = form(newLink(ada));
        HttpResponse<String> claimed = claim(link);
        assertThat(claimed.statusCode()).isEqualTo(200);
        assertThat(newCookie(claimed)).isNotEqualTo(ada.cookie());
        assertThat(name(newCookie(claimed))).isEqualTo(name(ada.cookie()));
        assertThat(TestGuest.withCookie(server.port(), newCookie(claimed)).guest())
                .isEqualTo(ada.guest());

        HttpResponse<String> again = claim(link);
        assertThat(again.statusCode()).isEqualTo(410);
        assertThat(again.headers().firstValue("set-cookie")).isEmpty();
    }

    @Test
    @DisplayName("cannot use a link any more after ten minutes")
    void expired() {
        String inTime = newLink(server.guest());
        server.wait(Duration.ofMinutes(9));
        assertThat(claim(form(inTime)).statusCode()).isEqualTo(200);
        String late = newLink(server.guest());
        server.wait(Duration.ofMinutes(10));
        assertThat(claim(form(late)).statusCode()).isEqualTo(410);
    }

    @Test
    @DisplayName("is refused with an invalid link, and without a session")
    void garbage() {
        assertThat(claim(form("x".repeat(43))).statusCode()).isEqualTo(410);
        assertThat(claim(form("x".repeat(1000))).statusCode()).isEqualTo(410);
        assertThat(claim(form("")).statusCode()).isEqualTo(410);
        assertThat(claim("").statusCode()).isEqualTo(400);
        assertThat(claim("{}").statusCode()).isEqualTo(400);
        assertThat(claim("{\"code\":7}").statusCode()).isEqualTo(400);
        assertThat(http("POST", "/api/session/link", "", "").statusCode()).isEqualTo(401);
    }

    @Test
    @DisplayName("signs out of one device and stays signed in on the other")
    void signOut() {
        TestGuest ada = server.guest();
        String tablet = newCookie(claim(form(newLink(ada))));
        HttpResponse<String> out = http("DELETE", "/api/session", ada.cookie(), "");
        assertThat(out.statusCode()).isEqualTo(200);
        assertThat(out.headers().firstValue("set-cookie").orElseThrow())
                .contains("table13=;", "Expires=Thu, 01 Jan 1970");
        assertThat(http("GET", "/api/session", ada.cookie(), "").statusCode()).isEqualTo(404);
        assertThat(RawTcpClient.askUpgrade(server.port(), "Cookie: " + ada.cookie())
                        .status())
                .isEqualTo(401);
        assertThat(http("GET", "/api/session", tablet, "").statusCode()).isEqualTo(200);
    }

    @Test
    @DisplayName("that signs out loses all connections of that device, and links made before are void")
    void signOutEndsLines() {
        TestGuest ada = server.guest();
        TestGuest otherTab = server.anotherDeviceOf(ada);
        TestGuest tablet = TestGuest.withCookie(server.port(), newCookie(claim(form(newLink(ada)))));
        String table = ada.opens("skipbo", 2);
        otherTab.enters(table);
        tablet.enters(table);
        String link = newLink(ada);
        String tabletsLink = newLink(tablet);

        assertThat(http("DELETE", "/api/session", ada.cookie(), "").statusCode())
                .isEqualTo(200);
        for (TestGuest line : List.of(ada, otherTab)) {
            assertThat(line.next("goodbye"))
                    .containsEntry("reason", "SIGNED_OUT")
                    .containsEntry("comeBackInMillis", -1L);
            assertThat(line.closedWith()).isEqualTo(1008);
        }
        assertThat(claim(form(link)).statusCode()).isEqualTo(410);
        assertThat(claim(form(tabletsLink)).statusCode()).isEqualTo(410);
        // The other device has its own session.
        assertThat(tablet.isClosed()).isFalse();
        assertThat(tablet.ask("ping")).containsEntry("type", "pong");
        tablet.close();
    }

    @Test
    @DisplayName("that signs out is gone even if the connection does not answer the close")
    void signOutOfDeafLine() {
        TestGuest ada = server.guest();
        try (RawTcpClient line = RawTcpClient.upgraded(server.port(), ada.cookie())) {
            line.say("{\"type\":\"hello\",\"protocol\":1}");
            http("DELETE", "/api/session", ada.cookie(), "");
            line.trySay(TestGuest.request("ping", "late"));
            assertThat(line.closedWith()).isEqualTo(1008);
            assertThat(line.isClosed()).isTrue();
        }
    }

    @Test
    @DisplayName("has 20 devices at most: one more signs out the one unused for longest, and closes its connections")
    void devices() {
        TestGuest ada = server.guest();
        String unused = newCookie(claim(form(newLink(ada))));
        server.wait(Duration.ofDays(2));
        List<String> cookies = new ArrayList<>();
        for (int i = 2; i <= 20; i++) {
            cookies.add(newCookie(claim(form(newLink(ada)))));
            server.wait(Duration.ofMillis(1));
        }
        assertThat(http("GET", "/api/session", unused, "").statusCode()).isEqualTo(404);
        // All other devices were used today: the last one is signed out. Its connection is open.
        TestGuest last = TestGuest.withCookie(server.port(), cookies.getLast());
        String newest = newCookie(claim(form(newLink(ada))));
        assertThat(last.next("goodbye")).containsEntry("reason", "SIGNED_OUT");
        assertThat(last.closedWith()).isEqualTo(1008);
        cookies.set(cookies.size() - 1, newest);
        for (String cookie : cookies) {
            assertThat(http("GET", "/api/session", cookie, "").statusCode()).isEqualTo(200);
        }
        assertThat(ada.ask("ping")).containsEntry("type", "pong");
    }

    @Test
    @DisplayName("has 5 open links at most: one more makes the oldest void")
    void links() {
        TestGuest ada = server.guest();
        List<String> links = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            links.add(form(newLink(ada)));
            server.wait(Duration.ofSeconds(1));
        }
        assertThat(claim(links.getFirst()).statusCode()).isEqualTo(410);
        links.stream()
                .skip(1)
                .forEach(link -> assertThat(claim(link).statusCode()).isEqualTo(200));
    }

    @Test
    @DisplayName("is forgotten by a device after a year without a visit, and not before")
    void aYear() {
        TestGuest ada = server.guest();
        ada.close();
        for (int i = 0; i < 3; i++) {
            server.wait(Duration.ofDays(364));
            assertThat(http("GET", "/api/session", ada.cookie(), "").statusCode())
                    .as("year %d", i)
                    .isEqualTo(200);
            newLink(ada); // stored after the visit
        }
        server.wait(Duration.ofDays(366));
        assertThat(http("GET", "/api/session", ada.cookie(), "").statusCode()).isEqualTo(404);
        assertThat(RawTcpClient.askUpgrade(server.port(), "Cookie: " + ada.cookie())
                        .status())
                .isEqualTo(401);
    }
}
