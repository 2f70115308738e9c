package table13.rules.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.Setup;
import table13.testkit.Playthrough;

/// Golden playthroughs in `src/test/resources/playthroughs`. After an intended change write them again with
/// `-Dplaythroughs=write`, and read the difference before the commit.
class PlaythroughTest {
    private static final Path FOLDER = Path.of("src/test/resources/playthroughs");

    static List<Setup> setups() {
        return Games.ALL.stream()
                .flatMap(game -> Kits.of(game).playthroughs().stream())
                .toList();
    }

    @Test
    void thereIsOneOfEveryGame() {
        for (Game<?> game : Games.ALL) {
            assertThat(setups()).extracting(Setup::game).as(game.title()).contains(game);
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    void isAsItWas(Setup setup) throws IOException {
        String text = Playthrough.of(setup, Kits.of(setup.game()).player(), 13);
        Path file = FOLDER.resolve(setup.game().id() + "-" + setup.players() + ".txt");
        if ("write".equals(System.getProperty("playthroughs"))) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
    }
}
