package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.Bot;
import table13.bots.level.Bots;
import table13.rules.Game;
import table13.rules.Level;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.shelf.Games;

@DisplayName("The bots of all tables")
class BotPoolTest {
    private static final int CHOICES = 8;
    private static final int THREADS = 4;

    static List<Game<?>> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("are made once for each kind and thread, and choose as fresh ones would")
    void areMadeOnce(Game<?> game) {
        BotPool pool = new BotPool();
        Setup setup = Setup.of(game, game.fewestPlayers());
        Match<?> match = Match.begin(setup, Collections.nCopies(setup.players(), "Ada"), new SplitMix(13));
        for (int i = 0; i < CHOICES && !match.isOver(); i++) {
            View view = match.view(match.toMove());
            int seed = i;
            String fresh = Bots.named("hard", setup).choose(view, seed).move().notation();
            List<CompletableFuture<String>> choices = IntStream.range(0, THREADS)
                    .mapToObj(_ ->
                            CompletableFuture.supplyAsync(() -> pool.ask(Level.HARD, setup, bot -> bot.move(view, seed))
                                    .notation()))
                    .toList();
            assertThat(choices).extracting(CompletableFuture::join).containsOnly(fresh);
            match.play(view.seen().legalMoves().getFirst());
        }
        assertThat(pool.size()).isBetween(1, THREADS);
        pool.ask(Level.EASY, setup, Bot::name);
        assertThat(pool.size()).isBetween(2, THREADS + 1);
    }
}
