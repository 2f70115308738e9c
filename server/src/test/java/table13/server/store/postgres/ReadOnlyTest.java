package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.store.Samples.append;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.store.postgres.TestCluster.Resident;

@DisplayName("When the database is read-only, as in a failover")
class ReadOnlyTest {
    private final TestCluster cluster = new TestCluster();

    @AfterEach
    void close() {
        cluster.close();
    }

    @Test
    @DisplayName("a node reports it with the reason without any append, and resumes when it is writable")
    @Tag("slow")
    void readOnly() {
        Resident one = cluster.join();
        one.member().tables.put("t", 0L);
        turn("on");
        cluster.soon(() -> one.member().told.contains("cannot store"));
        assertThat(one.store().health().sentence()).contains("is read-only just now");
        cluster.soon(() -> !one.nodes().isAlive());
        assertThat(one.nodes().presence("t").guests()).isEmpty();
        turn("off");
        cluster.soon(() -> one.member().told.contains("can store"));
        cluster.soon(() -> one.nodes().isAlive());
        one.store().append(append("t", 0, "opened")).join();
        cluster.soon(() -> one.member().told.contains("t grew to 1"));
        assertThat(one.store().isReady()).isTrue();
    }

    /// Makes new connections read-only or writable.
    private void turn(String how) {
        cluster.run("SET TRANSACTION READ WRITE; DO $$ BEGIN EXECUTE"
                + " 'ALTER DATABASE ' || current_database() || ' SET default_transaction_read_only = " + how
                + "'; END $$; SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                + " WHERE datname = current_database() AND pid <> pg_backend_pid()");
    }
}
