package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Level;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.thirteen.Friday;
import table13.server.metrics.Metrics;

@DisplayName("The bot executor")
class BotExecutorTest {

    /// A position with one legal move: one card left that fits one pile.
    private static View forced() {
        Match<?> match = Match.begin(Setup.of(Friday.GAME, 3), List.of("Ada", "Ben", "Cleo"), new SplitMix(13));
        while (true) {
            View view = match.view(match.toMove());
            if (view.seen().legalMoves().size() == 1) {
                return view;
            }
            match.play(view.seen().legalMoves().getLast());
        }
    }

    @Test
    @DisplayName("delays a forced move, the first one by the default time of a choice")
    void forcedMove() {
        View view = forced();
        try (BotExecutor executor = new BotExecutor(new Metrics())) {
            long begin = System.nanoTime();
            String move =
                    executor.choose(BotExecutor.NOBODY, Level.EXPERT, view, 1).join();
            assertThat(System.nanoTime() - begin).isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(90));
            assertThat(move).isEqualTo(view.seen().legalMoves().getFirst().notation());
        }
    }
}
