package table13.browser.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.registry.Games;
import table13.wire.Json;

/// The lessons of the web client in the lobby of this device: its messages equal the recording for browsers without the
/// engine.
@DisplayName("The recording of a lesson")
class RecordedLessonTest {
    private static final Path GAMES = Path.of("..", "web", "src", "games");
    private static final List<String> SAME = List.of("version", "events", "match");

    private final SoloPage page = new SoloPage();

    static Stream<String> games() {
        return Games.ALL.stream().map(Game::id);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("equals the messages of the lobby on this device, step by step")
    void isWhatTheLobbyTells(String game) throws IOException {
        Map<String, Object> script = read(game, "script.json");
        List<Map<String, Object>> told = SoloPage.list(read(game, "told.json"), "steps");
        List<Map<String, Object>> steps = SoloPage.list(script, "steps");
        for (int i = 0; i < steps.size(); i++) {
            Map<String, Object> step = steps.get(i);
            Map<String, Object> begun = new LinkedHashMap<>(script);
            begun.put("played", step.get("at"));
            String table = page.lobby().lesson(Json.write(begun));
            Map<String, Object> whole =
                    page.ask("enter", "table", table, "pace", "AT_ONCE").getFirst();
            assertThat(same(whole))
                    .as(game + " " + step.get("name"))
                    .isEqualTo(same(SoloPage.inside(told.get(i), "table")));
            List<Object> heard = play(script, step, table, (long) whole.get("version"));
            assertThat(heard)
                    .as(game + " " + step.get("name"))
                    .isEqualTo(SoloPage.list(told.get(i), "updates").stream()
                            .map(RecordedLessonTest::same)
                            .toList());
            page.ask("leave", "table", table);
        }
    }

    /// Makes the moves that a step asks for.
    ///
    /// @return all resulting updates
    private List<Object> play(Map<String, Object> script, Map<String, Object> step, String table, long version) {
        List<Map<String, Object>> heard = new ArrayList<>();
        for (long asked = 0; asked < (long) step.get("asks"); asked++) {
            String turn = (String) ((List<?>) script.get("moves")).get((int) ((long) step.get("at") + asked));
            heard.addAll(page.ask("play", "table", table, "version", version + asked, "move", turn.substring(2)));
        }
        while (page.dueIn() >= 0) {
            heard.addAll(page.wake());
        }
        return SoloPage.of("update", heard)
                .<Object>map(RecordedLessonTest::same)
                .toList();
    }

    /// The parts of a message that do not depend on the learner, the place and the time.
    private static Map<String, Object> same(Map<String, Object> message) {
        Map<String, Object> same = new LinkedHashMap<>();
        SAME.forEach(name -> same.put(name, message.get(name)));
        return SoloPage.read(Json.write(same).replaceAll("Guest \\d+", "Learner"));
    }

    private static Map<String, Object> read(String game, String file) throws IOException {
        return SoloPage.read(
                Files.readString(GAMES.resolve(game).resolve("lesson").resolve(file)));
    }
}
