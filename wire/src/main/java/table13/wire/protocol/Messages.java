package table13.wire.protocol;

import table13.rules.Advice;
import table13.rules.Objection;
import table13.wire.JsonWriter;
import table13.wire.LimitReached;

/// The short messages of the server. Longer ones have classes of their own ([WelcomeMessage], [TableMessages],
/// [ListMessage], [ReplayMessage]). Each message is one JSON object with a `type`.
public final class Messages {
    /// No reconnection. Used instead of a time.
    public static final int NEVER = -1;

    private Messages() {}

    /// Begins a message.
    static JsonWriter message(String type) {
        return new JsonWriter().begin().with("type", type);
    }

    /// Begins an answer to a request.
    static JsonWriter answer(String type, String id) {
        JsonWriter message = message(type);
        return id.isEmpty() ? message : message.with("re", id);
    }

    public static String done(String id) {
        return answer("done", id).end().toString();
    }

    /// The guest has a new name.
    public static String named(String id, String name) {
        return answer("done", id).with("name", name).end().toString();
    }

    /// The request was executed, now or earlier, and led to this version of the table.
    public static String done(String id, String table, long version) {
        return answer("done", id)
                .with("table", table)
                .with("version", version)
                .end()
                .toString();
    }

    /// A table was opened, with the commitment for the client's next table.
    public static String opened(String id, String table, long version, DealCommitment next) {
        JsonWriter text = answer("done", id).with("table", table).with("version", version);
        next.write(text);
        return text.end().toString();
    }

    public static String refused(String id, Objection objection) {
        return refused(id, objection, objection.reason());
    }

    /// A refusal with a more specific sentence than the objection's.
    public static String refused(String id, Objection objection, String sentence) {
        JsonWriter text = answer("refused", id)
                .with("reason", objection.name())
                .with("rule", objection.rule())
                .with("sentence", sentence);
        if (objection instanceof LimitReached limit) {
            text.with("waitMillis", limit.waitMillis());
        }
        return text.end().toString();
    }

    /// The advice of the expert.
    public static String hint(String id, String table, long version, Advice advice) {
        JsonWriter text = answer("hint", id).with("table", table).with("version", version);
        ProtocolCodec.members(advice, text);
        return text.end().toString();
    }

    public static String pong(String id, long now) {
        return answer("pong", id).with("now", now).end().toString();
    }

    /// The last message before the connection is closed.
    ///
    /// @param reason such as `RESTART`
    /// @param comeBackInMillis the time until reconnection in milliseconds, or [#NEVER]
    public static String goodbye(String reason, int comeBackInMillis) {
        return message("goodbye")
                .with("reason", reason)
                .with("comeBackInMillis", comeBackInMillis)
                .end()
                .toString();
    }

    /// The server cannot write to its store, or can do so again.
    public static String stuck(String table, boolean isStuck) {
        return message("stuck")
                .with("table", table)
                .with("isStuck", isStuck)
                .end()
                .toString();
    }

    /// The client was removed from a table and gets no more messages of it.
    public static String sentOut(String table, Objection reason) {
        return message("sentOut")
                .with("table", table)
                .with("reason", reason.name())
                .end()
                .toString();
    }
}
