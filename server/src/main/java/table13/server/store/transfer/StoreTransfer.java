package table13.server.store.transfer;

import java.util.ArrayList;
import java.util.List;
import table13.server.store.StoreException;
import table13.server.store.transfer.StoreRow.Kind;

/// Copies everything that lasts from one store into an empty one, and compares. However much it is, only a few rows are
/// in memory at a time.
public final class StoreTransfer {
    private static final int SOME = 500;

    private StoreTransfer() {}

    /// Does it. Neither is closed.
    ///
    /// @return what is in both of them now
    /// @throws StoreException if something went wrong; nothing was then added
    public static ContentDigest move(StoreContents from, StoreContents to) {
        ContentDigest before = copy(from, to);
        ContentDigest after = ContentDigest.of(to);
        if (!after.equals(before)) {
            throw new StoreException(
                    StoreException.Kind.BUG,
                    "What was copied is not what was there: " + before + " became " + after
                            + ". Nothing of it was kept; please tell the makers of Table 13.");
        }
        to.keep();
        return after;
    }

    private static ContentDigest copy(StoreContents from, StoreContents to) {
        DigestBuilder digest = new DigestBuilder();
        for (Kind kind : Kind.values()) {
            List<StoreRow> some = new ArrayList<>();
            from.each(kind, row -> {
                digest.add(kind, row);
                some.add(row);
                if (some.size() == SOME) {
                    to.add(List.copyOf(some));
                    some.clear();
                }
            });
            to.add(some);
        }
        return digest.tally();
    }
}
