package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Between two bells")
class HintsTest {
    private final Hints hints = new Hints();

    @Test
    @DisplayName("each thing is kept once, with the highest version, and only the first wakes somebody up")
    void once() {
        assertThat(hints.grew("t", 2)).isTrue();
        assertThat(hints.grew("t", 5)).isFalse();
        hints.grew("t", 3);
        hints.stirred("t");
        hints.stirred("t");
        hints.changed("ada");
        Hints.Batch batch = hints.take();
        assertThat(batch.grown()).isEqualTo(Map.of("t", 5L));
        assertThat(batch.stirred()).isEqualTo(Set.of("t"));
        assertThat(batch.changed()).isEqualTo(Set.of("ada"));
        assertThat(hints.take().isEmpty()).isTrue();
        assertThat(hints.stirred("t")).isTrue();
    }

    @Test
    @DisplayName("what could not be told is told with what happened since, and counts from when it happened")
    void putBack() {
        hints.grew("t", 2);
        hints.grew("u", 9);
        Hints.Batch untold = hints.take();
        hints.grew("t", 3);
        hints.changed("ada");
        hints.putBack(untold);
        Hints.Batch batch = hints.take();
        assertThat(batch.grown()).isEqualTo(Map.of("t", 3L, "u", 9L));
        assertThat(batch.changed()).isEqualTo(Set.of("ada"));
        assertThat(batch.since()).isEqualTo(untold.since());
    }

    @Test
    @DisplayName("too much becomes everything, and stays so until it is told")
    void everything() {
        for (int i = 0; i <= Hints.MOST; i++) {
            hints.grew("t" + i, 1);
        }
        hints.stirred("t");
        Hints.Batch batch = hints.take();
        assertThat(batch.isEverything()).isTrue();
        assertThat(batch.grown()).isEmpty();
        hints.changed("ada");
        hints.putBack(batch);
        assertThat(hints.take().isEverything()).isTrue();
        assertThat(hints.take().isEmpty()).isTrue();
    }
}
