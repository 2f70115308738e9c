package table13.bots.leaves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.bots.Bot;
import table13.bots.level.Bots;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.leaves.Leaves;
import table13.rules.leaves.LeavesMove.Play;
import table13.rules.leaves.LeavesView;

@DisplayName("The bots of 13 Leaves")
class LeavesBotsTest {
    private static final int DEALS = 10;

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {"easy", "greedy", "medium", "hard", "expert:iterations=40", "expert:search=tree:iterations=40"})
    @DisplayName("play the last of their cards when they can")
    @Tag("slow")
    void playTheWinningMove(String name) {
        int chances = 0;
        for (int players = 3; players <= 6; players++) {
            chances += playOut(name, players, (view, move) -> {
                if (view.legalMoves().stream().anyMatch(legal -> wins(view, legal))) {
                    assertThat(wins(view, move))
                            .as("%s with %s", move, view.hand())
                            .isTrue();
                    return true;
                }
                return false;
            });
        }
        assertThat(chances).isPositive();
    }

    @Test
    @DisplayName("Greedy never passes when it may play, and plays as many cards as it may")
    void greedySheds() {
        int choices = playOut("greedy", 4, (view, move) -> {
            int most = view.legalMoves().stream()
                    .mapToInt(LeavesBotsTest::played)
                    .max()
                    .orElse(0);
            assertThat(played(move)).isEqualTo(most);
            return view.legalMoves().size() > 1;
        });
        assertThat(choices).isPositive();
    }

    private static boolean wins(LeavesView view, Move move) {
        return played(move) == view.hand().size();
    }

    private static int played(Move move) {
        return move instanceof Play play ? play.count() : 0;
    }

    private interface Check {
        /// Whether the check applies to this move.
        boolean applies(LeavesView view, Move move);
    }

    /// Lets a bot play itself, and returns the number of checked moves.
    private static int playOut(String name, int players, Check check) {
        Setup setup = Setup.of(Leaves.GAME, players);
        Bot bot = Bots.named(name, setup);
        List<String> names = Collections.nCopies(players, name);
        int checked = 0;
        for (int deal = 0; deal < DEALS; deal++) {
            Match<?> match = Match.begin(setup, names, new SplitMix(deal));
            for (long seed = 0; !match.isOver(); seed++) {
                View view = match.view(match.toMove());
                Move move = bot.choose(view, seed).move();
                checked += check.applies((LeavesView) view.seen(), move) ? 1 : 0;
                match.play(move);
            }
        }
        return checked;
    }
}
