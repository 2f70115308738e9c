package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Those for whom bots think")
class FairQueueTest {

    @Test
    @DisplayName("take turns, however much one of them wants")
    void takeTurns() {
        FairQueue<String> turns = new FairQueue<>();
        for (int i = 0; i < 1000; i++) {
            turns.add("greedy", "g" + i);
        }
        turns.add("ada", "a0");
        turns.add("ada", "a1");
        List<String> done = new ArrayList<>(List.of(turns.next(), turns.next(), turns.next()));
        turns.add("bob", "b0");
        turns.add("ada", "a2");
        while (done.size() < 8) {
            done.add(turns.next());
        }
        assertThat(done).containsExactly("g0", "a0", "g1", "a1", "g2", "b0", "a2", "g3");
        assertThat(turns.size()).isEqualTo(996);
        while (turns.size() > 0) {
            done.add(turns.next());
        }
        assertThat(done).hasSize(1004).doesNotHaveDuplicates().endsWith("g999");
    }
}
