package table13.bots.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.search.Craft;
import table13.bots.shelf.Crafts;
import table13.rules.Game;
import table13.rules.shelf.Games;

class WeightsTest {

    static List<Game<?>> games() {
        return Games.ALL;
    }

    @Test
    @DisplayName("Bots can play every game on the shelf, and no other")
    void everyGame() {
        assertThat(Crafts.ALL).extracting(Craft::game).isEqualTo(Games.ALL);
    }

    @ParameterizedTest
    @MethodSource("games")
    void fitTheirRuleOfThumb(Game<?> game) {
        assertThat(Weights.of(game)).hasSameSizeAs(Crafts.of(game).roughWeights());
    }

    @ParameterizedTest
    @MethodSource("games")
    void sayHowTheyWereFound(Game<?> game) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(Weights.class.getResourceAsStream("weights/" + game.id() + ".txt"), game.id())) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("# ./table13 tune " + game.id() + " --generations ");
        }
    }
}
