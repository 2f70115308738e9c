package table13.wire.protocol;

import table13.rules.Advice;
import table13.wire.JsonText;

/// What an expert says, for clients.
public final class AdviceText {

    private AdviceText() {}

    /// An object of its own.
    public static JsonText of(Advice advice) {
        JsonText text = new JsonText().begin();
        write(advice, text);
        return text.end();
    }

    static void write(Advice advice, JsonText text) {
        text.with("move", advice.move()).with("moves", advice.lines(), line -> write(line, text));
    }

    private static void write(Advice.Line line, JsonText text) {
        text.begin()
                .with("move", line.move())
                .with("win", line.win())
                .with("cost", line.cost())
                .with("margin", line.margin())
                .with("isAsGood", line.isAsGood())
                .with("why", line.why())
                .with("often", line.often())
                .end();
    }
}
