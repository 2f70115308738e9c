package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The clock of a table")
class MonotonicClockTest {
    private static final long HOUR = 3_600_000;

    private long wall = 10 * HOUR;
    private long nanos = 77;
    private final MonotonicClock clock = new MonotonicClock(() -> Instant.ofEpochMilli(wall), () -> nanos);

    private long after(long millis) {
        nanos += millis * 1_000_000;
        wall += millis;
        return clock.millis();
    }

    @Test
    @DisplayName("shows what the server's shows, also when that stands still or leaps forward")
    void follows() {
        assertThat(clock.millis()).isEqualTo(10 * HOUR);
        nanos += 5_000_000;
        assertThat(clock.millis()).isEqualTo(10 * HOUR);
        assertThat(after(400)).isEqualTo(10 * HOUR + 400);
        wall += HOUR;
        assertThat(clock.millis()).isEqualTo(11 * HOUR + 400);
    }

    @Test
    @DisplayName("goes on from where it was when the server's is set back, and follows it again when that is right")
    void goesOn() {
        clock.millis();
        wall -= HOUR;
        assertThat(after(400)).isEqualTo(10 * HOUR + 400);
        for (int i = 1; i <= 1000; i++) {
            nanos += 1_000_000 / 4;
            clock.millis();
        }
        assertThat(clock.millis()).isEqualTo(10 * HOUR + 650);
        wall += HOUR;
        assertThat(after(400)).isEqualTo(10 * HOUR + 1050 - 250);
    }

    @Test
    @DisplayName("is never before the last entry of the log")
    void notBefore() {
        assertThat(clock.notBefore(11 * HOUR)).isTrue();
        assertThat(clock.millis()).isEqualTo(11 * HOUR);
        assertThat(after(400)).isEqualTo(11 * HOUR + 400);
        assertThat(clock.notBefore(10 * HOUR)).isFalse();
        assertThat(clock.millis()).isEqualTo(11 * HOUR + 400);
    }
}
