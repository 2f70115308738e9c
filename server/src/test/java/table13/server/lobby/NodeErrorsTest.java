package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.lobby.SeveralNodes.ID;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.server.kit.TestGuest;
import table13.server.kit.TestNodes;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;
import table13.server.store.EntryRow;
import table13.server.store.Store;
import table13.server.store.StoreException;
import table13.table.Dealer;
import table13.table.LoggedEntry;
import table13.table.Presence;
import table13.table.Table;
import table13.wire.log.EntryJson;
import table13.wire.protocol.Request;

@DisplayName("A node")
class NodeErrorsTest {
    private static final UnaryOperator<CompletableFuture<AppendOutcome>> AS_IT_IS = UnaryOperator.identity();

    @TempDir
    private Path folder;

    private TestNodes group;

    @BeforeEach
    void open() {
        group = new TestNodes(folder);
    }

    // ---- unknown outcomes

    @ParameterizedTest(name = "was stored: {0}")
    @ValueSource(booleans = {true, false})
    @DisplayName("with an unknown outcome of an append aborts connections, sends nothing, and reloads the log;")
    void unknown(boolean isStored) {
        try (SeveralNodes nodes = new SeveralNodes(group, 2)) {
            TestClient ada = nodes.opens("ada");
            TestClient dora = nodes.enters(nodes.node(0), "dora");
            group.answers(isStored, done -> done.thenApply(_ -> AppendOutcome.UNKNOWN));
            nodes.node(0).asks(ada, new Request.Say("what", ID, "what"));
            nodes.soon(ada::isHungUp);
            assertThat(ada.heard()).noneMatch(text -> text.contains("\"re\":\"what\""));
            group.answers(true, AS_IT_IS);
            TestClient back = nodes.enters(nodes.node(0), "ada");
            nodes.says(nodes.node(0), back, "next");
            nodes.soon(() -> dora.remarks().endsWith("next"));
            assertThat(dora.remarks()).isEqualTo(isStored ? "what next" : "next");
        }
    }

    @Test
    @DisplayName("with an unknown outcome of an opening aborts the connection; the client then finds the table, or not")
    void unknownOpening() {
        try (SeveralNodes nodes = new SeveralNodes(group, 2)) {
            group.answers(true, done -> done.thenApply(_ -> AppendOutcome.UNKNOWN));
            TestClient ada = new TestClient("ada");
            nodes.node(0)
                    .lobby()
                    .open(
                            ada,
                            new Request.Open("o", SeveralNodes.plan(), Map.of(), 0, "", false, null),
                            SeveralNodes.UNOPENED,
                            SeveralNodes.UNOPENED);
            nodes.soon(ada::isHungUp);
            assertThat(ada.heard()).isEmpty();
            group.answers(true, AS_IT_IS);
            assertThat(nodes.enters(nodes.node(1), "ada").seat(0)).containsEntry("guest", "ada");
        }
    }

    @Test
    @DisplayName("refuses a request that was certainly not stored, and the table continues")
    void surelyNot() {
        try (SeveralNodes nodes = new SeveralNodes(group, 1)) {
            TestClient ada = nodes.opens("ada");
            group.answers(
                    false,
                    _ -> CompletableFuture.failedFuture(
                            new StoreException(StoreException.Kind.DISK_FULL, "The disk is full.")));
            assertThat(nodes.isRefused(nodes.node(0), ada, new Request.Say("no", ID, "no")))
                    .isEqualTo("CANNOT_STORE");
            group.answers(true, AS_IT_IS);
            nodes.says(nodes.node(0), ada, "yes");
            nodes.soon(() -> ada.remarks().equals("yes"));
        }
    }

    // ---- an unavailable store

    @Test
    @DisplayName("without its store shows its tables as stuck, and continues by itself")
    void away() {
        try (SeveralNodes nodes = new SeveralNodes(group, 2)) {
            TestClient ada = nodes.opens("ada");
            TestClient ben = nodes.enters(nodes.node(1), "ben");
            group.isAway(true);
            nodes.soon(() -> ada.hasHeard("\"isStuck\":true") && ben.hasHeard("\"isStuck\":true"));
            TestClient dora = nodes.enters(nodes.node(0), "dora");
            assertThat(dora.heard())
                    .first()
                    .asString()
                    .startsWith("{\"type\":\"table\"")
                    .contains("\"isStuck\":true");
            assertThat(nodes.isRefused(nodes.node(0), ada, new Request.Say("lost", ID, "lost")))
                    .isEqualTo("CANNOT_STORE");
            assertThat(nodes.triesToEnter(nodes.node(0), "ada", 99).isHungUp()).isTrue();

            group.isAway(false);
            nodes.soon(() -> List.of(ada, ben, dora).stream()
                    .allMatch(device ->
                            device.hasHeard("\"type\":\"stuck\",\"table\":\"" + ID + "\",\"isStuck\":false")));
            nodes.says(nodes.node(1), ben, "back");
            nodes.soon(() -> ada.remarks().equals("back") && dora.remarks().equals("back"));
        }
    }

    @Test
    @DisplayName("without its store sends entries of another node before it announces absences")
    void heardMeanwhile() {
        try (SeveralNodes nodes = new SeveralNodes(group, 2)) {
            TestClient ada = nodes.opens("ada");
            TestNode there = nodes.node(1);
            TestClient ben = nodes.enters(there, "ben");
            Deque<TestClient> leaving = new ArrayDeque<>();
            for (int i = 0; i < 100; i++) {
                leaving.add(nodes.enters(there, "guest" + i));
            }
            there.shared().status().canStore(false);
            nodes.says(nodes.node(0), ada, "news");
            while (!ben.remarks().equals("news")) {
                int before = ben.heard().size();
                there.lobby().gone(leaving.remove(), ID);
                nodes.soon(() -> ben.heard().size() > before);
            }
            assertThat(ben.heard()).noneMatch(text -> text.contains("CANNOT_STORE"));
        }
    }

    // ---- a replaced log

    @Test
    @DisplayName("with a database that lost the end of a log sends the whole table to all clients")
    void replaced() {
        try (SeveralNodes nodes = new SeveralNodes(group, 1)) {
            TestClient ada = nodes.opens("ada");
            // The node holds an entry that is never stored, as after a failover to a database without it.
            group.answers(false, AS_IT_IS);
            nodes.says(nodes.node(0), ada, "never");
            nodes.soon(() -> ada.remarks().equals("never"));
            group.answers(true, AS_IT_IS);
            append("{\"kind\":\"said\",\"guest\":\"ben\",\"name\":\"Ben\",\"text\":\"instead\"}");
            ada.forget();
            group.ringForEverything();
            nodes.soon(() -> ada.hasHeard("{\"type\":\"table\""));
            Map<String, Object> seen = TestGuest.read(ada.heard().stream()
                    .filter(text -> text.startsWith("{\"type\":\"table\""))
                    .findFirst()
                    .orElseThrow());
            assertThat(String.valueOf(seen.get("chat"))).contains("instead").doesNotContain("never");
        }
    }

    // ---- newer nodes

    @Test
    @DisplayName("that reads an entry of a newer version sends its clients to other nodes, and is no longer ready")
    void newer() {
        try (SeveralNodes nodes = new SeveralNodes(group, 1)) {
            TestClient ada = nodes.opens("ada");
            nodes.joins(group.node(2));
            nodes.soon(() -> nodes.node(0).shared().status().hasSuccessors());
            assertThat(nodes.node(0).lobby().health().isReady()).isTrue();
            append("{\"kind\":\"applauded\",\"guest\":\"ada\"}");
            group.ringForEverything();
            nodes.soon(ada::isHungUp);
            nodes.soon(() -> !nodes.node(0).lobby().health().isReady());
            assertThat(nodes.triesToEnter(nodes.node(0), "ada", -1).isHungUp()).isTrue();
            nodes.soon(() -> !nodes.node(0).holdsLease(ID));
        }
    }

    @Test
    @DisplayName("that reads such an entry without newer nodes reports a corrupt log, and stays ready for other tables")
    void newerThanAll() {
        try (SeveralNodes nodes = new SeveralNodes(group, 1)) {
            TestClient ada = nodes.opens("ada");
            append("{\"kind\":\"applauded\",\"guest\":\"ada\"}");
            group.ringForEverything();
            assertThat(nodes.triesToEnter(nodes.node(0), "ben", -1).hasHeard("CANNOT_STORE"))
                    .isTrue();
            assertThat(ada.isHungUp()).isFalse();
            assertThat(nodes.node(0).lobby().health().isReady()).isTrue();
        }
    }

    /// Appends without notifying any node.
    private void append(String text) {
        Store log = group.log();
        List<EntryRow> entries = log.entries(ID, 0);
        Table table = Table.of(
                ID,
                entries.stream()
                        .map(entry -> new LoggedEntry(entry.version(), entry.at(), EntryJson.read(entry.text())))
                        .toList(),
                Dealer.FAIR,
                new Presence(0));
        EntryRow entry = new EntryRow(entries.size() + 1, entries.getLast().at(), text);
        assertThat(log.append(new AppendRequest(ID, entries.size(), List.of(entry), table.listing()))
                        .join())
                .isEqualTo(AppendOutcome.COMMITTED);
    }
}
