package table13.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.kit.Waiting.until;
import static table13.server.store.Samples.append;
import static table13.server.store.Samples.changed;
import static table13.server.store.Samples.each;
import static table13.server.store.Samples.hidden;
import static table13.server.store.Samples.listing;
import static table13.server.store.Samples.seated;
import static table13.server.store.Samples.with;
import static table13.server.store.Samples.withBots;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import table13.table.Listing;
import table13.table.Phase;

/// Contract of every store: lists of tables.
public interface ListingContract {
    Store store();

    /// Stores the first entry of a table.
    private void open(Listing listing) {
        store().append(append(listing, 0, "opened")).join();
    }

    private void somebodyIsAt(String table, long until) {
        store().hereUntil(table, until);
    }

    private List<String> publicTables(long now) {
        return each(store().publicTables(now, 100), Listing::table);
    }

    private List<String> tablesOf(String guest) {
        return each(store().tablesOf(guest, 100), Listing::table);
    }

    @Test
    default void givesBackTheLatestListing() {
        Listing first = withBots(seated(with(listing("t"), Phase.PLAYING, 3_000, 9_000L), "bob", "cy", "ada", "bob"));
        open(first);
        assertThat(store().tablesOf("ada", 10)).containsExactly(first);

        Listing next = seated(with(listing("t"), Phase.OVER, 4_000, null), "ada", "bob", "ada");
        store().append(append(next, 1, "over")).join();
        assertThat(store().tablesOf("ada", 10)).containsExactly(next);
        assertThat(tablesOf("cy")).as("after leaving").isEmpty();
    }

    @Test
    default void storesEveryChange() {
        Listing listing = seated(with(listing("t"), Phase.PLAYING, 3_000, 9_000L), "ada", "ada", "bob");
        open(listing);
        Object[][] changes = {
            {"changedAt", 4_000L},
            {"round", 3},
            {"toMove", "bob"},
            {"toMove", null},
            {"wakeAt", 8_000L},
            {"wakeAt", null},
            {"hostName", "Ada Lovelace"},
            {"matches", 1},
            {"freeSeats", 1},
            {"occupants", withBots(listing).occupants()},
            {"isPublic", false},
            {"allowsWatchers", false},
            {"phase", Phase.OVER}
        };
        for (int i = 0; i < changes.length; i++) {
            listing = changed(listing, changes[i]);
            store().append(append(listing, i + 1, "changed")).join();
            assertThat(store().tablesOf("ada", 10)).containsExactly(listing);
        }
    }

    @Test
    default void keepsEveryNameAsItIs() {
        for (String name : List.of("{\"a\",NULL}", "NULL", "", "Zoë \\ 🂡, 'q' \"\"", "名前")) {
            Listing listing = withBots(seated(listing("t " + name), "bob", "bob", name.isEmpty() ? "x" : name));
            open(listing);
            assertThat(store().tablesOf("bob", 10)).contains(listing);
        }
        assertThat(tablesOf("NULL")).containsExactly("t NULL");
        assertThat(tablesOf("{\"a\",NULL}")).containsExactly("t {\"a\",NULL}");
    }

    @Test
    default void aClosedTableIsOnNoList() {
        Listing open = seated(with(listing("t"), Phase.PLAYING, 1_000, 9_000L), "bob", "bob", "ada");
        open(open);
        somebodyIsAt("t", 50_000);
        until(() -> publicTables(10_000), List.of("t")::equals);

        store().append(append(with(open, Phase.CLOSED, 2_000, null), 1, "closed"))
                .join();
        assertThat(publicTables(10_000)).isEmpty();
        assertThat(tablesOf("bob")).isEmpty();
        assertThat(toWake(10_000)).isEmpty();
        assertThat(store().sharedTablesOf("bob")).isZero();
        assertThat(store().openTables()).isZero();
    }

    @Test
    default void aTableThatIsPutOffIsNotWoken() {
        open(with(listing("t"), Phase.PLAYING, 1_000, 5_000L));
        store().append(append(with(listing("t"), Phase.PLAYING, 2_000, 6_000L), 1, "put off"))
                .join();
        assertThat(toWake(5_999)).isEmpty();
        assertThat(toWake(6_000)).extracting(DueTable::table).containsExactly("t");
        store().append(append(with(listing("t"), Phase.PLAYING, 3_000, 4_000L), 2, "sooner"))
                .join();
        assertThat(toWake(4_000)).extracting(DueTable::table).containsExactly("t");
    }

    @Test
    default void aRefusedAppendLeavesTheListing() {
        open(listing("t"));
        store().append(append(with(listing("t"), Phase.CLOSED), 0, "closed")).join();
        assertThat(store().tablesOf("ada", 10)).containsExactly(listing("t"));
    }

    @Test
    default void listsPublicTablesWhereSomebodyIs() {
        open(with(listing("old"), Phase.PLAYING, 1_000, null));
        open(with(listing("new"), Phase.GATHERING, 3_000, null));
        open(with(listing("mid"), Phase.OVER, 2_000, null));
        open(hidden(listing("hidden")));
        open(with(listing("closed"), Phase.CLOSED));
        open(listing("deserted"));
        for (String table : List.of("old", "new", "mid", "hidden", "closed")) {
            somebodyIsAt(table, 50_000);
        }
        somebodyIsAt("deserted", 10_000);
        somebodyIsAt("nowhere", 50_000);

        until(() -> publicTables(10_000), List.of("new", "mid", "old")::equals);
        assertThat(publicTables(9_999)).containsExactly("new", "deserted", "mid", "old");
        assertThat(publicTables(50_000)).isEmpty();
        assertThat(each(store().publicTables(10_000, 2), Listing::table)).containsExactly("new", "mid");
    }

    @Test
    default void growingDoesNotForgetWhoIsThere() {
        open(listing("t"));
        somebodyIsAt("t", 50_000);
        until(() -> publicTables(10_000), List.of("t")::equals);
        store().append(append(listing("t"), 1, "more")).join();
        assertThat(publicTables(10_000)).containsExactly("t");

        somebodyIsAt("t", 60_000);
        somebodyIsAt("t", 0);
        until(() -> publicTables(10_000), List::isEmpty);
    }

    @Test
    default void listsTheTablesOfAGuest() {
        open(seated(with(listing("hosts"), Phase.PLAYING, 1_000, null), "bob"));
        open(seated(with(listing("sits"), Phase.PLAYING, 3_000, null), "ada", "ada", "bob"));
        open(seated(with(listing("both"), Phase.GATHERING, 2_000, null), "bob", "bob"));
        open(seated(listing("neither"), "ada", "ada"));
        open(seated(with(listing("closed"), Phase.CLOSED), "bob", "bob"));

        assertThat(tablesOf("bob")).containsExactly("sits", "both", "hosts");
        assertThat(each(store().tablesOf("bob", 1), Listing::table)).containsExactly("sits");
        assertThat(tablesOf("nobody")).isEmpty();
    }

    @Test
    default void knowsWhichTablesToWake() {
        open(with(listing("late"), Phase.PLAYING, 2_000, 9_000L));
        open(with(listing("soon"), Phase.PLAYING, 2_000, 7_000L));
        open(with(listing("never"), Phase.PLAYING, 2_000, null));

        assertThat(toWake(6_999)).isEmpty();
        assertThat(toWake(7_000)).containsExactly(new DueTable(7_000, "soon"));
        assertThat(toWake(10_000)).containsExactly(new DueTable(7_000, "soon"), new DueTable(9_000, "late"));

        store().append(append(listing("soon"), 1, "woken")).join();
        assertThat(toWake(10_000)).containsExactly(new DueTable(9_000, "late"));
    }

    private List<DueTable> toWake(long until) {
        return store().tablesToWake(until, DueTable.BEFORE_ALL, 100);
    }

    @Test
    default void tellsWhichTablesToWakeAFewAtATime() {
        for (int i = 0; i < 10; i++) {
            open(with(listing("t" + i), Phase.PLAYING, 2_000, 7_000L + i / 4));
        }
        List<String> seen = new ArrayList<>();
        DueTable last = DueTable.BEFORE_ALL;
        for (List<DueTable> page = store().tablesToWake(9_000, last, 3); !page.isEmpty(); ) {
            assertThat(page).hasSizeLessThanOrEqualTo(3);
            page.forEach(waking -> seen.add(waking.table()));
            last = page.getLast();
            // A woken table is due later, or not at all; it must not hide the others.
            store().append(append(with(listing(last.table()), Phase.PLAYING, 2_000, 20_000L), 1, "woken"))
                    .join();
            page = store().tablesToWake(9_000, last, 3);
        }
        assertThat(seen).containsExactly("t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9");
    }

    @Test
    default void countsOpenTables() {
        open(seated(listing("a"), "ada"));
        open(seated(listing("b"), "bob", "ada"));
        open(seated(with(listing("c"), Phase.OVER), "bob"));
        open(seated(with(listing("d"), Phase.CLOSED), "bob"));

        assertThat(store().openTables()).isEqualTo(3);

        store().append(append(with(seated(listing("b"), "bob"), Phase.CLOSED), 1, "closed"))
                .join();
        assertThat(store().openTables()).isEqualTo(2);
    }

    @Test
    default void tellsTablesWithOthersFromThoseOfOneAlone() {
        open(seated(with(listing("friends"), Phase.PLAYING), "bob", "bob", "ada"));
        open(seated(with(listing("hosting"), Phase.GATHERING), "bob", "ada"));
        open(seated(with(listing("friends were here"), Phase.OVER), "bob", "bob", "ada"));
        open(withBots(seated(with(listing("bots"), Phase.PLAYING, 3_000, null), "bob", "bob")));
        open(withBots(seated(with(listing("older"), Phase.OVER, 2_000, null), "bob", "bob")));
        open(seated(with(listing("waiting"), Phase.GATHERING, 4_000, null), "bob"));
        open(seated(with(listing("closed"), Phase.CLOSED), "bob", "bob", "ada"));
        open(seated(with(listing("elsewhere"), Phase.PLAYING), "ada", "ada", "bob"));

        assertThat(store().sharedTablesOf("bob")).isEqualTo(2);
        assertThat(store().loneTablesOf("bob")).containsExactly("older", "bots", "waiting");
        assertThat(store().sharedTablesOf("nobody")).isZero();
        assertThat(store().loneTablesOf("nobody")).isEmpty();
    }
}
