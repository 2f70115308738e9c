package table13.load;

import java.nio.charset.StandardCharsets;

/// What guests say to the server. Words that came from the server go back as they were written in its JSON, so nothing
/// needs to be escaped.
final class Requests {
    private Requests() {}

    static byte[] hello() {
        return json("{\"type\":\"hello\",\"protocol\":1}");
    }

    /// Opens a table where only people sit, and where nobody minds how long they take.
    static byte[] open(long id, String game, int players) {
        return json("{\"type\":\"open\",\"id\":\"" + id + "\",\"game\":\"" + game + "\",\"players\":" + players
                + ",\"options\":{},\"bots\":{},\"isPublic\":false,\"allowsWatchers\":true,\"secondsPerMove\":0"
                + ",\"patienceSeconds\":0,\"seat\":0,\"start\":false}");
    }

    static byte[] enter(long id, String table) {
        return json("{\"type\":\"enter\",\"id\":\"" + id + "\",\"table\":\"" + table + "\"}");
    }

    static byte[] sit(long id, String table, int seat) {
        return json("{\"type\":\"sit\",\"id\":\"" + id + "\",\"table\":\"" + table + "\",\"seat\":" + seat + "}");
    }

    static byte[] start(long id, String table) {
        return json("{\"type\":\"start\",\"id\":\"" + id + "\",\"table\":\"" + table + "\"}");
    }

    static byte[] play(long id, String table, long version, String move) {
        return json("{\"type\":\"play\",\"id\":\"" + id + "\",\"table\":\"" + table + "\",\"version\":" + version
                + ",\"move\":\"" + move + "\"}");
    }

    private static byte[] json(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
