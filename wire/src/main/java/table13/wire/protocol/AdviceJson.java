package table13.wire.protocol;

import table13.rules.Advice;
import table13.wire.JsonWriter;

/// What an expert says, for clients.
public final class AdviceJson {

    private AdviceJson() {}

    /// An object of its own.
    public static JsonWriter of(Advice advice) {
        JsonWriter text = new JsonWriter().begin();
        ProtocolCodec.members(advice, text);
        return text.end();
    }
}
