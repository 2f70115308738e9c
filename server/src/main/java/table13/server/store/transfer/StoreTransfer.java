package table13.server.store.transfer;

import java.util.ArrayList;
import java.util.List;
import table13.server.store.StoreException;
import table13.server.store.transfer.StoreRow.Kind;

/// Copies all content of one store into an empty one, and compares both. Memory use is bounded, whatever the size.
public final class StoreTransfer {
    private static final int PAGE = 500;

    private StoreTransfer() {}

    /// Copies everything. Closes neither store.
    ///
    /// @return the digest of both stores
    /// @throws StoreException on failure; the target is then unchanged
    public static ContentDigest move(StoreContents from, StoreContents to) {
        ContentDigest before = copy(from, to);
        ContentDigest after = ContentDigest.of(to);
        if (!after.equals(before)) {
            throw new StoreException(
                    StoreException.Kind.BUG,
                    "The copy differs from the source: " + before + " became " + after
                            + ". Nothing was stored; please report this.");
        }
        to.keep();
        return after;
    }

    private static ContentDigest copy(StoreContents from, StoreContents to) {
        DigestBuilder digest = new DigestBuilder();
        for (Kind kind : Kind.values()) {
            List<StoreRow> page = new ArrayList<>();
            from.each(kind, row -> {
                digest.add(kind, row);
                page.add(row);
                if (page.size() == PAGE) {
                    to.add(List.copyOf(page));
                    page.clear();
                }
            });
            to.add(page);
        }
        return digest.tally();
    }
}
