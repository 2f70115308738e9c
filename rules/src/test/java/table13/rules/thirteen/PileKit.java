package table13.rules.thirteen;

import java.util.List;
import java.util.Map;
import table13.rules.Setup;
import table13.testkit.Kit;
import table13.testkit.RandomPlayer;

/// Test data of *13* and *Friday the 13th*.
public final class PileKit {
    public static final Kit<?> THIRTEEN = kit(
            Thirteen.GAME,
            List.of(Setup.of(Thirteen.GAME, 3), new Setup(Thirteen.GAME, 6, Map.of("memory-aid", "on"))));

    public static final Kit<?> FRIDAY =
            kit(Friday.GAME, List.of(Setup.of(Friday.GAME, 3), new Setup(Friday.GAME, 5, Map.of("deck", "50"))));

    private PileKit() {}

    private static Kit<?> kit(PileGame game, List<Setup> playthroughs) {
        return new Kit<>(game, new PileInsight(), List.of(new Kit.Trial(RandomPlayer.RANDOM, 4)), playthroughs);
    }
}
