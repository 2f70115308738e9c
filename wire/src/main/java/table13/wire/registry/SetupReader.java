package table13.wire.registry;

import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.registry.Games;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;
import table13.wire.WireObjection;

/// Reads what a table agreed on, which is written alike wherever somebody asks for it: `game`, `players`, `options`.
public final class SetupReader {

    private SetupReader() {}

    /// The setup that stands in these fields, among others.
    ///
    /// @throws BadMessageException if there is no such game, or it cannot be played like that
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
