package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.server.kit.RawTcpClient;
import table13.server.kit.RawTcpClient.Answer;
import table13.server.kit.TestServer;

@DisplayName("The metrics, with a token")
class MetricsTokenTest {
    private static final String TOKEN = "correct-horse-battery-staple";

    /// A forwarded request does not come from this machine.
    private static final String FROM_ELSEWHERE = "X-Forwarded-For: 203.0.113.9";

    @AutoClose
    private static final TestServer server = TestServer.with(
            settings -> settings.withWeb(settings.web().withProxy(true).withMetrics(MetricsToken.of(TOKEN))));

    private static Answer ask(String... headers) {
        return RawTcpClient.ask(server.port(), "GET", "/metrics", headers);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bearer " + TOKEN, "bearer " + TOKEN, "Bearer  " + TOKEN + " "})
    @DisplayName("are for every request with the token, from anywhere")
    void shown(String authorization) {
        Answer answer = ask(FROM_ELSEWHERE, "Authorization: " + authorization);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.body()).contains("table13_connections");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Bearer correct-horse-battery-stapl",
                "Bearer " + TOKEN + "s",
                "Bearer",
                "Bearer ",
                TOKEN,
                "Basic " + TOKEN,
            })
    @DisplayName("are refused to a wrong token, even on this machine, with the reason")
    void wrong(String authorization) {
        Answer answer = ask(FROM_ELSEWHERE, "Authorization: " + authorization);
        assertThat(answer.status()).isEqualTo(401);
        assertThat(answer.header("WWW-Authenticate")).isEqualTo("Bearer");
        assertThat(answer.body()).doesNotContain("table13_");
        assertThat(ask("Authorization: " + authorization).status()).isEqualTo(401);
    }

    @Test
    @DisplayName("are not there for the rest of the world, and for this machine as ever")
    void notShown() {
        assertThat(ask(FROM_ELSEWHERE).status()).isEqualTo(404);
        assertThat(ask().status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "fifteen-signs--", "sixteen signs---", "sixteen-signs-\u00e9-", "sixteen-signs--\n"})
    @DisplayName("need a token that is long enough and valid in a header")
    void bad(String token) {
        assertThatThrownBy(() -> MetricsToken.of(token)).hasMessageContaining("at least 16 ASCII characters");
    }

    @Test
    @DisplayName("do not show it where settings are printed")
    void secret() {
        assertThat(MetricsToken.of(TOKEN).toString()).doesNotContain("horse");
        assertThat(MetricsToken.NONE.isIn("Bearer ")).isFalse();
    }
}
