package table13.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Metrics")
class MetricsTest {

    @Test
    @DisplayName("have the current id of the node, also after its lease expired")
    void node() {
        AtomicReference<String> id = new AtomicReference<>("b5a1");
        Metrics metrics = new Metrics();
        metrics.node(id::get, "1.0");
        assertThat(metrics.text()).contains("table13_node{id=\"b5a1\",version=\"1.0\"} 1");
        id.set("b5a1.2");
        assertThat(metrics.text())
                .contains("table13_node{id=\"b5a1.2\",version=\"1.0\"} 1")
                .doesNotContain("\"b5a1\"");
    }
}
