package table13.arena.training;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.bots.level.LearnedWeights;
import table13.bots.neural.NeuralNet;
import table13.bots.registry.KnowledgeRegistry;
import table13.bots.search.GameKnowledge;
import table13.rules.SplitMix;
import table13.rules.leaves.Leaves;
import table13.rules.leaves.LeavesState;

@Tag("slow")
@DisplayName("A net in self-play")
class SelfPlayTrainerTest {
    private static final GameKnowledge<LeavesState> CRAFT = KnowledgeRegistry.of(Leaves.GAME);
    private static final double[] WEIGHTS = LearnedWeights.of(Leaves.GAME).weights();

    /// An untrained net.
    private static NeuralNet innocent() {
        return new TrainableNet(CRAFT.features().count(), new SplitMix(2)).net();
    }

    private static SelfPlayTrainer<LeavesState> played(NeuralNet net, int steps, long seed) {
        SelfPlayTrainer<LeavesState> play = new SelfPlayTrainer<>(CRAFT, WEIGHTS, net, steps, seed);
        for (int step = 0; step < steps; step++) {
            play.step();
        }
        return play;
    }

    @Test
    @DisplayName("is the same again with the same seed, whichever thread played which deal")
    void same() {
        NeuralNet net = innocent();
        float[] once = played(net, 3, 5).weights();
        assertThat(played(net, 3, 5).weights()).isEqualTo(once);
        assertThat(played(net, 3, 6).weights()).isNotEqualTo(once);
    }

    @Test
    @DisplayName("improves")
    void learns() {
        SelfPlayTrainer<LeavesState> play = new SelfPlayTrainer<>(CRAFT, WEIGHTS, innocent(), 30, 1);
        double before = play.wins();
        for (int step = 0; step < 30; step++) {
            play.step();
        }
        assertThat(play.wins()).isGreaterThan(before + 0.02);
    }
}
