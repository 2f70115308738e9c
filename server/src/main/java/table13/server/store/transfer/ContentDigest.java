package table13.server.store.transfer;

import java.util.Map;
import table13.server.store.transfer.StoreRow.Kind;

/// Number of rows of each kind, and a digest over all content.
///
/// @param mark SHA-256 in hexadecimal digits
public record ContentDigest(Map<Kind, Long> counts, String mark) {

    /// Reads all content.
    public static ContentDigest of(StoreContents contents) {
        DigestBuilder digest = new DigestBuilder();
        for (Kind kind : Kind.values()) {
            contents.each(kind, row -> digest.add(kind, row));
        }
        return digest.tally();
    }

    public long count(Kind kind) {
        return counts.getOrDefault(kind, 0L);
    }
}
