package table13.bots.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;
import table13.rules.registry.Games;

/// A bot's move depends only on its view.
class HonestyTest {
    private static final int MOMENTS = 12;

    static List<Game<?>> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("A choice does not change when the hidden cards do, and a new bot of the same name chooses the same")
    void hiddenCardsDoNotMatter(Game<?> game) {
        hiddenCardsDoNotMatterIn(game);
    }

    private static <S extends State<S>> void hiddenCardsDoNotMatterIn(Game<S> game) {
        Setup setup = Setup.of(game, game.fewestPlayers() + 1);
        SplitMix chance = new SplitMix(13);
        S real = game.newState(setup);
        S other = game.newState(setup);
        int different = 0;
        for (int moment = 0; moment < MOMENTS; moment++) {
            playSome(game, real, chance);
            int seat = real.toMove();
            game.determinizer(game.view(real, seat)).sample(other, chance);
            different += real.equals(other) ? 0 : 1;
            View seen = view(setup, game, real, seat);
            View same = view(setup, game, other, seat);
            assertThat(same).isEqualTo(seen);
            for (Level level : Level.values()) {
                String name = level == Level.EXPERT ? "expert:iterations=60" : level.id();
                assertThat(choice(name, same, moment)).as(name).isEqualTo(choice(name, seen, moment));
            }
        }
        assertThat(different).isGreaterThan(MOMENTS / 2);
    }

    private static String choice(String name, View view, long seed) {
        Bot bot = Bots.named(name, view.setup());
        Choice choice = bot.choose(view, seed);
        assertThat(bot.move(view, seed)).as("the move without reasons").isEqualTo(choice.move());
        assertThat(bot.choose(view, seed)).hasToString(choice.toString());
        return choice.toString();
    }

    private static <S extends State<S>> void playSome(Game<S> game, S state, SplitMix chance) {
        int[] moves = new int[game.mostLegalMoves()];
        do {
            state.deal(0, chance, Journal.CLOSED);
            for (int left = chance.below(20); left > 0 && state.toMove() != State.NOBODY; left--) {
                state.play(state.anyMove(chance, moves), chance, Journal.CLOSED);
            }
        } while (state.toMove() == State.NOBODY);
    }

    private static <S extends State<S>> View view(Setup setup, Game<S> game, S state, int seat) {
        List<Integer> nothing = new ArrayList<>(Collections.nCopies(setup.players(), 0));
        return new View(setup, seat, 1, List.of(), nothing, List.of(), game.view(state, seat));
    }
}
