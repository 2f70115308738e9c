package table13.rules;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.leaves.Leaves;
import table13.rules.leaves.LeavesInsight;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoInsight;
import table13.rules.skipbo.SkipBoMove;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.PileInsight;
import table13.rules.thirteen.Thirteen;
import table13.testkit.Contract;
import table13.testkit.Insight;
import table13.testkit.Player;
import table13.testkit.Setups;

/// Every game, every number of players, every combination of options: at least 2,000 random rounds of each game. Too
/// slow to be asked about every mutant.
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class ContractTest {
    private static final int ROUNDS = 2_000;

    @ParameterizedTest
    @MethodSource
    void thirteen(Setup setup) {
        play(Thirteen.GAME, setup, new PileInsight(), Player.RANDOM, 4);
    }

    static List<Setup> thirteen() {
        return Setups.all(Thirteen.GAME);
    }

    @ParameterizedTest
    @MethodSource
    void friday(Setup setup) {
        play(Friday.GAME, setup, new PileInsight(), Player.RANDOM, 4);
    }

    static List<Setup> friday() {
        return Setups.all(Friday.GAME);
    }

    @ParameterizedTest
    @MethodSource
    void leaves(Setup setup) {
        play(Leaves.GAME, setup, new LeavesInsight(), Player.RANDOM, 8);
    }

    static List<Setup> leaves() {
        return Setups.all(Leaves.GAME);
    }

    /// Random players hardly ever finish, so half of the rounds are played by people who build while they can.
    @ParameterizedTest
    @MethodSource
    void skipbo(Setup setup) {
        Player builder = new Player(move -> SkipBo.GAME.move(move) instanceof SkipBoMove.Discard);
        play(SkipBo.GAME, setup, new SkipBoInsight(), Player.RANDOM, 400);
        play(SkipBo.GAME, setup, new SkipBoInsight(), builder, 60);
    }

    static List<Setup> skipbo() {
        return Setups.all(SkipBo.GAME);
    }

    private static <S extends State<S>> void play(
            Game<S> game, Setup setup, Insight<S> insight, Player player, int checkEvery) {
        Contract<S> contract = new Contract<>(game, setup, insight, player, checkEvery);
        int rounds = Math.ceilDiv(ROUNDS, Setups.all(game).size());
        for (int seed = 1; seed <= rounds; seed++) {
            contract.playRound(seed);
        }
    }
}
