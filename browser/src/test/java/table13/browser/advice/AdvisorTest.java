package table13.browser.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.level.Bots;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.registry.Games;
import table13.wire.BadMessageException;
import table13.wire.protocol.AdviceJson;
import table13.wire.protocol.MatchJson;
import table13.wire.registry.HintSeed;

@DisplayName("Weights that were loaded")
class AdvisorTest {
    private static final Path LEARNED =
            Path.of("..", "bots", "src", "main", "resources", "table13", "bots", "level", "learned");
    private static final int HINTS = 6;
    private static final int BETWEEN = 5;

    static Stream<Game<?>> games() {
        return Games.ALL.stream();
    }

    private static Advisor learned(Game<?> game) throws IOException {
        Advisor advisor = new Advisor();
        advisor.learn(game.id(), Files.readString(LEARNED.resolve(game.id() + ".txt")));
        return advisor;
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("give the hint of the server, from the sent view alone")
    void hints(Game<?> game) throws IOException, BadMessageException {
        Advisor advisor = learned(game);
        Setup setup = Setup.of(game, game.fewestPlayers());
        SplitMix chance = new SplitMix(13);
        Match<?> match = Match.begin(setup, Collections.nCopies(setup.players(), "Ada"), chance);
        String plan = "{\"game\":\"%s\",\"players\":%d,\"options\":{}}".formatted(game.id(), setup.players());
        for (int i = 0; i < HINTS * BETWEEN && !match.isOver(); i++) {
            View view = match.view(match.toMove());
            if (i % BETWEEN == 0) {
                assertThat(advisor.hint(plan, MatchJson.view(view).toString()))
                        .isEqualTo(AdviceJson.of(Bots.named("expert", setup)
                                        .choose(view, HintSeed.of(view))
                                        .advice())
                                .toString());
            }
            List<Move> legal = view.seen().legalMoves();
            match.play(legal.get(chance.below(legal.size())));
        }
    }

    @Test
    @DisplayName("are required for a choice, and those of another game are refused")
    void unlearned() {
        Advisor advisor = new Advisor();
        Setup setup = Setup.of(Games.ALL.getFirst(), 4);
        assertThatIllegalStateException()
                .isThrownBy(() -> advisor.named("medium", setup))
                .withMessageContaining("No weights are loaded for thirteen");
        assertThatIllegalArgumentException().isThrownBy(() -> advisor.learn("poker", "1"));
        assertThatIllegalArgumentException().isThrownBy(() -> advisor.learn("friday", "much"));
    }
}
