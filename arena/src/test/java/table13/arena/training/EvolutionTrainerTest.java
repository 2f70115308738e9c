package table13.arena.training;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.bots.registry.KnowledgeRegistry;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.PileState;

@Tag("slow")
class EvolutionTrainerTest {

    @Test
    void theSameSeedFindsTheSameWeights() {
        assertThat(trained(3, 5).weights()).isEqualTo(trained(3, 5).weights());
        assertThat(trained(3, 5).weights()).isNotEqualTo(trained(4, 5).weights());
    }

    @Test
    void aFewGenerationsHelp() {
        double before = trained(3, 0).advantageOverGreedy(4, 200);
        double after = trained(3, 25).advantageOverGreedy(4, 200);
        assertThat(after).isGreaterThan(before + 0.5);
    }

    private static EvolutionTrainer<PileState> trained(long seed, int generations) {
        EvolutionTrainer<PileState> trainer = new EvolutionTrainer<>(KnowledgeRegistry.of(Friday.GAME), seed, 60);
        for (int i = 0; i < generations; i++) {
            trainer.step();
        }
        return trainer;
    }
}
