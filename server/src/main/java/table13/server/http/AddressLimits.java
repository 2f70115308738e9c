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

/// Rate limits per address. [ConnectionTracker] limits the number of connections. Addresses are those of
/// [AddressPrefix]. Thread-safe.
///
/// Limits of one node never block. New guests, new tables and wrong codes are also counted for all nodes together,
/// which may block. That count is per clock hour, or ten minutes for codes. In one such period a single node allows at
/// most twice its limit.
final class AddressLimits {
    private static final int REQUESTS_PER_SECOND = 50;
    private static final int REQUESTS_AT_ONCE = 500;

    private static final int WRONG_CODES = 5;
    private static final long WRONG_CODES_MILLIS = 10 * 60 * 1000L;

    /// Chat burst, in seconds' worth of the rate.
    private static final int CHAT_SECONDS = 5;

    /// Limit of addresses in the storage budget: some 10 MB.
    private static final int REMEMBERED = 100_000;

    /// Size of an entry beside its text: table id, version and time. In bytes.
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

    /// Takes one request from the rate limit.
    boolean mayAsk(String network, long now) {
        return requests.take(network, now);
    }

    /// Takes one new guest from the rate limit.
    boolean maySignIn(String network, long now) {
        return guests.take(network, now);
    }

    /// Takes one new table from the rate limit.
    boolean mayOpen(String network, long now) {
        return tables.take(network, now);
    }

    /// Takes one chat message or reaction from the rate limits.
    ///
    /// @return the refusal, or null
    @Nullable
    Objection talk(String network, String guest, long now) {
        if (AddressPrefix.isOwn(network)) {
            return null;
        }
        long ofGuest = chatOfGuests.millisTo(guest, now);
        long wait = ofGuest > 0 ? ofGuest : chatOfAddresses.millisTo(network, now);
        return wait == 0 ? null : new LimitReached(WireObjection.CHAT_LIMIT, wait);
    }

    /// Takes storage for entries that a client causes, moves not included.
    ///
    /// @return the refusal, or null
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

    /// Whether all nodes together accepted few enough new guests from this address. Blocks.
    boolean hasFewGuests(String network) {
        return isFew("guests", network, limits.guestsAnHour());
    }

    /// Whether all nodes together opened few enough tables for this address. Blocks.
    boolean hasOpenedFew(String network) {
        return isFew("tables", network, limits.tablesAnHour());
    }

    private boolean isFew(String what, String network, int most) {
        return AddressPrefix.isOwn(network) || nodes.count(what + " " + AddressPrefix.mark(network), 1) <= 2 * most;
    }

    /// Takes one attempt at a spoken code. A correct code gives the attempt back. All nodes together allow as many
    /// attempts in ten minutes of the clock as one node may. Blocks.
    ///
    /// @return the refusal, or null
    @Nullable
    Objection tryCode(String network, long now) {
        long wait = codes.millisTo(network, now);
        if (wait == 0 && !isFew(codesOf(now), network, WRONG_CODES)) {
            wait = WRONG_CODES_MILLIS - now % WRONG_CODES_MILLIS;
        }
        return wait == 0 ? null : new LimitReached(WireObjection.CODE_LIMIT, wait);
    }

    /// Gives the attempt back after a correct code.
    ///
    /// @param now the time of the attempt
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
