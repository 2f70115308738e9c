package table13.wire.protocol;

import org.jspecify.annotations.Nullable;
import table13.rules.View;
import table13.table.MatchView;
import table13.wire.JsonWriter;
import table13.wire.registry.GameCodecs;

/// The JSON of matches as a viewer sees them.
public final class MatchJson {

    private MatchJson() {}

    /// The view of a match without a table. It is no message of the protocol.
    public static JsonWriter view(View view) {
        JsonWriter text = new JsonWriter().begin();
        write(view, text);
        return text.with("legalMoves", view.seen().legalMoves(), move -> text.string(move.notation()))
                .end();
    }

    /// Writes the current match as a member.
    static void write(@Nullable MatchView match, JsonWriter text) {
        if (match == null) {
            text.withNull("match");
        } else {
            write(match, 0, text);
        }
    }

    /// Adds the same without the first past moves of the round. `playsFrom` then has their number.
    static void write(MatchView match, int pastMoves, JsonWriter text) {
        View view = match.view().withoutPastMoves(pastMoves);
        text.begin("match").with("number", match.number());
        write(view, text);
        if (pastMoves > 0) {
            text.with("playsFrom", pastMoves);
        }
        text.with("deadline", match.deadline())
                .with("legalMoves", view.seen().legalMoves(), move -> text.string(move.notation()))
                .end();
    }

    /// Writes the members of a view.
    static void write(View view, JsonWriter text) {
        text.with("viewer", view.viewer())
                .with("toMove", view.seen().toMove())
                .with("round", view.round())
                .with("points", view.points(), points -> text.array(points, text::number))
                .withNumbers("totals", view.totals())
                .withNumbers("winners", view.winners());
        GameCodecs.write("table", view.seen(), text);
    }
}
