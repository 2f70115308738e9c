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

@DisplayName("Nodes notify each other")
class NotificationsTest {
    private static final NodeSettings NOTIFICATIONS_ONLY = TestCluster.HURRY.withLook(3_600_000);

    private final TestCluster cluster = new TestCluster();

    @AfterEach
    void close() {
        cluster.close();
    }

    @Test
    @DisplayName("of new entries, guests and presence, by notifications alone, on every node")
    void everybodyHears() {
        List<Resident> all = List.of(
                cluster.join(NOTIFICATIONS_ONLY), cluster.join(NOTIFICATIONS_ONLY), cluster.join(NOTIFICATIONS_ONLY));
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
        assertThat(one.member().told).doesNotContain("t grew to 2"); // it has appended this itself
        assertThat(one.bellsHeard().get()).isGreaterThan(1);
        long changes = all.get(1).member().times("ada changed");
        one.store().removeToken(hash("token"));
        cluster.soon(() -> all.get(1).member().times("ada changed") > changes);
        assertThat(all.get(2).bellsHeard().get()).isEqualTo(1);
    }

    @Test
    @DisplayName("with the entries themselves, if allowed, which are checked against the log after an outage")
    void entries() {
        Resident one = cluster.join(NOTIFICATIONS_ONLY);
        Resident other = cluster.join(NOTIFICATIONS_ONLY);
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
    @DisplayName("or find appended logs by polling if a notification was lost, and no others")
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
    @DisplayName("again after a cut connection, and check everything because they may have missed changes")
    void listenerKilled() {
        Resident one = cluster.join(NOTIFICATIONS_ONLY);
        Resident other = cluster.join(NOTIFICATIONS_ONLY);
        killListeners();
        cluster.soon(() -> other.member().told.contains("missed something"));
        cluster.soon(() -> one.member().told.contains("missed something"));
        one.store().append(append("t", 0, "opened")).join();
        cluster.soon(() -> other.member().told.contains("t grew to 1"));
    }

    @Test
    @DisplayName("of delayed changes after the notifier's own connection was cut")
    void bellKilled() {
        Resident one = cluster.join(NOTIFICATIONS_ONLY);
        Resident other = cluster.join(NOTIFICATIONS_ONLY);
        for (int version = 0; version < 5; version++) {
            one.store().append(append("t", version, "said")).join();
            cluster.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    + " WHERE application_name = 'table13 bell' AND datname = current_database()");
        }
        cluster.soon(() -> other.member().told.contains("t grew to 5"));
    }

    @Test
    @DisplayName("of pending changes before they close")
    void lastWords() {
        Resident one = cluster.join(NOTIFICATIONS_ONLY);
        Resident other = cluster.join(NOTIFICATIONS_ONLY);
        one.store().append(append("t", 0, "opened")).join();
        one.store().close();
        cluster.soon(() -> other.member().told.contains("t grew to 1"));
    }
}
