package table13.bots.thirteen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.search.GameKnowledge;
import table13.bots.search.LinearPolicy;
import table13.bots.search.Policy;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.thirteen.PileState;

@DisplayName("The linear policy of 13 and Friday the 13th")
class PileLinearPolicyTest {
    private static final int ROUNDS = 20;

    static List<GameKnowledge<PileState>> crafts() {
        return List.of(PileKnowledge.THIRTEEN, PileKnowledge.FRIDAY);
    }

    @ParameterizedTest
    @MethodSource("crafts")
    @DisplayName("rates moves like the sum of all features, up to a constant")
    void quick(GameKnowledge<PileState> knowledge) {
        SplitMix chance = new SplitMix(13);
        for (int players = knowledge.game().fewestPlayers();
                players <= knowledge.game().mostPlayers();
                players++) {
            for (int round = 0; round < ROUNDS; round++) {
                int[] weights = new int[knowledge.features().count()];
                Arrays.setAll(weights, _ -> chance.below(201) - 100);
                Policy<PileState> slow = new LinearPolicy<>(knowledge.features(), weights);
                compare(Setup.of(knowledge.game(), players), slow, knowledge.linear(weights), chance);
            }
        }
    }

    private static void compare(Setup setup, Policy<PileState> slow, Policy<PileState> quick, SplitMix chance) {
        PileState state = (PileState) setup.game().newState(setup);
        int[] moves = new int[setup.game().mostLegalMoves()];
        double[] expected = new double[moves.length];
        double[] found = new double[moves.length];
        state.deal(0, chance, Journal.CLOSED);
        while (state.toMove() != State.NOBODY) {
            int chosen = quick.bestMove(state, moves, found);
            int n = state.legalMoves(moves);
            int best = slow.best(state, moves, n, expected);
            quick.rate(state, moves, n, found);
            for (int i = 0; i < n; i++) {
                assertThat(found[i] - found[0]).isCloseTo(expected[i] - expected[0], within(1e-9));
            }
            assertThat(chosen).isEqualTo(moves[best]);
            state.play(moves[chance.below(n)], chance, Journal.CLOSED);
        }
    }

    @Test
    @DisplayName("is refused with another number of features")
    void refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> PileKnowledge.FRIDAY.linear(new int[3]));
    }
}
