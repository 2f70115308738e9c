package table13.server.store.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.ServerSettings;
import table13.server.StoreAddress;
import table13.server.TableServer;
import table13.server.kit.TestGuest;
import table13.server.store.postgres.TestDatabases;

@Tag("slow")
@DisplayName("A match in a transferred store")
class TransferredStoreTest {
    private static final int MOVES = 4;

    private String ada = "";
    private String ben = "";
    private String table = "";
    private Map<String, Object> seen = Map.of();

    @Test
    @DisplayName("continues in PostgreSQL, and then in a folder again")
    void goesOn(@TempDir Path folder) throws IOException {
        StoreAddress first = StoreAddress.of(folder.resolve("first"));
        StoreAddress database = StoreAddress.of(TestDatabases.empty());
        StoreAddress last = StoreAddress.of(folder.resolve("last"));
        try (TableServer server = start(first);
                TestGuest host = TestGuest.comesTo(server.port());
                TestGuest guest = TestGuest.comesTo(server.port())) {
            ada = host.cookie();
            ben = guest.cookie();
            table = host.opens("skipbo", 2);
            guest.joins(table, 1);
            host.does("start", "table", table);
            playOn(host, guest);
        }
        move(first, database);
        goOn(database);
        move(database, last);
        goOn(last);
    }

    private static TableServer start(StoreAddress store) throws IOException {
        return TableServer.start(ServerSettings.usual(store, 0).withPause(0));
    }

    private static void move(StoreAddress from, StoreAddress to) {
        try (StoreContents all = from.contents();
                StoreContents empty = to.emptyContents()) {
            assertThat(StoreTransfer.move(all, empty).count(StoreRow.Kind.TABLES))
                    .isEqualTo(1);
        }
    }

    /// Both players keep their cookies, and find the table unchanged.
    private void goOn(StoreAddress store) throws IOException {
        try (TableServer server = start(store);
                TestGuest host = TestGuest.withCookie(server.port(), ada);
                TestGuest guest = TestGuest.withCookie(server.port(), ben)) {
            Map<String, Object> before = seen;
            Map<String, Object> found = host.enters(table);
            guest.enters(table);
            assertThat(found.get("match")).isEqualTo(before.get("match"));
            assertThat(found.get("version")).isEqualTo(before.get("version"));
            playOn(host, guest);
            assertThat(TestGuest.version(seen)).isGreaterThan(TestGuest.version(before));
        }
    }

    private void playOn(TestGuest host, TestGuest guest) {
        for (int i = 0; i < MOVES; i++) {
            Map<String, Object> view = host.enters(table);
            TestGuest mover = TestGuest.toMove(view) == 0 ? host : guest;
            Map<String, Object> theirs = mover.enters(table);
            mover.does(
                    "play",
                    "table",
                    table,
                    "version",
                    theirs.get("version"),
                    "move",
                    TestGuest.moves(theirs).getFirst());
        }
        seen = host.enters(table);
    }
}
