package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.store.Samples.append;
import static table13.server.store.Samples.hash;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.store.AppendRequest;
import table13.server.store.Guest;
import table13.server.store.postgres.TestCluster.Resident;

@DisplayName("Nodes hear of each other")
class NotificationsTest {
    private static final NodeSettings BELLS_ONLY = TestCluster.HURRY.withLook(3_600_000);

    private final TestCluster cluster = new TestCluster();

    @AfterEach
    void close() {
        cluster.close();
    }

    @Test
    @DisplayName("when a log grew, a guest changed or somebody came: by bells alone, and all of them")
    void everybodyHears() {
        List<Resident> all = List.of(cluster.join(BELLS_ONLY), cluster.join(BELLS_ONLY), cluster.join(BELLS_ONLY));
        Resident one = all.getFirst();
        one.store().append(append("t", 0, "opened", "sat")).join();
        one.store().addGuest(new Guest("ada", "Ada", 1), hash("token"));
        one.store().rename("ada", "Lady Ada");
        one.nodes().isHere("t", "ada", true);
        for (Resident each : all) {
            cluster.soon(() -> each.member().told.containsAll(List.of("ada changed", "t stirred")));
        }
        cluster.soon(() -> all.get(1).member().told.contains("t grew to 2"));
        cluster.soon(() -> all.get(2).member().told.contains("t grew to 2"));
        assertThat(one.member().told).doesNotContain("t grew to 2"); // it knows
        assertThat(one.bellsHeard().get()).isGreaterThan(1);
        long changes = all.get(1).member().times("ada changed");
        one.store().removeToken(hash("token"));
        cluster.soon(() -> all.get(1).member().times("ada changed") > changes);
        assertThat(all.get(2).bellsHeard().get()).isEqualTo(1);
    }

    @Test
    @DisplayName(
            "with the entries themselves, where they may be told, which are compared with the log like those that were read")
    void entries() {
        Resident one = cluster.join(BELLS_ONLY);
        Resident other = cluster.join(BELLS_ONLY);
        AppendRequest opened = append("t", 0, "opened", "started");
        one.store().append(opened).join();
        other.store().entries("t", 0);
        one.store().append(follows(opened, append("t", 2, "moved", "moved on"))).join();
        cluster.soon(() -> other.member().told.contains("t grew by [moved, moved on]"));
        other.member().tables.put("t", 4L);
        cluster.run("UPDATE entries SET append_id = append_id + 1 WHERE version = 4");
        killListeners();
        cluster.soon(() -> other.member().told.contains("t replaced"));
    }

    private void killListeners() {
        cluster.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                + " WHERE application_name = 'table13 listener' AND datname = current_database()");
    }

    private static AppendRequest follows(AppendRequest before, AppendRequest append) {
        return new AppendRequest(
                append.table(),
                append.expectedVersion(),
                append.entries(),
                append.listing(),
                append.checkpoints(),
                before.entries().getLast());
    }

    @Test
    @DisplayName("also if the bell was lost: a look around finds what has grown, and nothing else")
    void lostBells() {
        Resident one = cluster.join();
        one.store().append(append("t", 0, "opened")).join();
        one.store().append(append("u", 0, "opened")).join();
        Resident other = cluster.join();
        other.member().tables.put("t", 1L);
        other.member().tables.put("u", 1L);
        other.member().tables.put("unknown", 1L);
        cluster.run("UPDATE listings SET version = 7 WHERE table_id = 't'");
        cluster.soon(() -> other.member().told.contains("t grew to 7"));
        cluster.run("UPDATE listings SET version = 8 WHERE table_id = 't'");
        cluster.soon(() -> other.member().told.contains("t grew to 8"));
        assertThat(other.member().told).doesNotContain("u grew to 1", "unknown grew to 1");
    }

    @Test
    @DisplayName("again after the line was cut, and look at everything because they may have missed something")
    void listenerKilled() {
        Resident one = cluster.join(BELLS_ONLY);
        Resident other = cluster.join(BELLS_ONLY);
        killListeners();
        cluster.soon(() -> other.member().told.contains("missed something"));
        cluster.soon(() -> one.member().told.contains("missed something"));
        one.store().append(append("t", 0, "opened")).join();
        cluster.soon(() -> other.member().told.contains("t grew to 1"));
    }

    @Test
    @DisplayName("after the bell's own line was cut: what it could not tell it tells then")
    void bellKilled() {
        Resident one = cluster.join(BELLS_ONLY);
        Resident other = cluster.join(BELLS_ONLY);
        for (int version = 0; version < 5; version++) {
            one.store().append(append("t", version, "said")).join();
            cluster.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    + " WHERE application_name = 'table13 bell' AND datname = current_database()");
        }
        cluster.soon(() -> other.member().told.contains("t grew to 5"));
    }

    @Test
    @DisplayName("and a node that goes tells what it still has to tell")
    void lastWords() {
        Resident one = cluster.join(BELLS_ONLY);
        Resident other = cluster.join(BELLS_ONLY);
        one.store().append(append("t", 0, "opened")).join();
        one.store().close();
        cluster.soon(() -> other.member().told.contains("t grew to 1"));
    }
}
