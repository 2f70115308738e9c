package table13.browser.solo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.registry.Games;
import table13.wire.Json;

/// Plays fixed matches of all games through the protocol, and records every call with its result:
/// `target/same/GAME.jsonl`, one call a line. The browser tests make the same calls to the engine and compare every
/// byte. Each `begin` stands for a reload of the page and goes to a fresh engine.
@DisplayName("The same calls")
class SameMatchTest {
    private static final Path FOLDER = Path.of("target", "same");

    static Stream<String> games() {
        return Games.ALL.stream().map(Game::id);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("give the same answers, here and in the browser")
    @Tag("slow")
    void areWrittenDown(String id) throws IOException {
        Files.createDirectories(FOLDER);
        Files.writeString(FOLDER.resolve(id + ".jsonl"), session(id));
    }

    private static String session(String id) {
        Game<?> game = Games.named(id).orElseThrow();
        SoloPage page = new SoloPage();
        page.ask("name", "name", "Zoë\u0308 \ud83c\udf41\u202e");
        SoloSitting sitting = new SoloSitting(
                page,
                13,
                "game",
                id,
                "players",
                game.fewestPlayers(),
                "bots",
                Map.of("1", "expert"),
                "level",
                "medium",
                "pace",
                "NORMAL",
                "seed",
                "c0ffee");
        page.ask("say", "table", sitting.table(), "text", "<b>à la carte</b> \u2028");
        page.ask("react", "table", sitting.table(), "reaction", "HELLO");
        sitting.playOut(now -> {
            if (now.isMyTurn() && now.moves() == 2) {
                page.ask("hint", "table", now.table(), "version", now.version());
                page.ask("whyNot", "table", now.table(), "version", now.version(), "move", "nonsense");
            }
        });
        page.ask("replay", "table", sitting.table(), "match", 1, "from", 0, "count", 3);
        page.record(sitting.table(), 1);
        page.finished(sitting.table());
        page.ask("tables");
        page.ask("leave", "table", sitting.table());
        page.reload();
        page.ask("enter", "table", sitting.table(), "last", 5);
        page.ask("start", "table", sitting.table());
        page.record(sitting.table(), 1);
        page.forget(sitting.table());
        return page.transcript().stream().map(Json::write).collect(Collectors.joining("\n", "", "\n"));
    }
}
