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

/// The registry of game codecs.
public final class GameCodecs {
    private static final Map<Game<?>, GameCodec> WORDS = Map.of(
            Thirteen.GAME, new PileCodec(),
            Friday.GAME, new PileCodec(),
            SkipBo.GAME, new SkipBoCodec(),
            Leaves.GAME, new LeavesCodec());

    private GameCodecs() {}

    /// The codec of a game.
    public static GameCodec of(Game<?> game) {
        GameCodec words = WORDS.get(game);
        if (words == null) {
            throw new IllegalArgumentException("No codec is registered for " + game.title() + ".");
        }
        return words;
    }

    /// Writes a round, as one viewer sees it, as a member.
    public static void write(String name, RoundView round, JsonWriter text) {
        text.begin(name);
        of(round.setup().game()).write(round, text);
        text.end();
    }
}
