package table13.arena.program;

import java.util.Map;
import table13.rules.Setup;
import table13.rules.View;
import table13.wire.Json;
import table13.wire.JsonWriter;
import table13.wire.registry.GameCodecs;

/// The messages between the arena and a program: one JSON object a line.
final class ProgramMessages {
    static final int PROTOCOL = 1;

    private static final String TYPE = "type";

    /// Seeds are reduced to numbers that every language can represent.
    private static final int SEED_SHIFT = 33;

    private ProgramMessages() {}

    // ---- messages to the program

    static String hello(int limitMillis) {
        return new JsonWriter()
                .begin()
                .with(TYPE, "hello")
                .with("protocol", PROTOCOL)
                .with("limitMillis", limitMillis)
                .end()
                .toString();
    }

    static String choose(long request, View view, long seed) {
        Setup setup = view.setup();
        JsonWriter message = new JsonWriter()
                .begin()
                .with(TYPE, "choose")
                .with("request", request)
                .with("game", setup.game().id())
                .with("rulesVersion", setup.game().rulesVersion())
                .begin("options");
        setup.options().forEach(message::with);
        message.end()
                .with("players", setup.players())
                .with("seat", view.viewer())
                .with("round", view.round())
                .with("points", view.points(), points -> message.array(points, message::number))
                .withNumbers("totals", view.totals());
        GameCodecs.write("table", view.seen(), message);
        return message.with("legalMoves", view.seen().legalMoves(), move -> message.string(move.notation()))
                .with("seed", seed >>> SEED_SHIFT)
                .end()
                .toString();
    }

    static String bye() {
        return new JsonWriter().begin().with(TYPE, "bye").end().toString();
    }

    // ---- messages from the program

    /// A parsed message of the program.
    sealed interface Answer {

        record Hello(long protocol) implements Answer {}

        record Chosen(long request, String move) implements Answer {}

        record Garbage() implements Answer {}
    }

    static Answer read(String line) {
        try {
            if (Json.read(line) instanceof Map<?, ?> message) {
                if ("hello".equals(message.get(TYPE)) && message.get("protocol") instanceof Long protocol) {
                    return new Answer.Hello(protocol);
                }
                if ("move".equals(message.get(TYPE))
                        && message.get("request") instanceof Long request
                        && message.get("move") instanceof String move) {
                    return new Answer.Chosen(request, move);
                }
            }
            return new Answer.Garbage();
        } catch (IllegalArgumentException _) {
            return new Answer.Garbage();
        }
    }
}
