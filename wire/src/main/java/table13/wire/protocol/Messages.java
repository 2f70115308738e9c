package table13.wire.protocol;

import table13.rules.Advice;
import table13.rules.Objection;
import table13.wire.JsonWriter;
import table13.wire.LimitReached;

/// What the server says, if it is short; what is longer has a class of its own ([WelcomeMessage], [TableMessages],
/// [ListMessage], [ReplayMessage]). Each message is one JSON object with a `type`.
public final class Messages {
    /// Instead of a time to come back after.
    public static final int NEVER = -1;

    private Messages() {}

    /// The beginning of every message.
    static JsonWriter message(String type) {
        return new JsonWriter().begin().with("type", type);
    }

    /// The beginning of an answer to a request.
    static JsonWriter answer(String type, String id) {
        JsonWriter message = message(type);
        return id.isEmpty() ? message : message.with("re", id);
    }

    public static String done(String id) {
        return answer("done", id).end().toString();
    }

    /// The guest is called so from now on.
    public static String named(String id, String name) {
        return answer("done", id).with("name", name).end().toString();
    }

    /// It was done, or had been done before, and made this version of the table.
    public static String done(String id, String table, long version) {
        return answer("done", id)
                .with("table", table)
                .with("version", version)
                .end()
                .toString();
    }

    /// A table was opened; the next one that this client opens is promised.
    public static String opened(String id, String table, long version, DealCommitment next) {
        JsonWriter text = answer("done", id).with("table", table).with("version", version);
        next.write(text);
        return text.end().toString();
    }

    public static String refused(String id, Objection objection) {
        return refused(id, objection, objection.reason());
    }

    /// A refusal with a sentence that says more than the objection alone.
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

    /// What an expert would do.
    public static String hint(String id, String table, long version, Advice advice) {
        JsonWriter text = answer("hint", id).with("table", table).with("version", version);
        ProtocolCodec.members(advice, text);
        return text.end().toString();
    }

    public static String pong(String id, long now) {
        return answer("pong", id).with("now", now).end().toString();
    }

    /// The last thing a client hears.
    ///
    /// @param reason such as `RESTART`
    /// @param comeBackInMillis [#NEVER] if it should not
    public static String goodbye(String reason, int comeBackInMillis) {
        return message("goodbye")
                .with("reason", reason)
                .with("comeBackInMillis", comeBackInMillis)
                .end()
                .toString();
    }

    /// The server cannot store anything just now, or can again.
    public static String stuck(String table, boolean isStuck) {
        return message("stuck")
                .with("table", table)
                .with("isStuck", isStuck)
                .end()
                .toString();
    }

    /// The client may not stay at a table, and hears no more of it.
    public static String sentOut(String table, Objection reason) {
        return message("sentOut")
                .with("table", table)
                .with("reason", reason.name())
                .end()
                .toString();
    }
}
