package table13.wire.protocol;

import table13.rules.Advice;
import table13.wire.JsonText;

/// What an expert says, for clients.
public final class AdviceText {

    private AdviceText() {}

    /// An object of its own.
    public static JsonText of(Advice advice) {
        JsonText text = new JsonText().begin();
        ProtocolCodec.members(advice, text);
        return text.end();
    }
}
