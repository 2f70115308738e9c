package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import table13.server.store.postgres.TestCluster.Resident;

@Execution(ExecutionMode.CONCURRENT)
@DisplayName("The lease of a table")
class LeaseTest {
    private final TestCluster cluster = new TestCluster();

    @AfterEach
    void close() {
        cluster.close();
    }

    @Test
    @DisplayName("is held by one node at a time, and by another after its release")
    void oneAtATime() {
        Resident one = cluster.join();
        Resident other = cluster.join();
        one.nodes().acquireLease("t");
        cluster.soon(() -> one.nodes().holdsLease("t") && one.member().told.contains("t stirred"));
        assertThat(other.nodes().acquireLease(List.of("t", "u"))).containsExactly("u");
        assertThat(other.nodes().holdsLease("t")).isFalse();
        assertThat(one.nodes().acquireLease(List.of("t", "u"))).containsExactly("t");
        other.member().told.clear();
        one.nodes().releaseLease("t");
        assertThat(one.nodes().holdsLease("t")).isFalse();
        cluster.soon(() -> other.member().told.contains("t stirred"));
        other.nodes().acquireLease("t");
        cluster.soon(() -> other.nodes().holdsLease("t"));
        assertThat(one.nodes().acquireLease(List.of("t"))).isEmpty();
    }

    @Test
    @DisplayName("is held by one of many nodes that request it at once")
    void manyAtOnce() {
        List<Resident> all = List.of(cluster.join(), cluster.join(), cluster.join());
        List<String> tables = new ArrayList<>();
        for (int i = 0; i < 2 * LeaseRows.MOST + 50; i++) {
            tables.add("t" + i);
        }
        List<CompletableFuture<Set<String>>> asked = all.stream()
                .map(each -> CompletableFuture.supplyAsync(() -> each.nodes().acquireLease(tables)))
                .toList();
        Set<String> together = new HashSet<>();
        int sum = 0;
        for (CompletableFuture<Set<String>> each : asked) {
            together.addAll(each.join());
            sum += each.join().size();
        }
        assertThat(together).containsExactlyInAnyOrderElementsOf(tables);
        assertThat(sum).isEqualTo(tables.size());
    }

    @Test
    @DisplayName("passes to another node after a death, and nodes with the table in memory are notified")
    @Tag("slow")
    void takeover() throws SQLException {
        Resident one = cluster.join();
        Resident other = cluster.join();
        other.member().tables.put("t", 1L);
        assertThat(one.nodes().acquireLease(List.of("t"))).containsExactly("t");
        long before = cluster.now();
        cluster.soon(() -> cluster.number("SELECT min(until) FROM nodes") >= before + TestCluster.LEASE);
        one.nodes().die();
        cluster.keepAlive(one);
        assertThat(other.nodes().acquireLease(List.of("t"))).isEmpty();
        assertThat(other.member().told).doesNotContain("t stirred");
        cluster.expire(one);
        cluster.soon(() -> other.member().told.contains("t stirred"));
        assertThat(other.nodes().acquireLease(List.of("t"))).containsExactly("t");
        cluster.soon(() -> !one.nodes().holdsLease("t"));
    }

    @Test
    @DisplayName("is released by a draining node, which announces it")
    void drain() {
        Resident one = cluster.join();
        Resident other = cluster.join();
        assertThat(one.nodes().acquireLease(List.of("t", "u"))).hasSize(2);
        one.nodes().drain();
        assertThat(one.nodes().holdsLease("t")).isFalse();
        cluster.soon(() -> other.member().told.containsAll(List.of("t stirred", "u stirred")));
        assertThat(other.nodes().acquireLease(List.of("t", "u"))).hasSize(2);
        one.nodes().acquireLease("v");
        assertThat(one.nodes().acquireLease(List.of("v"))).isEmpty();
        cluster.soon(() -> other.nodes().all().stream().anyMatch(node -> node.isDraining()));
    }

    @Test
    @DisplayName("expires with its node, which rejoins and resyncs")
    void lapsed() {
        Resident one = cluster.join();
        Resident other = cluster.join();
        one.nodes().isHere("t", "ada", true);
        assertThat(one.nodes().acquireLease(List.of("t"))).hasSize(1);
        cluster.soon(() -> other.sees("t", "ada"));
        cluster.run("UPDATE nodes SET until = until - 60000 WHERE id = '"
                + one.nodes().id() + "'");
        cluster.soon(() -> one.member().told.contains("missed something"));
        assertThat(one.nodes().holdsLease("t")).isFalse();
        assertThat(one.nodes().id()).endsWith(".2");
        cluster.soon(() -> other.sees("t", "ada"));
        assertThat(other.nodes().acquireLease(List.of("t"))).containsExactly("t");
        assertThat(other.nodes().all()).hasSize(2);
        assertThat(one.nodes().acquireLease(List.of("u"))).containsExactly("u");
    }
}
