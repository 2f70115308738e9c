package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.leaves.Leaves;
import table13.runtime.ReservedTable;
import table13.server.store.EntryRow;
import table13.server.store.Store;
import table13.server.store.sqlite.SqliteStore;
import table13.table.Entry;
import table13.table.Plan;
import table13.wire.log.EntryJson;
import table13.wire.protocol.Request;

/// All tasks run at once, on the thread of the test. A server learns of entries of the other when
/// [LiveTable#logAppended] is called.
@DisplayName("A table on two servers with one log")
class TwoServersTest {
    private static final String ID = "7".repeat(32);
    private static final ReservedTable UNOPENED = ReservedTable.of(ID, "5e".repeat(32));

    private final TestClient ada = new TestClient("ada");
    private final TestClient ben = new TestClient("ben");
    private Store store;
    private LiveTable here;
    private LiveTable there;

    @BeforeEach
    void open(@TempDir Path folder) {
        store = SqliteStore.open(folder);
        here = new LiveTable(ID, StoredMatches.shared(store), new ConcurrentHashMap<>());
        there = new LiveTable(ID, StoredMatches.shared(store), new ConcurrentHashMap<>());
        Plan plan = new Plan(Setup.of(Leaves.GAME, 3), false, true, 0, 0, Level.EASY);
        here.open(ada, new Request.Open("", plan, Map.of(), 0, "", false, null), UNOPENED, UNOPENED);
        there.handle(ben, new Request.Enter("", ID, -1, 0, null));
        ada.forget();
        ben.forget();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private static void says(LiveTable server, TestClient device, String text) {
        server.handle(device, new Request.Say("", ID, text));
    }

    @Test
    @DisplayName("sends entries of the other server, once")
    void bell() {
        says(here, ada, "one");
        assertThat(ben.heard()).isEmpty();
        there.logAppended(Long.MAX_VALUE);
        there.logAppended(Long.MAX_VALUE);
        assertThat(ben.remarks()).isEqualTo("one");
    }

    @Test
    @DisplayName("uses entries from a notification if they directly follow its own; otherwise reads the log")
    void heard() {
        says(here, ada, "one");
        List<EntryRow> all = store.entries(ID, 0);
        EntryRow last = all.getLast();
        there.logAppended(all.subList(all.size() - 2, all.size()));
        there.logAppended(all);
        assertThat(ben.remarks()).isEqualTo("one");
        // An entry that is not in the log shows the source.
        EntryRow next =
                new EntryRow(last.version() + 1, last.at(), EntryJson.write(new Entry.Said("ada", "Ada", "two")));
        EntryRow another = new EntryRow(last.version(), last.at() + 1, last.text());
        there.logAppended(List.of(another, next));
        assertThat(ben.remarks()).isEqualTo("one");
        there.logAppended(List.of(last, next));
        assertThat(ben.remarks()).isEqualTo("one two");
    }

    @Test
    @DisplayName("sends all entries in between after a conflict, in order, and none twice after a notification")
    void behind() {
        says(here, ada, "one");
        says(here, ada, "two");
        says(there, ben, "three");
        assertThat(ben.remarks()).isEqualTo("one two three");
        there.logAppended(Long.MAX_VALUE);
        here.logAppended(Long.MAX_VALUE);
        assertThat(ben.remarks()).isEqualTo("one two three");
        assertThat(ada.remarks()).isEqualTo("one two three");
    }

    @Test
    @DisplayName("sends entries found in the log although its own request was refused")
    void refused() {
        here.handle(ada, new Request.SwitchChat("", ID, false));
        says(there, ben, "hello");
        assertThat(ben.heard()).anyMatch(text -> text.contains("CHAT_OFF") || text.contains("chatSwitched"));
        there.logAppended(Long.MAX_VALUE);
        assertThat(ben.heard())
                .filteredOn(text -> text.contains("\"chatSwitched\""))
                .hasSize(1);
    }

    @Test
    @DisplayName("sends the whole table to a client that is too far behind")
    void farBehind() {
        for (int i = 0; i < 50; i++) {
            here.handle(ada, new Request.Seed("", ID, "%04x".formatted(i)));
        }
        for (int i = 0; i < 20; i++) {
            here.handle(ada, new Request.SeatBot("", ID, 2, i % 2 == 0 ? Level.EASY : Level.HARD));
            here.handle(ada, new Request.FreeSeat("", ID, 2));
        }
        there.logAppended(Long.MAX_VALUE);
        assertThat(ben.heard()).hasSize(1).first().asString().startsWith("{\"type\":\"table\"");
    }

    @Test
    @DisplayName("removes a guest on any server")
    void removed() {
        there.handle(ben, new Request.Sit("", ID, 1, ""));
        here.logAppended(Long.MAX_VALUE);
        here.handle(ada, new Request.Remove("", ID, "ben"));
        there.logAppended(Long.MAX_VALUE);
        assertThat(ben.heard()).last().asString().contains("\"sentOut\"");
        ben.forget();
        says(here, ada, "gone");
        there.logAppended(Long.MAX_VALUE);
        assertThat(ben.heard()).isEmpty();
    }
}
