package table13.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

final class RequestThrottleTest {
    private static final long SECOND = 1_000_000_000;

    @Test
    @DisplayName("A fast guest stays below the rate limit of the server, in bursts and on average")
    void belowTheLimit() {
        RequestThrottle throttle = new RequestThrottle();
        long now = -SECOND;
        int sent = 0;
        for (; throttle.nanosToWait(now) == 0; sent++) {
            throttle.take(now);
        }
        assertThat(sent).isBetween(10, 59);
        sent = 0;
        for (long end = now + 10 * SECOND; now < end; sent++) {
            now += throttle.nanosToWait(now);
            assertThat(throttle.nanosToWait(now)).isZero();
            throttle.take(now);
        }
        assertThat(sent).isBetween(170, 199);
    }
}
