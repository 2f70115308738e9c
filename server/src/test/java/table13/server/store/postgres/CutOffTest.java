package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.store.Samples.append;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import table13.server.store.postgres.FaultProxy.Fate;
import table13.server.store.postgres.TestCluster.Resident;

@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
@DisplayName("A node with a bad connection to the database")
class CutOffTest {
    private final TestCluster cluster = new TestCluster();

    @AfterEach
    void close() {
        cluster.close();
    }

    @Test
    @DisplayName("that is cut for long gives up its leases by itself, and rejoins under a new id")
    void cutOff() {
        try (FaultProxy proxy = FaultProxy.before(cluster.address, "", 13)) {
            Resident one = cluster.join(TestCluster.HURRY, proxy.through(cluster.address));
            Resident other = cluster.join();
            one.member().tables.put("t", 1L);
            other.member().tables.put("t", 1L);
            one.nodes().isHere("t", "ada", true);
            assertThat(one.nodes().acquireLease(List.of("t"))).containsExactly("t");
            cluster.soon(() -> other.sees("t", "ada") && other.member().told.contains("t stirred"));
            other.member().told.clear();

            proxy.shut(true);
            cluster.soon(() -> one.member().told.contains("cannot store"));
            cluster.soon(() -> other.member().told.contains("t stirred") && !other.sees("t", "ada"));
            // The lease has expired by the clock of the database, and earlier by the node's own.
            assertThat(one.nodes().holdsLease("t")).isFalse();
            assertThat(other.nodes().acquireLease(List.of("t"))).containsExactly("t");
            one.member().told.clear();

            proxy.shut(false);
            cluster.soon(() -> one.member().told.containsAll(List.of("can store", "missed something")));
            cluster.soon(() -> other.sees("t", "ada"));
            assertThat(one.nodes().holdsLease("t")).isFalse();
            assertThat(one.nodes().acquireLease(List.of("t"))).isEmpty();
            other.store().append(append("t", 0, "opened")).join();
            cluster.soon(() -> one.member().told.contains("t grew to 1"));
        }
    }

    @Test
    @DisplayName("that is silent listens again after a while")
    void silent() {
        try (FaultProxy proxy = FaultProxy.before(cluster.address, "table13 listener", 13)) {
            NodeSettings bellsOnly = TestCluster.HURRY.withLook(3_600_000);
            Resident one = cluster.join(bellsOnly, proxy.through(cluster.address));
            Resident other = cluster.join(bellsOnly);
            proxy.next(Fate.SILENCE);
            cluster.soon(proxy::isNextDone);
            cluster.soon(() -> one.member().told.contains("missed something"));
            other.store().append(append("t", 0, "opened")).join();
            cluster.soon(() -> one.member().told.contains("t grew to 1"));
            assertThat(one.nodes().isAlive()).isTrue();
        }
    }

    @Test
    @DisplayName("that loses answers continues heartbeats and notifications")
    void lossy() {
        try (FaultProxy proxy = FaultProxy.before(cluster.address, "", 13)) {
            Resident one = cluster.join(TestCluster.HURRY, proxy.through(cluster.address));
            Resident other = cluster.join();
            proxy.faults(100);
            for (int i = 0; i < 30; i++) {
                one.nodes().isHere("t" + i, "ada", true);
            }
            cluster.soon(() -> proxy.met(Fate.SWALLOW) + proxy.met(Fate.CUT) > 2);
            proxy.clear();
            for (int i = 0; i < 30; i++) {
                String table = "t" + i;
                cluster.soon(() -> other.sees(table, "ada"));
            }
        }
    }
}
