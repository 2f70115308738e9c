package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.lobby.SeveralNodes.ID;
import static table13.server.lobby.SeveralNodes.PATIENCE;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.leaves.Leaves;
import table13.server.kit.NodeGroup;
import table13.table.Plan;
import table13.wire.protocol.Request;

/// Presence and leases of a table on several nodes.
interface NodesContract {
    NodeGroup group();

    /// Starts a match: Ada on the first node, Ben on the second, and a bot.
    private static TestClient[] dealt(SeveralNodes nodes) {
        TestClient ada = nodes.opens("ada");
        TestClient ben = nodes.enters(nodes.node(1), "ben");
        nodes.does(nodes.node(1), ben, new Request.Sit("s", ID, 1, ""));
        nodes.does(nodes.node(0), ada, new Request.Start("go", ID, true));
        nodes.soon(() -> isHere(ada, 1) && isHere(ben, 0) && ben.hasHeard("\"match\""));
        return new TestClient[] {ada, ben};
    }

    private static boolean isHere(TestClient device, int seat) {
        return Boolean.TRUE.equals(device.seat(seat).get("isHere"));
    }

    @Test
    @DisplayName("a guest connected to any node is present on all, and watchers are counted on all")
    default void anywhere() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 2)) {
            TestClient ada = nodes.opens("ada");
            TestClient dora = nodes.enters(nodes.node(1), "dora");
            nodes.soon(
                    () -> isHere(dora, 0) && Long.valueOf(1).equals(ada.people().get("watchers")));
            TestClient tablet = nodes.enters(nodes.node(1), "ada");
            nodes.does(nodes.node(0), ada, new Request.Leave("l", ID));
            nodes.says(nodes.node(1), tablet, "still");
            TestClient eva = nodes.enters(nodes.node(0), "eva");
            nodes.soon(() -> isHere(eva, 0));
            nodes.does(nodes.node(1), tablet, new Request.Leave("l", ID));
            nodes.soon(() -> !isHere(dora, 0));
        }
    }

    @Test
    @DisplayName("a guest on another node can be muted, removed and made host before any notification")
    default void untold() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 2)) {
            TestNode here = nodes.node(0);
            here.gates().ignoreNotifications();
            TestClient ada = nodes.opens("ada");
            nodes.enters(nodes.node(1), "cleo");
            nodes.isWritten(here, "cleo");
            nodes.does(here, ada, new Request.Mute("m", ID, "cleo", true));
            TestClient dora = nodes.enters(nodes.node(1), "dora");
            nodes.isWritten(here, "dora");
            nodes.does(here, ada, new Request.Remove("r", ID, "dora"));
            nodes.soon(() -> dora.hasHeard("\"sentOut\""));
            TestClient eva = nodes.enters(nodes.node(1), "eva");
            nodes.isWritten(here, "eva");
            nodes.does(here, ada, new Request.PassHost("p", ID, "eva"));
            nodes.soon(() -> "eva".equals(eva.people().get("host")));
        }
    }

    @Test
    @DisplayName("a guest that just joined another node can be muted as soon as that node has announced it")
    default void late() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 2)) {
            TestNode here = nodes.node(0);
            TestNode there = nodes.node(1);
            TestClient ada = nodes.opens("ada");
            there.gates().holdPresence();
            nodes.enters(there, "cleo");
            assertThat(there.gates().isHoldingBack()).isTrue();
            Request.Mute mute = new Request.Mute("m", ID, "cleo", true);
            assertThat(nodes.isRefused(here, ada, mute)).isEqualTo("NO_SUCH_PERSON");
            there.gates().releasePresence();
            nodes.soon(() -> Long.valueOf(1).equals(ada.people().get("watchers")));
            nodes.does(here, ada, mute);
        }
    }

    @Test
    @DisplayName("the countdown is the same on all nodes, and a bot takes over once when it is over")
    default void countdown() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 3)) {
            TestClient[] both = dealt(nodes);
            TestClient ben = both[1];
            TestClient cleo = nodes.enters(nodes.node(2), "cleo");
            nodes.does(nodes.node(0), both[0], new Request.Leave("l", ID));
            nodes.soon(() -> ben.seat(0).get("standInAt") != null
                    && ben.seat(0).get("standInAt").equals(cleo.seat(0).get("standInAt")));
            TestClient dora = nodes.enters(nodes.node(0), "dora");
            nodes.soon(() -> ben.seat(0).get("standInAt").equals(dora.seat(0).get("standInAt")));
            nodes.skip(Duration.ofSeconds(PATIENCE));
            nodes.soon(() -> ben.hasHeard("\"tookOver\"") && cleo.hasHeard("\"tookOver\""));
            assertThat(count(nodes, "\"tookOver\"")).isOne();
            TestClient back = nodes.enters(nodes.node(2), "ada");
            assertThat(back.seat(0)).containsEntry("isStoodIn", false);
            nodes.soon(() -> ben.hasHeard("\"cameBack\""));
        }
    }

    private static long count(SeveralNodes nodes, String what) {
        return nodes.node(1).store().entries(ID, 0).stream()
                .filter(line -> line.text().contains(what))
                .count();
    }

    @Test
    @DisplayName("when a node dies, its guests have time to come back; then another node lets bots take over")
    default void death() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 2)) {
            TestClient ben = dealt(nodes)[1];
            nodes.soon(() -> nodes.node(0).holdsLease(ID) || nodes.node(1).holdsLease(ID));
            nodes.kill(nodes.node(0));
            TestClient dora = nodes.enters(nodes.node(1), "dora");
            assertThat(isHere(dora, 0) || nodes.isDead(nodes.node(0)))
                    .as("%s", dora)
                    .isTrue();
            nodes.soon(() -> !isHere(ben, 0) && nodes.node(1).holdsLease(ID));
            assertThat(count(nodes, "\"tookOver\"")).isZero();
            nodes.skip(Duration.ofSeconds(PATIENCE));
            nodes.soon(() -> ben.hasHeard("\"tookOver\""));
            assertThat(count(nodes, "\"tookOver\"")).isOne();
        }
    }

    @Test
    @DisplayName("a guest that comes back from a dead node in time is not replaced by a bot")
    default void inTime() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 2)) {
            TestClient ben = dealt(nodes)[1];
            nodes.kill(nodes.node(0));
            TestClient back = nodes.enters(nodes.node(1), "ada");
            nodes.soon(() -> isHere(ben, 0) && nodes.node(1).holdsLease(ID));
            nodes.skip(Duration.ofSeconds(PATIENCE + 1));
            nodes.says(nodes.node(1), back, "here");
            nodes.soon(() -> ben.remarks().equals("here"));
            assertThat(isHere(ben, 0)).isTrue();
            assertThat(count(nodes, "\"tookOver\"")).isZero();
        }
    }

    @Test
    @DisplayName("bots play a whole match with people on three nodes, and every move is sent once on every node")
    default void bots() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 3)) {
            Plan plan = new Plan(Setup.of(Leaves.GAME, 3), false, true, 0, 0, Level.RANDOM);
            TestClient ada = nodes.opens("ada", new Request.Open("", plan, Map.of(), -1, "", false, null));
            TestClient ben = nodes.enters(nodes.node(1), "ben");
            TestClient cleo = nodes.enters(nodes.node(2), "cleo");
            nodes.does(nodes.node(0), ada, new Request.Start("go", ID, true));
            for (TestClient device : new TestClient[] {ada, ben, cleo}) {
                nodes.soon(() -> device.hasHeard("\"matchEnded\""));
                long moves = device.heard().stream()
                        .mapToLong(text -> text.split("\"kind\":\"moved\"", -1).length - 1)
                        .sum();
                assertThat(moves).isEqualTo(count(nodes, "\"moved\""));
            }
            nodes.does(nodes.node(1), ben, new Request.Replay("again", ID, 1, 0, 3));
            assertThat(ben.hasHeard("\"type\":\"replay\"")).isTrue();
        }
    }

    @Test
    @DisplayName("bots at a table without clients continue when their node dies")
    default void unattended() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 2, 300)) {
            Plan plan = new Plan(Setup.of(Leaves.GAME, 3), false, true, 0, 0, Level.RANDOM);
            TestClient ada = nodes.opens("ada", new Request.Open("", plan, Map.of(), -1, "", true, null));
            nodes.does(nodes.node(0), ada, new Request.Leave("l", ID));
            nodes.soon(() -> count(nodes, "\"moved\"") > 0);
            assertThat(nodes.node(1).holdsLease(ID)).isFalse();
            nodes.kill(nodes.node(0));
            long before = count(nodes, "\"moved\"");
            nodes.soon(() -> nodes.node(1).holdsLease(ID) && count(nodes, "\"moved\"") > before + 1);
        }
    }

    @Test
    @DisplayName("a node that drains leaves its tables to others, at once")
    default void draining() {
        try (SeveralNodes nodes = new SeveralNodes(group(), 2)) {
            dealt(nodes);
            nodes.soon(() -> nodes.node(0).holdsLease(ID) || nodes.node(1).holdsLease(ID));
            TestNode one = nodes.node(0).holdsLease(ID) ? nodes.node(0) : nodes.node(1);
            TestNode other = one == nodes.node(0) ? nodes.node(1) : nodes.node(0);
            one.lobby().drain();
            nodes.soon(() -> other.holdsLease(ID));
            assertThat(one.holdsLease(ID)).isFalse();
        }
    }
}
