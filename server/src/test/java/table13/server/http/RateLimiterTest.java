package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The rate limit of an address")
class RateLimiterTest {
    private static final long HOUR = 3_600_000;

    @Test
    @DisplayName("is refilled within an hour, and never exceeds its size")
    void anHour() {
        RateLimiter limiter = RateLimiter.anHour(60);
        assertThat(taken(limiter, "203.0.113.7", 0)).isEqualTo(60);
        assertThat(taken(limiter, "203.0.113.8", 0)).isEqualTo(60);
        assertThat(taken(limiter, "203.0.113.7", HOUR / 4)).isEqualTo(15);
        assertThat(taken(limiter, "203.0.113.7", 100 * HOUR)).isEqualTo(60);
    }

    private static int taken(RateLimiter limiter, String network, long now) {
        int taken = 0;
        while (limiter.take(network, now)) {
            taken++;
        }
        return taken;
    }

    @Test
    @DisplayName("is discarded when full, and not before")
    void forgotten() {
        RateLimiter limiter = RateLimiter.anHour(1);
        for (int i = 0; i < 50_000; i++) {
            assertThat(limiter.take("10." + (i >> 16) + "." + (i >> 8 & 255) + "." + (i & 255), i))
                    .isTrue();
        }
        assertThat(limiter.take("10.0.0.0", 50_000)).isFalse();
        assertThat(limiter.remembered()).isEqualTo(50_000);
        assertThat(limiter.take("10.9.9.9", 2 * HOUR)).isTrue();
        for (int i = 0; i < 50_000; i++) {
            limiter.take("11." + (i >> 16) + "." + (i >> 8 & 255) + "." + (i & 255), 2 * HOUR + i);
        }
        assertThat(limiter.remembered()).isLessThan(60_000);
    }
}
