package table13.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.bots.level.Bots;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.registry.Games;

@DisplayName("Cached bots")
class BotCacheTest {
    private static final int CHOICES = 8;

    private final List<String> made = new ArrayList<>();

    static List<Game<?>> games() {
        return Games.ALL;
    }

    private static Match<?> match(Game<?> game) {
        Setup setup = Setup.of(game, game.fewestPlayers());
        return Match.begin(setup, Collections.nCopies(setup.players(), "Ada"), new SplitMix(13));
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("are created once for each name and setup, and choose like new ones")
    void areMadeOnce(Game<?> game) {
        BotCache cache = new BotCache((name, setup) -> {
            made.add(name);
            return Bots.named(name, setup);
        });
        Match<?> match = match(game);
        for (int i = 0; i < CHOICES && !match.isOver(); i++) {
            View view = match.view(match.toMove());
            Choice fresh = Bots.named("hard", view.setup()).choose(view, i);
            assertThat(cache.choose("hard", view, i).move()).isEqualTo(fresh.move());
            assertThat(cache.advise("hard", view, i, _ -> {})).isEqualTo(fresh.advice());
            match.play(view.seen().legalMoves().getFirst());
        }
        assertThat(made).containsExactly("hard");
        cache.choose("easy", match.view(match.toMove()), 1);
        assertThat(made).containsExactly("hard", "easy");
    }

    @Test
    @DisplayName("are not used again after a failure, and the table goes on with a legal move")
    void failure() {
        RuntimeException bug = new IllegalStateException("a bug");
        BotCache cache = new BotCache((name, _) -> {
            made.add(name);
            return new Broken(bug);
        });
        Match<?> match = match(Games.ALL.getFirst());
        View view = match.view(match.toMove());
        List<RuntimeException> failures = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            assertThat(cache.advise("hard", view, 1, failures::add).move())
                    .isEqualTo(view.seen().legalMoves().getFirst().notation());
        }
        assertThat(failures).containsExactly(bug, bug);
        assertThat(made).hasSize(2);
    }

    private record Broken(RuntimeException bug) implements Bot {
        @Override
        public String name() {
            return "broken";
        }

        @Override
        public Choice choose(View view, long seed) {
            throw bug;
        }
    }
}
