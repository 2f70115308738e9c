package table13.table;

import java.util.List;
import table13.table.fair.DealVersion;
import table13.table.fair.FairDeal;
import table13.table.fair.SecretChain;

/// The deals of a table, each bound to a secret that was drawn before anybody could know of it.
final class TableDeals {
    private final String table;
    private final Entry.Opened opened;
    private final SecretChain chain;
    private String commitment;

    TableDeals(String table, Entry.Opened opened) {
        this.table = table;
        this.opened = opened;
        chain = new SecretChain(opened.secret());
        commitment = chain.commitment(1, version());
    }

    DealVersion version() {
        return opened.deal();
    }

    /// What the server is bound to: for the match that is being played, otherwise for the next one.
    String commitment() {
        return commitment;
    }

    /// An opening of the same table by whoever is its host now.
    Entry.Opened openedBy(String host, String name) {
        return new Entry.Opened(host, name, opened.plan(), opened.secret(), version());
    }

    FairDeal deal(int match, List<String> names, Seats seats) {
        FairDeal deal = new FairDeal(
                version(),
                table,
                match,
                chain.secret(match),
                opened.plan().setup(),
                names.isEmpty() ? seats.firstNames() : names,
                seats.seeds().stream()
                        .map(seed -> version().seedOf(match, seed))
                        .toList());
        commitment = deal.commitment();
        return deal;
    }

    /// So many matches are over: the next one is promised; after the last one nothing new.
    void goOn(int over) {
        if (over < SecretChain.LENGTH) {
            commitment = chain.commitment(over + 1, version());
        }
    }
}
