package table13.server.http;

/// Limits what comes from one address in the course of time; how many connections it has at a time is counted by
/// [Sockets]. Addresses are those of [Network]. For any number of threads.
final class Addresses {
    private static final int REQUESTS_PER_SECOND = 50;
    private static final int REQUESTS_AT_ONCE = 500;

    private final Credits requests = new Credits(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE);
    private final Credits guests;
    private final Credits tables;

    Addresses(Limits limits) {
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
}
