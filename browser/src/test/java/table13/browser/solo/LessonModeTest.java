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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.registry.Games;
import table13.wire.Json;

@DisplayName("A lesson")
class LessonModeTest {
    private static final int MOVES = 12;

    private final SoloPage page = new SoloPage();

    static Stream<String> games() {
        return Games.ALL.stream().map(Game::id);
    }

    /// The first moves of a match, with the person in seat 1.
    private static Map<String, Object> script(String id, int played) {
        Game<?> game = Games.named(id).orElseThrow();
        Setup setup = Setup.of(game, 3);
        Match<?> match = Match.begin(setup, List.of("a", "b", "c"), new SplitMix(13));
        List<String> moves = new ArrayList<>();
        while (moves.size() < MOVES && !match.isOver()) {
            int seat = match.toMove();
            Move move = match.view(seat).seen().legalMoves().getFirst();
            moves.add(seat + " " + move.notation());
            match.play(move);
        }
        Map<String, Object> script = new LinkedHashMap<>();
        script.put("game", id);
        script.put("players", 3);
        script.put("options", Map.of());
        script.put("seed", 13);
        script.put("seat", 1);
        script.put("moves", moves);
        script.put("played", played);
        return script;
    }

    private static List<?> moves(Map<String, Object> script) {
        return (List<?>) script.get("moves");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName(
            "follows its script: others move by themselves, the person is kept to it, then nothing happens any more")
    void follows(String id) {
        Map<String, Object> script = script(id, 0);
        String table = page.lobby().lesson(Json.write(script));
        Map<String, Object> seen =
                page.ask("enter", "table", table, "pace", "FAST").getFirst();
        long version = (long) seen.get("version");
        for (Object turn : moves(script)) {
            String move = ((String) turn).substring(2);
            if (((String) turn).startsWith("1 ")) {
                assertThat(page.dueIn()).isEqualTo(-1);
                assertThat(page.ask("hint", "table", table, "version", version).getFirst())
                        .containsEntry("move", move);
                for (Object other : legalMoves(table)) {
                    if (!other.equals(move)) {
                        assertThat(page.isRefused("play", "table", table, "version", version, "move", other))
                                .isEqualTo("NOT_IN_THIS_LESSON");
                        assertThat(page.ask("whyNot", "table", table, "version", version, "move", other)
                                        .getFirst())
                                .as("the rules would allow it")
                                .containsEntry("type", "done");
                    }
                }
                assertThat(page.isRefused("play", "table", table, "version", version, "move", "nonsense"))
                        .isEqualTo("NOT_A_MOVE");
                assertThat(page.ask("play", "table", table, "version", version, "move", move)
                                .getFirst())
                        .containsEntry("type", "done");
            } else {
                assertThat(page.dueIn()).isIn(150L, 400L);
                assertThat(page.wake()).hasSize(1);
            }
            version++;
        }
        assertThat(page.dueIn()).isEqualTo(-1);
        assertThat(page.ask("enter", "table", table).getFirst()).containsEntry("version", version);
        for (String type : List.of("rise", "start", "close")) {
            assertThat(page.isRefused(type, "table", table)).isEqualTo("NOT_IN_THIS_LESSON");
        }
        assertThat(page.isRefused("hint", "table", table, "version", version)).isEqualTo("NOT_IN_THIS_LESSON");
    }

    private List<?> legalMoves(String table) {
        Map<String, Object> seen = page.ask("enter", "table", table).getFirst();
        return (List<?>) SoloPage.inside(seen, "match").get("legalMoves");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("can be played on where it ends: bots choose their moves, the person makes any that the rules allow")
    void playedOn(String id) {
        Map<String, Object> script = script(id, MOVES);
        script.put("free", true);
        String table = page.lobby().lesson(Json.write(script));
        page.ask("enter", "table", table, "pace", "AT_ONCE");
        for (int moves = 0; moves < 2 * MOVES; moves++) {
            Map<String, Object> seen = page.ask("enter", "table", table).getFirst();
            List<?> legal = legalMoves(table);
            if (page.dueIn() >= 0) {
                page.wake();
            } else if (!legal.isEmpty()) {
                assertThat(page.ask("play", "table", table, "version", seen.get("version"), "move", legal.getLast())
                                .getFirst())
                        .containsEntry("type", "done");
            }
        }
        Map<String, Object> seen = page.ask("enter", "table", table).getFirst();
        assertThat((long) seen.get("version")).isGreaterThan(MOVES + 5L);
        assertThat(page.listings()).isEmpty();
    }

    @Test
    @DisplayName("can begin in the middle, is the same whenever it is entered, and leaves no trace")
    void resumes() {
        Map<String, Object> script = script("friday", 0);
        String whole = page.lobby().lesson(Json.write(script));
        page.ask("enter", "table", whole, "pace", "AT_ONCE");
        int made = 0;
        for (Object turn : moves(script).subList(0, 5)) {
            made++;
            if (((String) turn).startsWith("1 ")) {
                long version =
                        (long) page.ask("enter", "table", whole).getFirst().get("version");
                page.ask("play", "table", whole, "version", version, "move", ((String) turn).substring(2));
            } else {
                page.wake();
            }
        }
        Map<String, Object> here = page.ask("enter", "table", whole).getFirst();
        page.ask("leave", "table", whole);
        assertThat(page.ask("enter", "table", whole).getFirst().get("match")).isEqualTo(here.get("match"));

        String middle = page.lobby().lesson(Json.write(script("friday", made)));
        assertThat(middle).isNotEqualTo(whole);
        assertThat(page.ask("enter", "table", middle).getFirst().get("match")).isEqualTo(here.get("match"));
        assertThat(page.listings()).isEmpty();
        assertThat(SoloPage.list(page.ask("tables").getFirst(), "mine")).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("of the page can be played, from each of its steps on")
    void ofThePage(String id) throws IOException {
        Path file = Path.of("..", "web", "src", "games", id, "lesson", "script.json");
        Map<String, Object> script = new LinkedHashMap<>(SoloPage.read(Files.readString(file)));
        for (Map<String, Object> step : SoloPage.list(script, "steps")) {
            script.put("played", step.get("at"));
            String table = page.lobby().lesson(Json.write(script));
            Map<String, Object> seen = page.ask("enter", "table", table).getFirst();
            assertThat(seen).as("%s", step).containsEntry("type", "table");
            assertThat(SoloPage.inside(seen, "match")).containsEntry("viewer", script.get("seat"));
            page.ask("leave", "table", table);
        }
    }

    @Test
    @DisplayName("that cannot be played is none")
    void isNone() {
        Map<String, Object> script = script("leaves", 0);
        script.put("moves", List.of("0 99x99"));
        for (String bad : List.of("", "{}", "[]", Json.write(script), "{\"game\":\"chess\"}")) {
            assertThat(page.lobby().lesson(bad)).isEmpty();
        }
    }
}
