package table13.rules.leaves;

import java.util.List;
import java.util.Map;
import table13.rules.Setup;
import table13.testkit.Kit;
import table13.testkit.RandomPlayer;

/// Test data of *13 Leaves*.
public final class LeavesKit {
    public static final Kit<?> KIT = new Kit<>(
            Leaves.GAME,
            new LeavesInsight(),
            List.of(new Kit.Trial(RandomPlayer.RANDOM, 8)),
            List.of(Setup.of(Leaves.GAME, 4), new Setup(Leaves.GAME, 3, Map.of("expert", "on"))));

    private LeavesKit() {}
}
