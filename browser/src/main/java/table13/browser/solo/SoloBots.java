package table13.browser.solo;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import table13.bots.Bot;
import table13.rules.Advice;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.View;

/// Bots that have thought and will think again: what one chooses follows from view and seed alone.
final class SoloBots {
    private final BiFunction<String, Setup, Bot> maker;
    private final Map<Kind, Bot> known = new HashMap<>();

    private record Kind(Setup setup, Level level) {}

    /// @param maker makes a bot of a level
    SoloBots(BiFunction<String, Setup, Bot> maker) {
        this.maker = maker;
    }

    /// What a bot of this level would do, in notation. The table must go on, whatever happens to a bot.
    String choose(Level level, View view, long seed) {
        return ask(level, view, bot -> Advice.of(bot.move(view, seed).notation()))
                .move();
    }

    /// The same, and what it thinks of the best moves.
    Advice advise(Level level, View view, long seed) {
        return ask(level, view, bot -> bot.choose(view, seed).advice());
    }

    private Advice ask(Level level, View view, Function<Bot, Advice> question) {
        Kind kind = new Kind(view.setup(), level);
        Bot bot = known.computeIfAbsent(kind, _ -> maker.apply(level.id(), view.setup()));
        try {
            return question.apply(bot);
        } catch (RuntimeException _) {
            known.remove(kind);
            return Advice.of(view.seen().legalMoves().getFirst().notation());
        }
    }
}
