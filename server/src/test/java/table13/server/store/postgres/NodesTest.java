package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.kit.Waiting.until;

import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.store.Nodes.Node;
import table13.server.store.postgres.TestCluster.Resident;

@DisplayName("Nodes on one database")
class NodesTest {
    private static final String CLOCK_OFFSET = "table13.test.clock-offset-millis";
    private static final long OFFSET = 5_000;

    private final TestCluster cluster = new TestCluster();

    @AfterEach
    void close() {
        System.clearProperty(CLOCK_OFFSET);
        cluster.close();
    }

    @Test
    @DisplayName("list their load, and whether they are draining")
    void list() throws SQLException {
        long before = cluster.now();
        Resident one = cluster.join();
        Resident other = cluster.join();
        one.member().clients = 12;
        one.member().tables.put("t", 1L);
        one.member().tables.put("u", 1L);
        one.nodes().acquireLease("t");
        cluster.soon(() -> node(other, one.nodes().id()).leases() == 1);
        cluster.soon(() -> node(other, one.nodes().id()).clients() == 12);
        Node node = node(other, one.nodes().id());
        assertThat(node.tables()).isEqualTo(2);
        assertThat(node.isDraining()).isFalse();
        assertThat(node.ready().isReady()).isTrue();
        assertThat(node.since()).isBetween(before, cluster.now());
        assertThat(node.until()).isGreaterThan(node.since());
        assertThat(other.nodes().all()).hasSize(2);
        one.store().close();
        assertThat(node(other, one.nodes().id()).isDraining()).isTrue();
    }

    private static Node node(Resident asked, String id) {
        return asked.nodes().all().stream()
                .filter(node -> node.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("share counters, and each count is returned once")
    void count() {
        List<Resident> all = List.of(cluster.join(), cluster.join());
        Set<Integer> counts = IntStream.range(0, 60)
                .parallel()
                .mapToObj(i -> all.get(i % 2).nodes().count("guests", 1))
                .collect(Collectors.toSet());
        assertThat(counts).hasSizeBetween(30, 60).contains(1, 30);
        assertThat(all.getFirst().nodes().count("tables", 1)).isEqualTo(1);
    }

    @Test
    @DisplayName("share the database's clock; a node with a wrong clock is not ready until it is right")
    void clock() throws SQLException {
        Resident one = cluster.join(TestCluster.HURRY.withClock(100));
        assertThat(one.store().health().isReady()).isTrue();
        System.setProperty(CLOCK_OFFSET, "" + OFFSET);
        cluster.soon(() -> !one.store().health().isReady());
        // The exact value depends on the response time of the database.
        assertThat(one.store().health().sentence()).contains(" s ahead of that of the database");
        long before = cluster.now();
        assertThat(one.nodes().clock().millis()).isBetween(before - OFFSET / 2, cluster.now() + OFFSET / 2);
        cluster.soon(() -> !node(one, one.nodes().id()).ready().isReady());
        assertThat(node(one, one.nodes().id()).clockOffMillis()).isBetween(OFFSET / 2, OFFSET * 3 / 2);
        assertThat(one.member().told).doesNotContain("cannot store");
        System.clearProperty(CLOCK_OFFSET);
        cluster.soon(() -> one.store().health().isReady());
    }

    @Test
    @DisplayName("leave no threads after closing")
    void threads() {
        Set<Thread> before = storeThreads();
        Resident one = cluster.join();
        Set<Thread> more = storeThreads();
        more.removeAll(before);
        assertThat(more).hasSizeGreaterThan(5).allMatch(Thread::isDaemon);
        one.store().close();
        until(NodesTest::storeThreads, before::containsAll);
    }

    private static Set<Thread> storeThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("store-"))
                .collect(Collectors.toSet());
    }
}
