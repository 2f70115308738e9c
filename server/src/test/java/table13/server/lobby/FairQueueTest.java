package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Shares of a fair queue")
class FairQueueTest {

    @Test
    @DisplayName("take turns, however many items one of them has")
    void takeTurns() {
        FairQueue<String> queue = new FairQueue<>();
        for (int i = 0; i < 1000; i++) {
            queue.add("greedy", "g" + i);
        }
        queue.add("ada", "a0");
        queue.add("ada", "a1");
        List<String> done = new ArrayList<>(List.of(queue.next(), queue.next(), queue.next()));
        queue.add("bob", "b0");
        queue.add("ada", "a2");
        while (done.size() < 8) {
            done.add(queue.next());
        }
        assertThat(done).containsExactly("g0", "a0", "g1", "a1", "g2", "b0", "a2", "g3");
        assertThat(queue.size()).isEqualTo(996);
        while (queue.size() > 0) {
            done.add(queue.next());
        }
        assertThat(done).hasSize(1004).doesNotHaveDuplicates().endsWith("g999");
    }
}
