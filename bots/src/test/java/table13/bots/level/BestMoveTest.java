package table13.bots.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.registry.KnowledgeRegistry;
import table13.bots.search.GameKnowledge;
import table13.bots.search.Policy;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;

/// `Policy.bestMove` chooses the same move as the ratings of all moves.
class BestMoveTest {
    private static final int ROUNDS = 10;
    private static final int MOST_MOVES = 150;

    static List<GameKnowledge<?>> crafts() {
        return KnowledgeRegistry.ALL;
    }

    @ParameterizedTest
    @MethodSource("crafts")
    @DisplayName("The best move is the first of the best rated ones, whatever the weights")
    void favouriteIsBest(GameKnowledge<?> knowledge) {
        bestMoveIsBestRatedIn(knowledge);
    }

    private static <S extends State<S>> void bestMoveIsBestRatedIn(GameKnowledge<S> knowledge) {
        SplitMix chance = new SplitMix(13);
        for (int players = knowledge.game().fewestPlayers();
                players <= knowledge.game().mostPlayers();
                players++) {
            Setup setup = Setup.of(knowledge.game(), players);
            for (int round = 0; round < ROUNDS; round++) {
                compare(knowledge, setup, knowledge.greedy(), chance);
                compare(
                        knowledge,
                        setup,
                        knowledge.heuristic(LearnedWeights.of(knowledge.game()).weights()),
                        chance);
                compare(knowledge, setup, knowledge.heuristic(manyTies(knowledge, chance)), chance);
            }
        }
    }

    private static double[] manyTies(GameKnowledge<?> knowledge, SplitMix chance) {
        double[] weights = new double[knowledge.initialWeights().length];
        Arrays.setAll(weights, _ -> chance.below(5) - 2);
        return weights;
    }

    private static <S extends State<S>> void compare(
            GameKnowledge<S> knowledge, Setup setup, Policy<S> policy, SplitMix chance) {
        S state = knowledge.game().newState(setup);
        int[] moves = new int[knowledge.game().mostLegalMoves()];
        double[] ratings = new double[moves.length];
        state.deal(0, chance, Journal.CLOSED);
        for (int i = 0; i < MOST_MOVES && state.toMove() != State.NOBODY; i++) {
            int chosen = policy.bestMove(state, moves, ratings);
            int n = state.legalMoves(moves);
            int best = policy.best(state, moves, n, ratings);
            assertThat(chosen).isEqualTo(moves[best]);
            state.play(moves[chance.below(3) == 0 ? chance.below(n) : best], chance, Journal.CLOSED);
        }
    }
}
