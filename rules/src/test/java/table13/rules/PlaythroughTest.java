package table13.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.leaves.Leaves;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoMove;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.Thirteen;
import table13.testkit.Player;
import table13.testkit.Playthrough;

/// Golden playthroughs in `src/test/resources/playthroughs`. After a change that is meant, write them anew with
/// `-Dplaythroughs=write`, and read the difference before you commit it.
class PlaythroughTest {
    private static final Path FOLDER = Path.of("src/test/resources/playthroughs");

    static List<Setup> setups() {
        return List.of(
                Setup.of(Thirteen.GAME, 3),
                new Setup(Thirteen.GAME, 6, Map.of("memory-aid", "on")),
                Setup.of(Friday.GAME, 3),
                new Setup(Friday.GAME, 5, Map.of("deck", "50")),
                Setup.of(SkipBo.GAME, 2),
                new Setup(SkipBo.GAME, 4, Map.of("wilds", "12", "pawns", "either", "strict-exchange", "on")),
                Setup.of(Leaves.GAME, 4),
                new Setup(Leaves.GAME, 3, Map.of("expert", "on")));
    }

    @ParameterizedTest
    @MethodSource("setups")
    void isAsItWas(Setup setup) throws IOException {
        Player player = new Player(move -> setup.game().move(move) instanceof SkipBoMove.Discard);
        String text = Playthrough.of(setup, player, 13);
        Path file = FOLDER.resolve(setup.game().id() + "-" + setup.players() + ".txt");
        if ("write".equals(System.getProperty("playthroughs"))) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
    }
}
