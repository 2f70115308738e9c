package table13.wire.registry;

import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.registry.Games;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;
import table13.wire.WireObjection;

/// Reads a setup from its three members: `game`, `players`, `options`.
public final class SetupReader {

    private SetupReader() {}

    /// The setup in these members; others are ignored.
    ///
    /// @throws BadMessageException if there is no such game, or it does not allow the setup
    public static Setup read(JsonObjectReader fields) throws BadMessageException {
        Game<?> game = Games.named(fields.text("game"))
                .orElseThrow(() -> new BadMessageException(WireObjection.NOT_ALLOWED, "There is no such game."));
        int players = fields.small("players");
        try {
            return new Setup(game, players, fields.texts("options"));
        } catch (IllegalArgumentException impossible) {
            throw new BadMessageException(WireObjection.NOT_ALLOWED, String.valueOf(impossible.getMessage()));
        }
    }
}
