package table13.wire.protocol;

import table13.wire.BadMessage;
import table13.wire.Fields;

/// What comes with plain requests.
public final class Forms {

    private Forms() {}

    /// The one-time code in `{"code":"…"}`.
    public static String code(String body) throws BadMessage {
        return Fields.of(body).text("code");
    }
}
