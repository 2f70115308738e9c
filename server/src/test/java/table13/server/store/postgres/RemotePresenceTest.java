package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.store.Samples.append;

import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import table13.server.store.Nodes.RemotePresence;
import table13.server.store.postgres.TestCluster.Resident;

@Execution(ExecutionMode.CONCURRENT)
@DisplayName("Presence")
class RemotePresenceTest {
    /// Maximum error of a node's database clock when the database answers slowly.
    private static final long A_SECOND = 1_000;

    private final TestCluster cluster = new TestCluster();

    @AfterEach
    void close() {
        cluster.close();
    }

    @Test
    @DisplayName("is known on all other nodes, with the time of departure to the millisecond")
    void acrossNodes() throws SQLException {
        Resident one = cluster.join();
        Resident other = cluster.join();
        Resident third = cluster.join();
        one.nodes().isHere("t", "ada", true);
        cluster.soon(() -> other.sees("t", "ada") && third.sees("t", "ada"));
        assertThat(one.sees("t", "ada")).isFalse();
        assertThat(other.nodes().presence("u").guests()).isEmpty();
        other.nodes().isHere("t", "ada", true);
        cluster.soon(() -> one.sees("t", "ada"));
        one.nodes().isHere("t", "ada", false);
        assertThat(one.sees("t", "ada")).isTrue();
        long before = cluster.now();
        other.nodes().isHere("t", "ada", false);
        cluster.soon(() -> !one.sees("t", "ada") && !third.sees("t", "ada"));
        cluster.soon(() -> one.sighting("t", "ada").equals(third.sighting("t", "ada")));
        RemotePresence left = one.sighting("t", "ada");
        assertThat(left.since()).isBetween(before - A_SECOND, cluster.now() + A_SECOND);
        assertThat(List.of(other.sighting("t", "ada"), third.sighting("t", "ada")))
                .containsOnly(left);
    }

    @Test
    @DisplayName("on a dead node ends with its lease, at the same moment on all nodes")
    @Tag("slow")
    void death() throws SQLException {
        Resident one = cluster.join();
        Resident other = cluster.join();
        Resident third = cluster.join();
        other.member().tables.put("t", 1L);
        one.nodes().isHere("t", "ada", true);
        cluster.soon(() -> other.sees("t", "ada") && other.member().told.contains("t stirred"));
        other.member().told.clear();
        one.nodes().die();
        cluster.keepAlive(one);
        assertThat(other.sees("t", "ada")).isTrue();
        long until = cluster.expire(one);
        cluster.soon(() -> other.member().told.contains("t stirred"));
        RemotePresence left = other.sighting("t", "ada");
        assertThat(left.isHere()).isFalse();
        assertThat(left.since()).isEqualTo(until);
        assertThat(third.sighting("t", "ada")).isEqualTo(left);
        // The guest reconnects to another node.
        third.nodes().isHere("t", "ada", true);
        cluster.soon(() -> other.sees("t", "ada"));
    }

    @Test
    @DisplayName("lasts equally long on a node that stops properly, although its connections end first")
    @Tag("slow")
    void goodEnd() throws SQLException {
        Resident one = cluster.join();
        Resident other = cluster.join();
        one.nodes().isHere("t", "ada", true);
        cluster.soon(() -> other.sees("t", "ada"));
        one.nodes().drain();
        one.nodes().isHere("t", "ada", false);
        long stopped = cluster.now();
        one.store().close();
        assertThat(cluster.keepAlive(one)).isGreaterThanOrEqualTo(stopped + TestCluster.LEASE);
        assertThat(other.sees("t", "ada")).isTrue();
        long until = cluster.expire(one);
        assertThat(other.sighting("t", "ada")).isEqualTo(new RemotePresence("ada", false, until));
    }

    @Test
    @DisplayName("of an unseen guest follows the first announcement, and a real presence replaces it")
    void away() {
        Resident one = cluster.join();
        Resident other = cluster.join();
        one.nodes().isAway("t", "ada", 5_000);
        cluster.soon(
                () -> other.sighting("t", "ada") != null && other.member().told.contains("t stirred"));
        other.nodes().isAway("t", "ada", 6_000);
        other.nodes().isHere("t", "bob", true);
        cluster.soon(() -> one.sees("t", "bob"));
        one.nodes().isAway("t", "bob", 7_000);
        one.nodes().isAway("t", "cy", 8_000);
        cluster.soon(() -> other.sighting("t", "cy") != null);
        assertThat(one.nodes().presence("t").guests())
                .containsExactlyInAnyOrder(
                        new RemotePresence("ada", false, 5_000),
                        one.sighting("t", "bob"),
                        new RemotePresence("cy", false, 8_000));
        assertThat(one.sees("t", "bob")).isTrue();
        other.nodes().isHere("t", "ada", true);
        cluster.soon(() -> one.sees("t", "ada"));
    }

    @Test
    @DisplayName("is written again after the database has lost it, as in a crash")
    void forgotten() {
        Resident one = cluster.join();
        Resident other = cluster.join();
        one.nodes().isHere("t", "ada", true);
        one.nodes().isHere("t", "bob", true);
        one.nodes().isHere("t", "bob", false);
        cluster.soon(() -> other.sees("t", "ada") && other.sighting("t", "bob") != null);
        RemotePresence left = other.sighting("t", "bob");
        cluster.run("TRUNCATE nodes, presence, leases");
        cluster.soon(() -> other.sees("t", "ada") && other.sighting("t", "bob") != null);
        assertThat(other.sighting("t", "bob")).isEqualTo(left);
        cluster.soon(() -> one.member().told.contains("missed something"));
    }

    @Test
    @DisplayName("is removed after a day, and for closed tables")
    void tidy() throws SQLException {
        Resident one = cluster.join();
        Resident other = cluster.join();
        one.store().append(append("closed", 0, "opened")).join();
        one.nodes().isHere("closed", "ada", true);
        one.nodes().isHere("t", "ada", true);
        one.nodes().isAway("t", "old", 1);
        cluster.soon(() -> other.sees("closed", "ada") && other.sees("t", "ada") && other.sighting("t", "old") != null);
        cluster.run("UPDATE listings SET is_open = false");
        cluster.run("INSERT INTO leases VALUES ('t', 'long gone')");
        cluster.run("INSERT INTO tallies VALUES ('guests', 1, 5)");
        cluster.tidy();
        assertThat(other.nodes().presence("closed").guests()).isEmpty();
        assertThat(other.nodes().presence("t").guests())
                .extracting(RemotePresence::guest)
                .containsExactly("ada");
        assertThat(cluster.number("SELECT count(*) FROM leases")).isZero();
        assertThat(cluster.number("SELECT count(*) FROM tallies")).isZero();
        assertThat(cluster.number("SELECT count(*) FROM nodes")).isEqualTo(2);
    }

    @Test
    @DisplayName("is unknown from before the database lost it, until the nodes have rejoined")
    void lost() throws SQLException {
        Resident one = cluster.join();
        Resident other = cluster.join();
        one.nodes().isHere("t", "ada", true);
        cluster.soon(() -> other.sees("t", "ada"));
        long before = cluster.now();
        assertThat(other.nodes().presence("t").since()).isLessThanOrEqualTo(before);
        // The effect of a database crash on unlogged tables.
        cluster.run("TRUNCATE nodes, presence, leases");
        assertThat(other.nodes().presence("t").since()).isGreaterThanOrEqualTo(before);
        cluster.soon(() -> other.sees("t", "ada"));
        assertThat(other.nodes().presence("t").since()).isGreaterThanOrEqualTo(before);
    }
}
