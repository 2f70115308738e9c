package table13.wire.protocol;

import table13.rules.Advice;
import table13.wire.JsonWriter;

/// The JSON of an expert's advice.
public final class AdviceJson {

    private AdviceJson() {}

    /// Advice as an object of its own.
    public static JsonWriter of(Advice advice) {
        JsonWriter text = new JsonWriter().begin();
        ProtocolCodec.members(advice, text);
        return text.end();
    }
}
