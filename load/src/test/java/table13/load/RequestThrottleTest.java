package table13.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

final class RequestThrottleTest {
    private static final long SECOND = 1_000_000_000;

    @Test
    @DisplayName("A guest in a hurry sends fewer requests than the server allows, at once and in the long run")
    void belowTheLimit() {
        RequestThrottle pace = new RequestThrottle();
        long now = -SECOND;
        int sent = 0;
        for (; pace.nanosToWait(now) == 0; sent++) {
            pace.take(now);
        }
        assertThat(sent).isBetween(10, 59);
        sent = 0;
        for (long end = now + 10 * SECOND; now < end; sent++) {
            now += pace.nanosToWait(now);
            assertThat(pace.nanosToWait(now)).isZero();
            pace.take(now);
        }
        assertThat(sent).isBetween(170, 199);
    }
}
