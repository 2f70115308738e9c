package table13.wire.registry;

import java.util.Map;
import table13.rules.Game;
import table13.rules.RoundView;
import table13.rules.leaves.Leaves;
import table13.rules.skipbo.SkipBo;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.Thirteen;
import table13.wire.GameCodec;
import table13.wire.JsonWriter;
import table13.wire.leaves.LeavesCodec;
import table13.wire.skipbo.SkipBoCodec;
import table13.wire.thirteen.PileCodec;

/// The words of all games, one line for each.
public final class GameCodecs {
    private static final Map<Game<?>, GameCodec> WORDS = Map.of(
            Thirteen.GAME, new PileCodec(),
            Friday.GAME, new PileCodec(),
            SkipBo.GAME, new SkipBoCodec(),
            Leaves.GAME, new LeavesCodec());

    private GameCodecs() {}

    /// The words of a game.
    public static GameCodec of(Game<?> game) {
        GameCodec words = WORDS.get(game);
        if (words == null) {
            throw new IllegalArgumentException("Nobody has put " + game.title() + " into words yet.");
        }
        return words;
    }

    /// Adds a member that holds a round, as one viewer sees it.
    public static void write(String name, RoundView round, JsonWriter text) {
        text.begin(name);
        of(round.setup().game()).write(round, text);
        text.end();
    }
}
