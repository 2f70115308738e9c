package table13.load;

import java.nio.charset.StandardCharsets;
import table13.wire.JsonWriter;

/// Requests of the protocol as JSON.
final class RequestTexts {
    private RequestTexts() {}

    static byte[] hello() {
        return bytes(request("hello").with("protocol", 1).with("plays", "new"));
    }

    /// Opens a table without bots and without time limits.
    static byte[] open(long id, String game, int players) {
        return bytes(request("open", id)
                .with("game", game)
                .with("players", players)
                .begin("options")
                .end()
                .begin("bots")
                .end()
                .with("isPublic", false)
                .with("allowsWatchers", true)
                .with("secondsPerMove", 0)
                .with("patienceSeconds", 0)
                .with("seat", 0)
                .with("start", false));
    }

    static byte[] enter(long id, String table) {
        return bytes(request("enter", id).with("table", table));
    }

    static byte[] sit(long id, String table, int seat) {
        return bytes(request("sit", id).with("table", table).with("seat", seat));
    }

    static byte[] start(long id, String table) {
        return bytes(request("start", id).with("table", table));
    }

    static byte[] play(long id, String table, long version, String move) {
        return bytes(request("play", id)
                .with("table", table)
                .with("version", version)
                .with("move", move));
    }

    private static JsonWriter request(String type) {
        return new JsonWriter().begin().with("type", type);
    }

    private static JsonWriter request(String type, long id) {
        return request(type).with("id", String.valueOf(id));
    }

    private static byte[] bytes(JsonWriter request) {
        return request.end().toString().getBytes(StandardCharsets.UTF_8);
    }
}
