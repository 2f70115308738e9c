package table13.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The exponential that is the same everywhere")
class ExponentialTest {
    private static final int VALUES = 2_000_000;

    @Test
    @DisplayName("is at most one in the last place from Java's, over two million values")
    void asJava() {
        SplittableRandom random = new SplittableRandom(13);
        double worst = 0;
        for (int i = 0; i < VALUES; i++) {
            // Mostly small values: bots use arguments near 0.
            double x = (random.nextDouble() * 2 - 1) * Math.pow(2, random.nextInt(-30, 10));
            if (x < -700 || x > 709) {
                continue;
            }
            double java = StrictMath.exp(x);
            worst = Math.max(worst, Math.abs(Exponential.of(x) - java) / Math.ulp(java));
        }
        assertThat(worst).isLessThanOrEqualTo(1);
    }

    @Test
    @DisplayName("knows its ends")
    void ends() {
        assertThat(Exponential.of(0)).isEqualTo(1);
        assertThat(Exponential.of(-0.0)).isEqualTo(1);
        assertThat(Exponential.of(1)).isCloseTo(Math.E, within(1e-15));
        assertThat(Exponential.of(709.782)).isLessThan(Double.POSITIVE_INFINITY);
        assertThat(Exponential.of(709.8)).isInfinite();
        assertThat(Exponential.of(-745.13)).isEqualTo(Double.MIN_VALUE);
        assertThat(Exponential.of(-746)).isZero();
        assertThat(Exponential.of(Double.NEGATIVE_INFINITY)).isZero();
        assertThat(Exponential.of(Double.POSITIVE_INFINITY)).isInfinite();
        assertThat(Exponential.of(Double.NaN)).isNaN();
    }

    @Test
    @DisplayName("never falls")
    void rises() {
        double last = 0;
        for (int i = -4000; i <= 4000; i++) {
            double now = Exponential.of(i / 256.0);
            assertThat(now).isGreaterThan(last);
            last = now;
        }
    }
}
