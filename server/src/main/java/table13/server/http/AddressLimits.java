package table13.server.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Objection;
import table13.server.store.Nodes;
import table13.table.Entry;
import table13.wire.LimitReached;
import table13.wire.WireObjection;
import table13.wire.log.EntryJson;

/// Limits what comes from one address in the course of time; how many connections it has at a time is counted by
/// [ConnectionTracker]. Addresses are those of [AddressPrefix]. For any number of threads.
///
/// What is asked of one node alone is answered at once. The other nodes may have given as much: so new guests and
/// tables are counted with them, too, which may block. There the clock's hours are counted, and in one of those a
/// single node gives twice its limit at most.
final class AddressLimits {
    private static final int REQUESTS_PER_SECOND = 50;
    private static final int REQUESTS_AT_ONCE = 500;

    private static final int WRONG_CODES = 5;
    private static final long WRONG_CODES_MILLIS = 10 * 60 * 1000L;

    /// So many seconds' worth of chat may come at once.
    private static final int CHAT_SECONDS = 5;

    /// Addresses whose storage is counted at a time: some 10 MB.
    private static final int REMEMBERED = 100_000;

    /// What an entry takes beside its text: the id of its table, version and time.
    private static final long KEY_BYTES = 48;

    private final RateLimiter requests = new RateLimiter(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE);
    private final RateLimiter guests;
    private final RateLimiter tables;
    private final RateLimiter codes = new RateLimiter(WRONG_CODES * 1000.0 / WRONG_CODES_MILLIS, WRONG_CODES);
    private final RateLimiter chatOfGuests;
    private final RateLimiter chatOfAddresses;
    private final StorageBudget storage;

    private final Limits limits;
    private final Nodes nodes;

    AddressLimits(Limits limits, Nodes nodes) {
        this.limits = limits;
        this.nodes = nodes;
        guests = RateLimiter.anHour(limits.guestsAnHour());
        tables = RateLimiter.anHour(limits.tablesAnHour());
        Budgets budgets = limits.budgets();
        chatOfGuests = new RateLimiter(budgets.chatOfGuest(), budgets.chatOfGuest() * CHAT_SECONDS);
        chatOfAddresses = new RateLimiter(budgets.chatOfAddress(), budgets.chatOfAddress() * CHAT_SECONDS);
        storage = new StorageBudget(budgets.bytesADay(), REMEMBERED);
    }

    /// Whether another request is welcome.
    boolean mayAsk(String network, long now) {
        return requests.take(network, now);
    }

    /// Whether somebody may come who was never here.
    boolean maySignIn(String network, long now) {
        return guests.take(network, now);
    }

    /// Whether one more table may be opened.
    boolean mayOpen(String network, long now) {
        return tables.take(network, now);
    }

    /// Takes leave to say one thing.
    ///
    /// @return why there is none, or null
    @Nullable
    Objection talk(String network, String guest, long now) {
        if (AddressPrefix.isOwn(network)) {
            return null;
        }
        long ofGuest = chatOfGuests.millisTo(guest, now);
        long wait = ofGuest > 0 ? ofGuest : chatOfAddresses.millisTo(network, now);
        return wait == 0 ? null : new LimitReached(WireObjection.CHAT_LIMIT, wait);
    }

    /// Takes room for entries that a person causes, moves not included.
    ///
    /// @return why there is none, or null
    @Nullable
    Objection store(String network, List<Entry> entries, long now) {
        if (AddressPrefix.isOwn(network)) {
            return null;
        }
        long bytes = entries.stream().mapToLong(AddressLimits::bytes).sum();
        long wait = storage.millisTo(network, bytes, now);
        return wait == 0 ? null : new LimitReached(WireObjection.STORAGE_LIMIT, wait);
    }

    private static long bytes(Entry entry) {
        return KEY_BYTES + EntryJson.write(entry).getBytes(StandardCharsets.UTF_8).length;
    }

    /// Whether nodes together have not yet taken too many new guests from there. Blocks.
    boolean hasFewGuests(String network) {
        return isFew("guests", network, limits.guestsAnHour());
    }

    /// Whether nodes together have not yet opened too many tables for it. Blocks.
    boolean hasOpenedFew(String network) {
        return isFew("tables", network, limits.tablesAnHour());
    }

    private boolean isFew(String what, String network, int most) {
        return AddressPrefix.isOwn(network) || nodes.count(what + " " + AddressPrefix.mark(network), 1) <= 2 * most;
    }

    /// Takes leave to try a code that is said aloud. For a right one it is given back. All nodes together allow no more
    /// in ten minutes of the clock than one of them may. Blocks.
    ///
    /// @return why there is none, or null
    @Nullable
    Objection tryCode(String network, long now) {
        long wait = codes.millisTo(network, now);
        if (wait == 0 && !isFew(codesOf(now), network, WRONG_CODES)) {
            wait = WRONG_CODES_MILLIS - now % WRONG_CODES_MILLIS;
        }
        return wait == 0 ? null : new LimitReached(WireObjection.CODE_LIMIT, wait);
    }

    /// The code was right.
    ///
    /// @param now as when it was tried
    void wasRight(String network, long now) {
        codes.giveBack(network);
        if (!AddressPrefix.isOwn(network)) {
            var _ = nodes.count(codesOf(now) + " " + AddressPrefix.mark(network), -1);
        }
    }

    private static String codesOf(long now) {
        return "codes " + now / WRONG_CODES_MILLIS;
    }
}
