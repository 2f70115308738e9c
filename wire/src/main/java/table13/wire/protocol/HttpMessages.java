package table13.wire.protocol;

import java.util.List;
import table13.table.MatchResult;
import table13.wire.JsonWriter;

/// Answers to plain HTTP requests: one JSON object each, without a `type`.
public final class HttpMessages {

    private HttpMessages() {}

    public static String session(String guest, String name) {
        return session(guest, name, "", false);
    }

    /// The session, for a page on the server's own machine.
    ///
    /// @param address the server's address for other devices; empty if unknown
    /// @param isHereOnly whether no other device can connect
    public static String session(String guest, String name, String address, boolean isHereOnly) {
        JsonWriter text = new JsonWriter()
                .begin()
                .begin("guest")
                .with("id", guest)
                .with("name", name)
                .end();
        if (!address.isEmpty()) {
            text.with("address", address);
        }
        if (isHereOnly) {
            text.with("hereOnly", true);
        }
        return text.end().toString();
    }

    /// A code for another device: a single-use code of a sign-in link, or a spoken code.
    public static String code(String code, long expiresAt) {
        return new JsonWriter()
                .begin()
                .with("code", code)
                .with("expiresAt", expiresAt)
                .end()
                .toString();
    }

    /// The table of a code.
    public static String table(String table) {
        return new JsonWriter().begin().with("table", table).end().toString();
    }

    /// The finished matches of a table.
    public static String matches(String table, List<MatchResult> matches) {
        JsonWriter text = new JsonWriter().begin().with("table", table);
        return text.objects("matches", matches, result -> ProtocolCodec.members(result, text))
                .end()
                .toString();
    }
}
