package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.store.NodeList;
import table13.server.store.StoreException;
import table13.server.store.postgres.TestCluster.Resident;

@DisplayName("Inspecting nodes")
class NodeInspectorTest {

    @Test
    @DisplayName("lists all nodes without joining them")
    void seesAll() throws SQLException {
        try (TestCluster cluster = new TestCluster()) {
            Resident one = cluster.join();
            Resident other = cluster.join();
            other.store().close();
            cluster.keepAlive(other);
            NodeList seen = NodeInspector.nodes(PostgresAddress.of(cluster.address));
            assertThat(seen.nodes()).hasSize(2).allMatch(seen::isAlive);
            assertThat(seen.nodes().getFirst().id()).isEqualTo(one.nodes().id());
            assertThat(seen.nodes().getLast().isDraining()).isTrue();
            assertThat(cluster.number("SELECT count(*) FROM nodes")).isEqualTo(2);
            cluster.expire(other);
            NodeList later = NodeInspector.nodes(PostgresAddress.of(cluster.address));
            assertThat(later.nodes()).extracting(later::isAlive).contains(false);
        }
    }

    @Test
    @DisplayName("fails with a reason without secrets")
    void nothingToSee() {
        assertThatThrownBy(() -> NodeInspector.nodes(PostgresAddress.of(TestDatabases.empty())))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("holds nothing of Table 13 yet");
        assertThatThrownBy(() -> NodeInspector.nodes(PostgresAddress.of("postgresql://ada:secret@127.0.0.1:1/cards")))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("postgresql://127.0.0.1:1/cards does not answer")
                .hasMessageNotContaining("secret");
    }
}
