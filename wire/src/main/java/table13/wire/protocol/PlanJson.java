package table13.wire.protocol;

import java.util.Map;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.registry.Games;
import table13.table.Plan;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;
import table13.wire.JsonWriter;

/// The JSON of a table's plan, for clients and for the log.
public final class PlanJson {

    private PlanJson() {}

    public static void write(String name, Plan plan, JsonWriter text) {
        Setup setup = plan.setup();
        text.begin(name)
                .with("game", setup.game().id())
                .with("players", setup.players())
                .begin("options");
        setup.options().forEach(text::with);
        text.end()
                .with("isPublic", plan.isPublic())
                .with("allowsWatchers", plan.allowsWatchers())
                .with("secondsPerMove", plan.secondsPerMove())
                .with("patienceSeconds", plan.patienceSeconds())
                .with("level", plan.level().id());
        if (plan.allowsHints()) {
            text.with("allowsHints", true); // newer than logs and clients: a missing member means false
        }
        text.end();
    }

    public static Plan read(JsonObjectReader fields) throws BadMessageException {
        Map<String, String> options = fields.texts("options");
        return new Plan(
                new Setup(Games.named(fields.text("game")).orElseThrow(), fields.small("players"), options),
                fields.truth("isPublic"),
                fields.truth("allowsWatchers"),
                fields.small("secondsPerMove"),
                fields.small("patienceSeconds"),
                level(fields.text("level")),
                fields.truth("allowsHints", false));
    }

    private static Level level(String word) {
        return Level.named(word)
                .orElseThrow(() -> new IllegalStateException(
                        "The log has a level of bots that this version does not know, '" + word + "'."));
    }
}
