package table13.wire.protocol;

import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;

/// A code from another device that signs a guest in.
///
/// @param code the single-use code of a link, or a spoken code
public record Claim(String code) {

    /// Parses the body of the request.
    public static Claim read(String body) throws BadMessageException {
        return new Claim(JsonObjectReader.of(body).text("code"));
    }
}
