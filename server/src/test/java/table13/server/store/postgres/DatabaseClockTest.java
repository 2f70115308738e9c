package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The clock of the database, extrapolated by a node")
class DatabaseClockTest {
    private static final long TEN = 10_000;

    private final long begun = System.nanoTime();

    private static DatabaseClock.Look look(double secondsAgo, double database, double ahead, double roundTrip) {
        long at = System.nanoTime() - (long) (secondsAgo * TimeUnit.SECONDS.toNanos(1));
        return new DatabaseClock.Look(at, database, database + ahead, roundTrip);
    }

    /// The clock has advanced since the test began, never faster than real time.
    private void shows(DatabaseClock clock, long millis) {
        long shown = clock.millis();
        long past = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun) + 1;
        assertThat(shown).isBetween(millis, millis + past);
    }

    @Test
    @DisplayName("advances between two samples")
    void goesOn() {
        DatabaseClock clock = new DatabaseClock(look(20, 1_000_000, 0, 1));
        shows(clock, 1_020_000);
        assertThat(clock.instant().toEpochMilli()).isGreaterThanOrEqualTo(1_020_000);
    }

    @Test
    @DisplayName("is set forward at once")
    void forward() {
        DatabaseClock clock = new DatabaseClock(look(20, 1_000_000, 0, 1));
        clock.set(look(0, 1_030_000, 0, 1));
        shows(clock, 1_030_000);
    }

    @Test
    @DisplayName("never goes back: it runs at half its speed until it is right")
    void back() {
        DatabaseClock clock = new DatabaseClock(look(100, 1_000_000, 0, 1));
        // The clock showed 1,090,000 ten seconds ago, and was ten seconds ahead.
        clock.set(look(10, 1_080_000, 0, 1));
        shows(clock, 1_090_000 + TEN / 2);
        DatabaseClock later = new DatabaseClock(look(100, 1_000_000, 0, 1));
        later.set(look(30, 1_060_000, 0, 1));
        shows(later, 1_060_000 + 3 * TEN);
    }

    @Test
    @DisplayName("reports a wrong clock of this machine, but not within the error of a slow sample")
    void off() {
        DatabaseClock clock = new DatabaseClock(look(0, 1_000_000, 500, 0));
        assertThat(clock.health().isReady()).isTrue();
        clock.set(look(0, 1_000_000, -700, 600));
        assertThat(clock.health().isReady()).isTrue();
        clock.set(look(0, 1_000_000, 5_000, 10));
        assertThat(clock.offMillis()).isEqualTo(5_000);
        assertThat(clock.health().isReady()).isFalse();
        assertThat(clock.health().sentence())
                .startsWith("The clock of this machine is 5.0 s ahead of that of the database.");
        clock.set(look(0, 1_000_000, -700, 10));
        assertThat(clock.health().sentence()).contains("0.7 s behind that");
        clock.set(look(0, 1_000_000, 3, 10));
        assertThat(clock.health().isReady()).isTrue();
    }
}
