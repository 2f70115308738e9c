package table13.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

final class HistogramTest {

    @Test
    @DisplayName("Small numbers are exact")
    void exact() {
        Histogram histogram = new Histogram();
        for (int i = 1; i <= 100; i++) {
            histogram.add(i);
        }
        assertThat(histogram.percentile(0)).isEqualTo(1);
        assertThat(histogram.percentile(0.5)).isEqualTo(50);
        assertThat(histogram.percentile(0.99)).isEqualTo(99);
        assertThat(histogram.percentile(1)).isEqualTo(100);
    }

    @Test
    @DisplayName("Large numbers are known to within 1 %")
    void precise() {
        Histogram histogram = new Histogram();
        Random random = new Random(13);
        long[] values = random.longs(10_000, 1, Long.MAX_VALUE)
                .map(value -> value >>> random.nextInt(60))
                .toArray();
        Arrays.stream(values).forEach(histogram::add);
        Arrays.sort(values);
        for (double share : new double[] {0.01, 0.1, 0.5, 0.9, 0.99, 0.999, 1}) {
            long truth = values[(int) Math.ceil(share * values.length) - 1];
            assertThat(histogram.percentile(share)).isCloseTo(truth, Percentage.withPercentage(1));
        }
    }

    @Test
    @DisplayName("Every number has its bucket, up to the largest; what cannot be counts as 0")
    void ends() {
        Histogram histogram = new Histogram();
        histogram.add(-5);
        assertThat(histogram.percentile(1)).isZero();
        for (int bit = 0; bit < Long.SIZE - 1; bit++) {
            for (long value = (1L << bit) - 1; value <= 1L << bit; value++) {
                Histogram alone = new Histogram();
                alone.add(value);
                assertThat(alone.percentile(0.5)).isGreaterThanOrEqualTo(value).isCloseTo(value, within(value / 100));
            }
        }
        histogram.add(Long.MAX_VALUE);
        assertThat(histogram.percentile(1)).isEqualTo(Long.MAX_VALUE);
        assertThat(histogram.count()).isEqualTo(2);
    }

    @Test
    @DisplayName("Nothing has no percentile")
    void empty() {
        assertThat(new Histogram().percentile(0.5)).isEqualTo(-1);
    }
}
