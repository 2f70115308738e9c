package table13.rules.registry;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Setup;
import table13.rules.State;
import table13.testkit.Contract;
import table13.testkit.Kit;
import table13.testkit.Setups;

/// Every game, every number of players, every combination of options: at least 2,000 random rounds of each game. Too
/// slow for mutation testing.
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class ContractTest {
    private static final int ROUNDS = 2_000;

    static List<Setup> setups() {
        return Setups.all();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void keepsItsPromises(Setup setup) {
        play(Kits.of(setup.game()), setup);
    }

    private static <S extends State<S>> void play(Kit<S> kit, Setup setup) {
        int rounds = Math.ceilDiv(ROUNDS, Setups.all(kit.game()).size());
        for (Kit.Trial trial : kit.trials()) {
            Contract<S> contract = new Contract<>(kit.game(), setup, kit.insight(), trial.player(), trial.checkEvery());
            for (int seed = 1; seed <= rounds; seed++) {
                contract.playRound(seed);
            }
        }
    }
}
