package table13.wire.protocol;

import java.util.Arrays;
import table13.rules.Level;
import table13.rules.registry.Games;
import table13.table.Reaction;
import table13.wire.JsonWriter;

/// The first message of the server.
public final class WelcomeMessage {

    private WelcomeMessage() {}

    /// The answer to `hello`: the guest's identity and all games.
    public static String welcome(String id, String guest, String name, DealCommitment commitment, String version) {
        JsonWriter text = Messages.answer("welcome", id)
                .with("protocol", RequestReader.PROTOCOL)
                .with("server", version)
                .begin("guest")
                .with("id", guest)
                .with("name", name)
                .end();
        commitment.write(text);
        text.with("games", Games.ALL, game -> GameInfoJson.write(game, text));
        text.withStrings("levels", Arrays.stream(Level.values()).map(Level::id).toList());
        text.withStrings(
                "reactions",
                Arrays.stream(Reaction.values()).map(Reaction::name).toList());
        return text.end().toString();
    }
}
