package table13.wire.protocol;

import table13.wire.BadMessage;
import table13.wire.Fields;

/// A code that was shown or said by another device.
///
/// @param code of a link, good for once, or one that was said aloud
public record Claim(String code) {

    /// Reads the body of the request.
    public static Claim read(String body) throws BadMessage {
        return new Claim(Fields.of(body).text("code"));
    }
}
