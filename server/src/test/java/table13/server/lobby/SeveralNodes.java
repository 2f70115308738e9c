package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.leaves.Leaves;
import table13.runtime.ReservedTable;
import table13.server.kit.GatedNode;
import table13.server.kit.NodeGroup;
import table13.server.kit.TestGuest;
import table13.server.kit.Waiting;
import table13.server.store.Nodes;
import table13.server.store.Store;
import table13.table.Plan;
import table13.wire.protocol.Request;

/// Nodes with one log, a table of 13 Leaves, and clients on any node.
final class SeveralNodes implements AutoCloseable {
    static final String ID = "7".repeat(32);
    static final int PATIENCE = 10;
    private static final String REFUSED = "{\"type\":\"refused\"";
    static final ReservedTable UNOPENED = ReservedTable.of(ID, "5e".repeat(32));

    private final NodeGroup group;
    private final List<TestNode> nodes = new ArrayList<>();
    private final List<TestClient> devices = new ArrayList<>();
    private final AtomicLong skipped = new AtomicLong();
    private final long pauseMillis;

    SeveralNodes(NodeGroup group, int count) {
        this(group, count, 0);
    }

    /// With several nodes and a pause before bot moves.
    SeveralNodes(NodeGroup group, int count, long pauseMillis) {
        this.group = group;
        this.pauseMillis = pauseMillis;
        for (int i = 0; i < count; i++) {
            join();
        }
    }

    TestNode join() {
        return joins(group.node());
    }

    TestNode joins(Store store) {
        nodes.add(new TestNode(new GatedNode(store), skipped, pauseMillis));
        return nodes.getLast();
    }

    TestNode node(int index) {
        return nodes.get(index);
    }

    /// Sets all clocks forward.
    void skip(Duration time) {
        skipped.addAndGet(time.toMillis());
        nodes.forEach(node -> node.lobby().handle(new TestClient("nobody"), new Request.Leave("", ID)));
    }

    void kill(TestNode node) {
        group.kill(node.gates().inner());
        node.end();
    }

    /// Whether the other nodes count this killed node as dead.
    boolean isDead(TestNode node) {
        String id = node.store().nodes().id();
        Nodes others = nodes.getLast().store().nodes();
        return others.all().stream()
                .filter(each -> each.id().equals(id))
                .allMatch(each -> each.until() < others.clock().millis());
    }

    // ---- requests

    /// Opens the table on the first node and waits for it.
    TestClient opens(String guest) {
        return opens(guest, new Request.Open("", plan(), Map.of(), 0, "", false, null));
    }

    TestClient opens(String guest, Request.Open request) {
        TestClient device = device(guest);
        node(0).lobby().open(device, request, UNOPENED, UNOPENED);
        soon(() -> !device.heard().isEmpty() || device.isHungUp());
        assertThat(device.hasHeard("\"type\":\"done\""))
                .as("opened: %s", device)
                .isTrue();
        soon(() -> device.hasHeard("\"type\":\"table\""));
        return device;
    }

    static Plan plan() {
        return new Plan(Setup.of(Leaves.GAME, 3), false, true, 0, PATIENCE, Level.EASY);
    }

    private TestClient device(String guest) {
        devices.add(new TestClient(guest));
        return devices.getLast();
    }

    /// Enters a table on this node and waits for it.
    TestClient enters(TestNode node, String guest) {
        return enters(node, guest, -1);
    }

    TestClient enters(TestNode node, String guest, long since) {
        TestClient device = triesToEnter(node, guest, since);
        assertThat(device.hasHeard("\"type\":\"table\""))
                .as("let in: %s", device)
                .isTrue();
        return device;
    }

    /// Asks to enter on this node. The request may be refused.
    TestClient triesToEnter(TestNode node, String guest, long since) {
        TestClient device = device(guest);
        answer(node, device, new Request.Enter("e", ID, since, 0, null));
        return device;
    }

    /// Sends a request that must be done.
    void does(TestNode node, TestClient device, Request.AtTable request) {
        String answer = answer(node, device, request);
        assertThat(answer)
                .as("%s asked for %s", device.guest(), request)
                .isNotEmpty()
                .doesNotStartWith(REFUSED);
    }

    /// Sends a request that must be refused.
    ///
    /// @return the reason
    String isRefused(TestNode node, TestClient device, Request.AtTable request) {
        String answer = answer(node, device, request);
        assertThat(answer).as("%s asked for %s", device.guest(), request).startsWith(REFUSED);
        return (String) TestGuest.read(answer).get("reason");
    }

    /// The answer; empty if the connection was aborted.
    private String answer(TestNode node, TestClient device, Request.AtTable request) {
        int before = device.heard().size();
        node.asks(device, request);
        soon(() -> device.isHungUp() || !answerSince(before, device, request).isEmpty());
        return answerSince(before, device, request);
    }

    private static String answerSince(int before, TestClient device, Request.AtTable request) {
        return device.heard().stream()
                .skip(before)
                .filter(text -> text.contains("\"re\":\"" + request.id() + '"'))
                .findFirst()
                .orElse("");
    }

    void says(TestNode node, TestClient device, String text) {
        does(node, device, new Request.Say(text, ID, text));
    }

    /// Waits for a condition. On timeout, reports the last messages of all devices and the state of the nodes.
    void soon(Callable<Boolean> condition) {
        Waiting.until(condition, this::lastSeen);
    }

    private String lastSeen() {
        StringBuilder seen = new StringBuilder();
        devices.forEach(device -> seen.append("\n  ").append(device));
        nodes.forEach(node -> seen.append("\n  ").append(node));
        return seen.toString();
    }

    /// Waits until this node reads from the store that a guest is at the table on another node.
    void isWritten(TestNode reader, String guest) {
        soon(() -> reader.gates().inner().nodes().presence(ID).guests().stream()
                .filter(Nodes.RemotePresence::isHere)
                .anyMatch(sighting -> sighting.guest().equals(guest)));
    }

    @Override
    public void close() {
        nodes.forEach(TestNode::end);
        group.close();
    }
}
