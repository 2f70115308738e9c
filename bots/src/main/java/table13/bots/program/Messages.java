package table13.bots.program;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.View;

/// What is said between the arena and a program: one JSON object a line.
final class Messages {
    static final int PROTOCOL = 1;

    private static final String TYPE = "type";

    /// Seeds are handed over as numbers that every language can hold.
    private static final int SEED_SHIFT = 33;

    private Messages() {}

    // ---- what we say

    static String hello(int limitMillis) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put(TYPE, "hello");
        message.put("protocol", PROTOCOL);
        message.put("limitMillis", limitMillis);
        return Json.write(message);
    }

    static String choose(long request, View view, long seed) {
        Setup setup = view.setup();
        Map<String, @Nullable Object> message = new LinkedHashMap<>();
        message.put(TYPE, "choose");
        message.put("request", request);
        message.put("game", setup.game().id());
        message.put("rulesVersion", setup.game().rulesVersion());
        message.put("options", setup.options());
        message.put("players", setup.players());
        message.put("seat", view.viewer());
        message.put("round", view.round());
        message.put("points", view.points());
        message.put("totals", view.totals());
        message.put("table", TableText.of(view.table()));
        message.put(
                "legalMoves",
                view.table().legalMoves().stream().map(Move::notation).toList());
        message.put("seed", (int) (seed >>> SEED_SHIFT));
        return Json.write(message);
    }

    static String bye() {
        return Json.write(Map.of(TYPE, "bye"));
    }

    // ---- what we hear

    /// What a program said, if it makes sense.
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
