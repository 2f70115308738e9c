package table13.server.http;

import table13.server.store.Nodes;

/// Limits what comes from one address in the course of time; how many connections it has at a time is counted by
/// [Sockets]. Addresses are those of [Network]. For any number of threads.
///
/// What is asked of one node alone is answered at once. The other nodes may have given as much: so new guests and
/// tables are counted with them, too, which may block. There the clock's hours are counted, and in one of those a
/// single node gives twice its limit at most.
final class Addresses {
    private static final int REQUESTS_PER_SECOND = 50;
    private static final int REQUESTS_AT_ONCE = 500;

    private final Credits requests = new Credits(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE);
    private final Credits guests;
    private final Credits tables;

    private final Limits limits;
    private final Nodes nodes;

    Addresses(Limits limits, Nodes nodes) {
        this.limits = limits;
        this.nodes = nodes;
        guests = Credits.anHour(limits.guestsAnHour());
        tables = Credits.anHour(limits.tablesAnHour());
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

    /// Whether nodes together have not yet taken too many new guests from there. Blocks.
    boolean hasFewGuests(String network) {
        return isFew("guests", network, limits.guestsAnHour());
    }

    /// Whether nodes together have not yet opened too many tables for it. Blocks.
    boolean hasOpenedFew(String network) {
        return isFew("tables", network, limits.tablesAnHour());
    }

    private boolean isFew(String what, String network, int most) {
        return Network.isOwn(network) || nodes.count(what + " " + Network.mark(network)) <= 2 * most;
    }
}
