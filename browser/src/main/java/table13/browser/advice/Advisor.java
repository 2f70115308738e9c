package table13.browser.advice;

import java.util.HashMap;
import java.util.Map;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.bots.level.Bots;
import table13.bots.level.LearnedWeights;
import table13.rules.Game;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.View;
import table13.rules.registry.Games;
import table13.runtime.BotCache;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;
import table13.wire.protocol.AdviceJson;
import table13.wire.registry.HintSeed;
import table13.wire.registry.SetupReader;
import table13.wire.registry.ViewReader;

/// Creates bots and their advice, with weights loaded on demand. Not thread-safe.
public final class Advisor {
    private final Map<String, LearnedWeights> known = new HashMap<>();
    private final BotCache bots = new BotCache(this::named);

    /// Loads the weights of a game.
    ///
    /// @throws IllegalArgumentException if there is no such game, or a line is malformed
    public void learn(String game, String text) {
        known.put(game(game).id(), LearnedWeights.read(text));
    }

    /// A bot for one table, as from [Bots#named(String, Setup)].
    ///
    /// @throws IllegalStateException if the weights of the game are not loaded
    public Bot named(String name, Setup setup) {
        LearnedWeights learned = known.get(setup.game().id());
        if (learned == null) {
            throw new IllegalStateException(
                    "No weights are loaded for " + setup.game().id() + ".");
        }
        return Bots.named(name, setup, learned);
    }

    /// A bot's choice.
    ///
    /// @param name a level, optionally with settings
    public Choice choose(String name, View view, long seed) {
        return bots.choose(name, view, seed);
    }

    /// The expert's advice as the JSON of a `hint`, equal to the server's for the same view.
    ///
    /// @param plan the `plan` of a table of the protocol; only game, players and options are read
    /// @param match the `match` of the same table
    public String hint(String plan, String match) throws BadMessageException {
        JsonObjectReader seen = JsonObjectReader.of(match);
        View view = ViewReader.read(seen, SetupReader.read(JsonObjectReader.of(plan)), seen.small("viewer"));
        return AdviceJson.of(choose(Level.EXPERT.id(), view, HintSeed.of(view)).advice())
                .toString();
    }

    private static Game<?> game(String id) {
        return Games.named(id).orElseThrow(() -> new IllegalArgumentException("There is no game '" + id + "'."));
    }
}
