package table13.rules.skipbo;

import java.util.List;
import java.util.Map;
import table13.rules.Setup;
import table13.testkit.Kit;
import table13.testkit.RandomPlayer;

/// Test data of *Skip-Bo*. Random players hardly ever finish, so in half of the rounds the players build whenever they
/// can.
public final class SkipBoKit {
    private static final RandomPlayer BUILDER =
            new RandomPlayer(move -> SkipBo.GAME.move(move) instanceof SkipBoMove.Discard);

    public static final Kit<?> KIT = new Kit<>(
            SkipBo.GAME,
            new SkipBoInsight(),
            List.of(new Kit.Trial(RandomPlayer.RANDOM, 400), new Kit.Trial(BUILDER, 60)),
            List.of(
                    Setup.of(SkipBo.GAME, 2),
                    new Setup(SkipBo.GAME, 4, Map.of("wilds", "12", "pawns", "either", "strict-exchange", "on"))));

    private SkipBoKit() {}
}
