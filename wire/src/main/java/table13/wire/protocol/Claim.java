package table13.wire.protocol;

import table13.wire.BadMessage;
import table13.wire.Fields;

/// What comes with the request to be signed in by another device.
///
/// @param code shown by that device, good for once
public record Claim(String code) {

    /// Reads the body of the request.
    public static Claim read(String body) throws BadMessage {
        return new Claim(Fields.of(body).text("code"));
    }
}
