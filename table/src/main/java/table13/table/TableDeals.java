package table13.table;

import java.util.List;
import table13.table.fair.DealVersion;
import table13.table.fair.FairDeal;
import table13.table.fair.SecretChain;

/// The deals of a table. The root of their secrets was drawn before the table was opened.
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

    /// The commitment for the running match, otherwise for the next one.
    String commitment() {
        return commitment;
    }

    /// The opening of the same table by its current host.
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

    /// Publishes the commitment for the match after this many. After the last match it stays.
    void goOn(int over) {
        if (over < SecretChain.LENGTH) {
            commitment = chain.commitment(over + 1, version());
        }
    }
}
