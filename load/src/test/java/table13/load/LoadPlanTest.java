package table13.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LoadPlanTest {

    @Test
    @DisplayName("A usual plan is valid, and so are the limits")
    void allowed() {
        LoadPlan plan = new LoadPlan(4500, 4, 30, 0, 10_000, URI.create(LoadPlan.USUAL_URL), LoadPlan.USUAL_GAME);
        assertThat(plan.socket(0)).isEqualTo(new ServerAddress("127.0.0.1", 1313, "/api/socket", true));
        assertThat(LoadPlan.port(URI.create("ws://localhost"))).isEqualTo(80);
        assertThat(new LoadPlan(1, 2, 1, 0, 0, URI.create("http://localhost:8080/"), "friday").socket(0))
                .isEqualTo(new ServerAddress("localhost", 8080, "/api/socket", true));
    }

    @Test
    @DisplayName("Guests are spread over nodes, and a rate excludes a pause of players")
    void nodes() {
        List<URI> two = List.of(URI.create("ws://127.0.0.1:1"), URI.create("ws://127.0.0.1:2"));
        LoadPlan plan = new LoadPlan(9000, 4, 1, 0, 0, 500, 20_000, 0, two, "friday");
        assertThat(List.of(
                        plan.socket(0).port(),
                        plan.socket(1).port(),
                        plan.socket(2).port()))
                .containsExactly(1, 2, 1);
        assertThatThrownBy(() -> new LoadPlan(1, 4, 1, 0, 10, 500, 0, 0, two, "friday"))
                .hasMessage("Use either a pause of players or a rate, not both.");
        assertThatThrownBy(() -> new LoadPlan(1, 4, 1, 0, 0, 0, 0, 0, List.of(), "friday"))
                .hasMessage("There is no server.");
    }

    @ParameterizedTest
    @DisplayName("An invalid plan is refused in a sentence")
    @CsvSource({
        "-1, 4, 1, 0, 5, ws://h:1, friday",
        "1, 0, 1, 0, 0, ws://h:1, friday",
        "1, 17, 1, 0, 0, ws://h:1, friday",
        "1, 4, 0, 0, 0, ws://h:1, friday",
        "1, 4, 1, -1, 0, ws://h:1, friday",
        "1, 4, 1, 0, -1, ws://h:1, friday",
        "0, 4, 1, 0, 0, ws://h:1, friday",
        "4501, 4, 1, 0, 10000, ws://h:1, friday",
        "1, 4, 1, 0, 0, wss://h:1, friday",
        "1, 4, 1, 0, 0, https://h:1, friday",
        "1, 4, 1, 0, 0, h:1, friday",
        "1, 4, 1, 0, 0, ws://h:1, 'a\"b'"
    })
    void refused(int tables, int players, int seconds, int think, int idle, URI url, String game) {
        assertThatThrownBy(() -> new LoadPlan(tables, players, seconds, think, idle, url, game))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith(".");
    }

    @Test
    @DisplayName("A report is one line of JSON with its keys in order")
    void json() {
        TreeMap<String, Long> errors = new TreeMap<>(Collections.singletonMap("refused", 2L));
        LoadReport report =
                new LoadReport(100, 4, 50_000, 30, 120_000, 4000, 1.25, 9.5, 2, 12, 187.25, 2, 181, -1, errors);
        assertThat(report.json()).isEqualTo("""
                {"tables":100,"players":4,"warmUpMoves":50000,"seconds":30.000,"movesAcknowledged":120000,"movesPerSecond":4000.0,\
                "ackP50Ms":1.250,"ackP99Ms":9.500,"toldP50Ms":2.000,"toldP99Ms":12.000,\
                "cpuMicrosPerMove":187.3,"errors":2,"heapUsedMb":181,"echoMessagesPerSecond":-1}""");
    }
}
