package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.lobby.SeveralNodes.ID;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.leaves.Leaves;
import table13.runtime.ReservedTable;
import table13.server.kit.GatedNode;
import table13.server.kit.TestNodes;
import table13.table.Plan;
import table13.wire.protocol.Request;

@DisplayName("Presence is read from the store")
class PresenceReadTest {
    private static final ReservedTable LONE = ReservedTable.of("8".repeat(32), "5e".repeat(32));

    @TempDir
    private Path folder;

    @AutoClose
    private SeveralNodes nodes;

    private TestNode here;
    private GatedNode gates;
    private TestClient ada;

    @BeforeEach
    void open() {
        nodes = new SeveralNodes(new TestNodes(folder), 1);
        here = nodes.node(0);
        gates = here.gates();
        gates.ignoreNotifications();
        ada = nodes.opens("ada");
    }

    private void refuses(int reads, String reason, Request.AtTable request) {
        nodes.says(here, ada, "fence"); // earlier reads are finished
        int before = gates.presenceReads();
        assertThat(nodes.isRefused(here, ada, request)).isEqualTo(reason);
        assertThat(gates.presenceReads() - before).as("reads for %s", request).isEqualTo(reads);
    }

    @Test
    @DisplayName("once for each request that is refused because a person is not here")
    void once() {
        refuses(1, "NO_SUCH_PERSON", new Request.Mute("m", ID, "eva", true));
        refuses(1, "NO_SUCH_PERSON", new Request.Remove("r", ID, "eva"));
        refuses(1, "NO_SUCH_PERSON", new Request.PassHost("p", ID, "eva"));
    }

    @Test
    @DisplayName("never for a request that is refused for another reason")
    void never() {
        refuses(0, "NO_SUCH_PERSON", new Request.Readmit("r", ID, "eva"));
        refuses(0, "NOT_YOURSELF", new Request.Remove("y", ID, "ada"));
        refuses(0, "NO_SUCH_SEAT", new Request.SeatBot("b", ID, 7, Level.EASY));
        refuses(0, "EMPTY_SEATS", new Request.Start("s", ID, false));
    }

    @Test
    @DisplayName("before a table is closed as abandoned, though its owner has come to it on another node")
    void abandoned() {
        LiveTable table = new LiveTable(LONE.table(), here.shared(), new ConcurrentHashMap<>());
        TestClient tab = new TestClient("ada");
        // The table stays in memory, because a bot is due to take over.
        Plan plan = new Plan(Setup.of(Leaves.GAME, 3), false, true, 0, 3600, Level.EASY);
        table.open(tab, new Request.Open("", plan, Map.of(), 0, "", true, null), LONE, LONE);
        table.handle(tab, new Request.Leave("l", LONE.table()));
        nodes.soon(() -> tab.hasHeard("\"re\":\"l\""));
        TestClient phone = new TestClient("ada");
        nodes.join().lobby().handle(phone, new Request.Enter("e", LONE.table(), -1, 0, null));
        nodes.soon(() -> phone.hasHeard("\"type\":\"table\""));
        assertThat(table.closeIfAbandoned("ada")).isTrue();
        nodes.soon(table::isIdle);
        assertThat(here.store().tablesOf("ada", 9))
                .anyMatch(listing -> listing.table().equals(LONE.table()));
    }
}
