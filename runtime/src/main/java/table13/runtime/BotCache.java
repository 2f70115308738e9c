package table13.runtime;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.rules.Advice;
import table13.rules.Setup;
import table13.rules.View;

/// Bots for reuse. A bot's choice follows from view and seed alone, so one bot may serve several tables. Not
/// thread-safe.
public final class BotCache {
    private final BiFunction<String, Setup, Bot> maker;
    private final Map<Kind, Bot> bots = new HashMap<>();

    private record Kind(String name, Setup setup) {}

    /// @param maker creates the bot for a name
    public BotCache(BiFunction<String, Setup, Bot> maker) {
        this.maker = maker;
    }

    /// The choice of the named bot. A bot that fails is not used again.
    public Choice choose(String name, View view, long seed) {
        Kind kind = new Kind(name, view.setup());
        Bot bot = take(kind);
        Choice choice = bot.choose(view, seed);
        bots.put(kind, bot);
        return choice;
    }

    /// The move of the named bot, in notation. If the bot fails, returns a legal move.
    ///
    /// @param failed receives the failure
    public String move(String name, View view, long seed, Consumer<RuntimeException> failed) {
        return ask(name, view, bot -> Advice.of(bot.move(view, seed).notation()), failed)
                .move();
    }

    /// The advice of the named bot. If the bot fails, returns a legal move.
    ///
    /// @param failed receives the failure
    public Advice advise(String name, View view, long seed, Consumer<RuntimeException> failed) {
        return ask(name, view, bot -> bot.choose(view, seed).advice(), failed);
    }

    private Advice ask(String name, View view, Function<Bot, Advice> question, Consumer<RuntimeException> failed) {
        Kind kind = new Kind(name, view.setup());
        Bot bot = take(kind);
        try {
            Advice advice = question.apply(bot);
            bots.put(kind, bot);
            return advice;
        } catch (RuntimeException failure) {
            failed.accept(failure);
            return Advice.of(view.seen().legalMoves().getFirst().notation());
        }
    }

    private Bot take(Kind kind) {
        Bot known = bots.remove(kind);
        return known == null ? maker.apply(kind.name, kind.setup) : known;
    }
}
