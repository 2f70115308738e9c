package table13.wire.protocol;

import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;

/// A code that was shown or said by another device.
///
/// @param code of a link, good for once, or one that was said aloud
public record Claim(String code) {

    /// Reads the body of the request.
    public static Claim read(String body) throws BadMessageException {
        return new Claim(JsonObjectReader.of(body).text("code"));
    }
}
