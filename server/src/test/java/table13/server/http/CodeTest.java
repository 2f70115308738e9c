package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.server.kit.RawTcpClient;
import table13.server.kit.RawTcpClient.Answer;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;

@DisplayName("A spoken code")
class CodeTest {
    private static final String HERE = "X-Forwarded-For: 203.0.113.7";
    private static final String THERE = "X-Forwarded-For: 203.0.113.8";
    private static final String WRONG = "BBBB-BBBB";

    @AutoClose
    private TestServer server = TestServer.behindProxy(limits -> limits);

    private final TestGuest ada = server.guest();
    private final String table = ada.opens("skipbo", 2);

    private HttpResponse<String> make(String cookie, String of) {
        return TestGuest.http(server.port(), "POST", "/api/tables/" + of + "/code", cookie, "");
    }

    private String make() {
        HttpResponse<String> answer = make(ada.cookie(), table);
        assertThat(answer.statusCode()).isEqualTo(200);
        return (String) TestGuest.read(answer.body()).get("code");
    }

    private Answer use(String code, String... headers) {
        return RawTcpClient.post(server.port(), "/api/code", "{\"code\":\"" + code + "\"}", headers);
    }

    private static String reason(String body) {
        return (String) TestGuest.read(body).get("reason");
    }

    private long waitAfter(int tries, String header) {
        for (int i = 0; i < tries; i++) {
            Answer answer = use(WRONG, header);
            assertThat(answer.status()).as("try %d", i).isEqualTo(410);
            assertThat(reason(answer.body())).isEqualTo("NO_SUCH_CODE");
        }
        Answer refused = use(WRONG, header);
        assertThat(refused.status()).isEqualTo(429);
        Map<String, Object> body = TestGuest.read(refused.body());
        assertThat(body).containsEntry("type", "refused").containsEntry("reason", "CODE_LIMIT");
        long wait = (Long) body.get("waitMillis");
        assertThat(refused.header("Retry-After")).isEqualTo(String.valueOf((wait + 999) / 1000));
        return wait;
    }

    @Test
    @DisplayName("has 8 letters and leads to the table for ten minutes, as often as it is used")
    void leadsToTheTable() {
        Map<String, Object> made = TestGuest.read(make(ada.cookie(), table).body());
        String code = (String) made.get("code");
        assertThat(code).matches("[BCDFGHJKLMNPQRSTVWXZ]{8}");
        assertThat(made).containsEntry("expiresAt", server.now() + 600_000);
        server.wait(Duration.ofMillis(599_999));
        for (int i = 0; i < 12; i++) {
            assertThat(TestGuest.read(use(code, HERE).body())).isEqualTo(Map.of("table", table));
        }
        server.wait(Duration.ofMillis(1));
        assertThat(use(code, HERE).status()).isEqualTo(410);
    }

    @Test
    @DisplayName("is read in small letters, with blanks and hyphens")
    void spelling() {
        String code = make();
        String small = code.toLowerCase(Locale.ROOT);
        for (String typed : List.of(
                small,
                small.substring(0, 4) + "-" + small.substring(4),
                " " + String.join(" ", code.split("")) + "\\n")) {
            assertThat(use(typed, HERE).status()).as(typed).isEqualTo(200);
        }
    }

    @Test
    @DisplayName("is void when its host makes another one")
    void onlyTheNewestOne() {
        String old = make();
        String code = make();
        assertThat(use(old, HERE).status()).isEqualTo(410);
        assertThat(use(code, HERE).status()).isEqualTo(200);
    }

    @Test
    @DisplayName("is made by the host alone, and of open tables alone")
    void hostOnly() {
        TestGuest ben = server.guest();
        ben.joins(table, 1);
        assertThat(make("", table).statusCode()).isEqualTo(401);
        HttpResponse<String> bens = make(ben.cookie(), table);
        assertThat(bens.statusCode()).isEqualTo(403);
        assertThat(reason(bens.body())).isEqualTo("NOT_HOST");
        for (String none : List.of("0".repeat(32), "x")) {
            HttpResponse<String> answer = make(ada.cookie(), none);
            assertThat(answer.statusCode()).isEqualTo(404);
            assertThat(reason(answer.body())).isEqualTo("NO_SUCH_TABLE");
        }
        ada.does("passHost", "table", table, "guest", ben.guest());
        assertThat(make(ada.cookie(), table).statusCode()).isEqualTo(403);
        assertThat(make(ben.cookie(), table).statusCode()).isEqualTo(200);
        ben.does("close", "table", table);
        assertThat(make(ben.cookie(), table).statusCode()).isEqualTo(404);
    }

    @Test
    @DisplayName("gives no more than the link: a removed guest cannot enter with it")
    void noMoreThanTheLink() {
        TestGuest eve = server.guest();
        eve.joins(table, 1);
        ada.does("remove", "table", table, "guest", eve.guest());
        assertThat(TestGuest.read(use(make(), HERE).body())).containsEntry("table", table);
        assertThat(eve.isRefused("enter", "table", table)).isEqualTo("REMOVED");
    }

    @Test
    @DisplayName("can be guessed five times by an address, then once in two minutes; right ones do not count")
    void tries() {
        String code = make();
        assertThat(use(code, HERE).status()).isEqualTo(200);
        assertThat(waitAfter(5, HERE)).isEqualTo(120_000);
        assertThat(use(code, HERE).status())
                .as("right and wrong codes look the same")
                .isEqualTo(429);
        assertThat(use(code, THERE).status()).isEqualTo(200);

        server.wait(Duration.ofMillis(119_999));
        assertThat(reason(use(code, HERE).body())).isEqualTo("CODE_LIMIT");
        server.wait(Duration.ofMillis(1));
        assertThat(use(code, HERE).status()).isEqualTo(200);
        assertThat(waitAfter(1, HERE)).isEqualTo(120_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "BBBB", "BBBB-BBBBB", "AAAA-AAAA", "BBBB-BBB1", "BBBB_BBBB", "ßßßß"})
    @DisplayName("that is malformed is no attempt")
    void noCode(String typed) {
        for (int i = 0; i < 10; i++) {
            assertThat(reason(use(typed, HERE).body())).isEqualTo("NO_SUCH_CODE");
        }
        assertThat(waitAfter(5, HERE)).isPositive();
    }

    @Test
    @DisplayName("can be guessed by this machine without limit, but not through an unconfigured proxy")
    void ownMachine() {
        server.close();
        server = TestServer.open();
        for (int i = 0; i < 10; i++) {
            assertThat(use(WRONG).status()).isEqualTo(410);
        }
        assertThat(waitAfter(5, HERE)).isEqualTo(120_000);
        assertThat(waitAfter(0, THERE)).as("its header is not trusted").isEqualTo(120_000);
        assertThat(use(WRONG).status()).isEqualTo(410);
    }

    @Test
    @DisplayName("needs a body that names it")
    void noBody() {
        for (String body : List.of("", "{}", "{\"code\":7}", "[]")) {
            assertThat(RawTcpClient.post(server.port(), "/api/code", body).status())
                    .isEqualTo(400);
        }
    }
}
