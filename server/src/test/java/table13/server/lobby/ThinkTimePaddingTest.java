package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Level;

@DisplayName("A forced move")
class ThinkTimePaddingTest {
    private final ThinkTimePadding padding = new ThinkTimePadding();

    private long hold(boolean isForced, long took) {
        return padding.hold("friday", Level.EXPERT, isForced, took);
    }

    @Test
    @DisplayName("takes as long as another one of that level in that game, and so does a quick choice")
    void held() {
        for (int i = 0; i < 100; i++) {
            assertThat(hold(false, 800)).isZero();
        }
        assertThat(hold(true, 0)).isEqualTo(800);
        assertThat(hold(true, 50)).isEqualTo(750);
        assertThat(hold(false, 0)).isEqualTo(700);
        assertThat(hold(false, 5000)).isZero();
        assertThat(padding.hold("friday", Level.HARD, false, 40)).isZero();
        assertThat(padding.hold("friday", Level.HARD, true, 0)).isEqualTo(40);
        assertThat(padding.hold("leaves", Level.HARD, false, 60)).isZero();
        assertThat(padding.hold("leaves", Level.HARD, true, 0)).isEqualTo(60);
    }

    @Test
    @DisplayName("is not measured, and is delayed even if it is the first")
    void noExample() {
        assertThat(hold(true, 0)).isPositive();
        assertThat(hold(true, 0)).isPositive();
        assertThat(hold(false, 800)).isZero();
        for (int i = 0; i < 100; i++) {
            assertThat(hold(true, 0)).isEqualTo(800);
        }
    }
}
