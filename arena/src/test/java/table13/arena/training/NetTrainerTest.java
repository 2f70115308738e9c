package table13.arena.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.bots.registry.KnowledgeRegistry;
import table13.bots.search.GameKnowledge;
import table13.bots.search.NetPolicy;
import table13.rules.Setup;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.PileState;

@Tag("slow")
@DisplayName("A net")
class NetTrainerTest {
    private static final GameKnowledge<PileState> CRAFT = KnowledgeRegistry.of(Friday.GAME);
    private static final int ROUNDS = 24;

    private static NetTrainer<PileState> taught(long seed) {
        NetTrainer<PileState> trainer = NetTrainer.ofPolicy(CRAFT, seed);
        trainer.learn(ROUNDS, _ -> {});
        return trainer;
    }

    @Test
    @DisplayName(
            "is the same again with the same seed, whichever thread played which round, and learns something in a second")
    void learns() {
        NetTrainer<PileState> trainer = taught(3);
        assertThat(taught(3).net().rows()).isEqualTo(trainer.net().rows());
        FitnessMatch<PileState> match = new FitnessMatch<>(Friday.GAME, Setup.of(Friday.GAME, 4));
        match.play(new NetPolicy<>(CRAFT.features(), trainer.net()), List.of(CRAFT.greedy()), 5, 200);
        assertThat(match.advantage()).as("points ahead of greedy").isPositive();
    }

    @Test
    @DisplayName("passes its examples to a linear policy, which learns from them as well")
    void rule() {
        NetTrainer<PileState> trainer = taught(3);
        assertThat(trainer.learnRule().getLast().examples()).isPositive();
        int[] weights = trainer.rule().stream().mapToInt(Integer::parseInt).toArray();
        FitnessMatch<PileState> match = new FitnessMatch<>(Friday.GAME, Setup.of(Friday.GAME, 4));
        match.play(CRAFT.linear(weights), List.of(CRAFT.greedy()), 5, 200);
        assertThat(match.advantage()).as("points ahead of greedy").isPositive();
    }
}
