package table13.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SplitMixTest {

    @Test
    void givesTheNumbersOfTheReferenceImplementation() {
        SplitMix chance = new SplitMix(1234567);
        assertThat(new long[] {chance.next(), chance.next(), chance.next()})
                .containsExactly(6457827717110365317L, 3203168211198807973L, -8629252141511181193L);
    }

    @Test
    void startsAgainWithASeed() {
        SplitMix chance = new SplitMix(5);
        long first = chance.next();
        chance.reseed(5);
        assertThat(chance.next()).isEqualTo(first);
    }

    @Test
    void everyNumberBelowTheBoundIsEquallyLikely() {
        SplitMix chance = new SplitMix(6);
        int[] seen = new int[7];
        for (int i = 0; i < 70_000; i++) {
            seen[chance.below(7)]++;
        }
        assertThat(IntStream.of(seen)).allSatisfy(times -> assertThat(times).isBetween(9_700, 10_300));
    }

    @Test
    void drawsAgainWhereABoundDoesNotDivideTheRange() {
        SplitMix chance = new SplitMix(7);
        int bound = (1 << 30) + 1;
        int low = 0;
        for (int i = 0; i < 40_000; i++) {
            int number = chance.below(bound);
            assertThat(number).isBetween(0, bound - 1);
            low += number < bound / 2 ? 1 : 0;
        }
        assertThat(low).isBetween(19_600, 20_400);
    }

    @Test
    void everyOrderIsEquallyLikelyAndTheRestStays() {
        SplitMix chance = new SplitMix(8);
        Map<String, Integer> seen = new TreeMap<>();
        for (int i = 0; i < 24_000; i++) {
            byte[] cards = {9, 1, 2, 3, 4, 9};
            chance.shuffle(cards, 1, 5);
            seen.merge(Arrays.toString(cards), 1, Integer::sum);
        }
        assertThat(seen).hasSize(24).allSatisfy((order, times) -> {
            assertThat(order).startsWith("[9,").endsWith("9]");
            assertThat(times).isBetween(880, 1_120);
        });
    }
}
