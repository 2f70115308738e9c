package table13.server.lobby;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.leaves.Leaves;
import table13.server.kit.NodeGroup;
import table13.server.store.Store;
import table13.table.Plan;
import table13.wire.desk.UnopenedTable;
import table13.wire.protocol.Request;

/// Nodes with one log, a table of 13 Leaves, and people at it, wherever they like.
final class SeveralNodes implements AutoCloseable {
    static final String ID = "7".repeat(32);
    static final int PATIENCE = 10;
    static final UnopenedTable UNOPENED = UnopenedTable.of(ID, "5e".repeat(32));
    private static final Duration LONG = Duration.ofSeconds(30);

    private final NodeGroup group;
    private final List<TestNode> nodes = new ArrayList<>();
    private final AtomicLong skipped = new AtomicLong();
    private final long pauseMillis;

    SeveralNodes(NodeGroup group, int count) {
        this(group, count, 0);
    }

    /// As above, with bots that wait.
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
        nodes.add(new TestNode(store, skipped, pauseMillis));
        return nodes.getLast();
    }

    TestNode node(int index) {
        return nodes.get(index);
    }

    /// Sets all clocks forward.
    void skip(Duration time) {
        skipped.addAndGet(time.toMillis());
        nodes.forEach(node -> node.lobby().handle(new Device("nobody"), new Request.Leave("", ID)));
    }

    void kill(TestNode node) {
        group.kill(node.store());
        node.end();
    }

    // ---- at the table

    /// Opens the table, on the first node, and waits until it stands.
    Device opens(String guest) {
        return opens(guest, new Request.Open("", plan(), Map.of(), 0, "", false, null));
    }

    Device opens(String guest, Request.Open request) {
        Device device = new Device(guest);
        node(0).lobby().open(device, request, UNOPENED, UNOPENED);
        soon(() -> device.hasHeard("\"type\":\"table\""));
        return device;
    }

    static Plan plan() {
        return new Plan(Setup.of(Leaves.GAME, 3), false, true, 0, PATIENCE, Level.EASY);
    }

    /// Somebody enters there.
    Device enters(TestNode node, String guest) {
        return enters(node, guest, -1);
    }

    Device enters(TestNode node, String guest, long since) {
        Device device = new Device(guest);
        node.asks(device, new Request.Enter("e", ID, since, 0, null));
        soon(() -> device.hasHeard("\"re\":\"e\"") || device.isHungUp());
        return device;
    }

    void does(TestNode node, Device device, Request.AtTable request) {
        int before = device.heard().size();
        node.asks(device, request);
        soon(() -> device.isHungUp()
                || device.heard().stream()
                        .skip(before)
                        .anyMatch(text -> text.contains("\"re\":\"" + request.id() + '"')));
    }

    void says(TestNode node, Device device, String text) {
        does(node, device, new Request.Say(text, ID, text));
    }

    static void soon(Callable<Boolean> condition) {
        await().atMost(LONG)
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(5))
                .until(condition);
    }

    @Override
    public void close() {
        nodes.forEach(TestNode::end);
        group.close();
    }
}
