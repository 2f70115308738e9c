package table13.wire.protocol;

import java.util.List;
import table13.table.MatchResult;
import table13.wire.JsonWriter;

/// What is answered to plain HTTP requests: one JSON object each, without a `type`.
public final class HttpMessages {

    private HttpMessages() {}

    public static String session(String guest, String name) {
        return session(guest, name, "", false);
    }

    /// As a page on the server's own machine is told.
    ///
    /// @param address where other devices open the server; empty if that is not known
    /// @param isHereOnly whether no other device can open it
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

    /// A code for another device: of a link that signs the guest in there, once, or one that can be said aloud.
    public static String code(String code, long expiresAt) {
        return new JsonWriter()
                .begin()
                .with("code", code)
                .with("expiresAt", expiresAt)
                .end()
                .toString();
    }

    /// The table that a code stands for.
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
