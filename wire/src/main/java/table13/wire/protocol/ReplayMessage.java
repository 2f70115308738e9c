package table13.wire.protocol;

import java.util.List;
import table13.rules.Game;
import table13.table.Mover;
import table13.table.Seated;
import table13.wire.JsonWriter;

/// A finished match, step by step.
public final class ReplayMessage {

    private ReplayMessage() {}

    /// Some steps of a finished match.
    public static String replay(String id, String table, ReplaySteps steps) {
        JsonWriter text = Messages.answer("replay", id)
                .with("table", table)
                .with("match", steps.match())
                .with("moves", steps.moves());
        text.with("steps", steps.steps(), step -> step(step, steps.game(), text));
        return text.end().toString();
    }

    private static void step(ReplaySteps.Step step, Game<?> game, JsonWriter text) {
        text.begin().with("step", step.step()).with("seat", step.seat()).with("move", step.move());
        Mover by = step.by();
        if (by != null) {
            text.with("by", by.name());
        }
        List<Seated> seats = step.seats();
        if (seats != null) {
            text.objects("seats", seats, seat -> ProtocolCodec.members(seat, text));
        }
        EventJson.write(step.events(), game, text);
        text.with("views", step.views(), view -> {
            text.begin();
            MatchJson.write(view, text);
            text.end();
        });
        text.end();
    }
}
