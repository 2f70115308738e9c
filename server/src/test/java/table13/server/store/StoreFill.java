package table13.server.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import table13.server.StoreAddress;
import table13.table.Listing;
import table13.table.Phase;

/// Run by hand, for `scripts/measure-nodes`: fills a store with finished tables, to measure the effect of their number.
/// Every second one is closed: too many open ones would exceed the server's limit.
class StoreFill {
    private static final String STORE = System.getProperty("fill.store", "");
    private static final int TABLES = Integer.getInteger("fill.tables", 0);
    private static final int LINES = 60;
    private static final int AT_ONCE = 500;
    private static final long DAY = 86_400_000;

    @Test
    void run() {
        try (Store store = StoreAddress.of(STORE).open(StoreMetrics.NONE)) {
            long now = System.currentTimeMillis();
            List<CompletableFuture<AppendOutcome>> underWay = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                underWay.add(store.append(table(i, now)));
                if (underWay.size() == AT_ONCE) {
                    underWay.forEach(CompletableFuture::join);
                    underWay.clear();
                }
            }
            underWay.forEach(CompletableFuture::join);
        }
    }

    /// As long as the log of a short match, with its own guests.
    private static AppendRequest table(int i, long now) {
        String id = UUID.randomUUID().toString().replace("-", "");
        String move = "{\"kind\":\"moved\",\"seat\":1,\"move\":\"b7\",\"by\":\"PERSON\",\"id\":\"1 q17\"}";
        String[] lines = new String[LINES];
        Arrays.fill(lines, move);
        Listing listing = Samples.seated(Samples.listing(id), "host" + i, "host" + i, "guest" + i);
        Phase phase = i % 2 == 0 ? Phase.OVER : Phase.CLOSED;
        return Samples.append(Samples.with(listing, phase, now - DAY - i, null), 0, lines);
    }
}
