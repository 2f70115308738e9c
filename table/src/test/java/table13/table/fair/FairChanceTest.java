package table13.table.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.rules.Chance;

@DisplayName("Fair chance")
class FairChanceTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 13, 100})
    @DisplayName("draws every number equally often, within a match")
    void evenNumbers(int bound) {
        Chance chance = Deals.DEAL.chance();
        int[] seen = new int[bound];
        for (int i = 0; i < 200 * bound; i++) {
            seen[chance.below(bound)]++;
        }
        assertEven(seen);
    }

    @Test
    @DisplayName("draws every starter equally often, over the matches of a table")
    void evenStarters() {
        int[] seen = new int[3];
        for (int match = 1; match <= SecretChain.LENGTH; match++) {
            seen[Deals.of(Deals.SETUP, match).chance().below(3)]++;
        }
        assertEven(seen);
    }

    @Test
    @DisplayName("skips numbers that would make small ones likelier")
    void rejects() {
        int bound = 3 << 29;
        Chance chance = Deals.DEAL.chance();
        int[] seen = new int[3];
        for (int i = 0; i < 3_000; i++) {
            seen[chance.below(bound) >>> 29]++;
        }
        assertEven(seen);
    }

    @Test
    @DisplayName("gives each order of four cards equally often")
    void evenOrders() {
        Chance chance = Deals.DEAL.chance();
        Map<List<Integer>, Integer> seen = new HashMap<>();
        for (int i = 0; i < 12_000; i++) {
            seen.merge(Deals.shuffled(chance, 4), 1, Integer::sum);
        }
        assertThat(seen).hasSize(24);
        assertEven(seen.values().stream().mapToInt(Integer::intValue).toArray());
    }

    @Test
    @DisplayName("brings each card of a deck to each place equally often")
    void evenPlaces() {
        Chance chance = Deals.DEAL.chance();
        int[][] seen = new int[53][53];
        for (int i = 0; i < 100 * 53; i++) {
            List<Integer> cards = Deals.shuffled(chance, 53);
            for (int place = 0; place < 53; place++) {
                seen[cards.get(place)][place]++;
            }
        }
        for (int[] places : seen) {
            assertEven(places);
        }
    }

    @Test
    @DisplayName("is the same every time; a draw depends on its number alone, not on the draws before")
    void repeats() {
        Chance first = Deals.DEAL.chance();
        first.below(3);
        List<Integer> second = Deals.shuffled(first, 53);
        Chance again = Deals.DEAL.chance();
        assertThat(Deals.shuffled(again, 20)).isNotEqualTo(Deals.shuffled(Deals.DEAL.chance(), 21));
        assertThat(Deals.shuffled(again, 53)).isEqualTo(second);
        assertThat(Deals.shuffled(again, 53)).isNotEqualTo(second);
    }

    @Test
    @DisplayName("shuffles part of a pile as it would the part alone")
    void part() {
        byte[] pile = {9, 9, 0, 1, 2, 3, 4, 9};
        Deals.DEAL.chance().shuffle(pile, 2, 7);
        byte[] alone = {0, 1, 2, 3, 4};
        Deals.DEAL.chance().shuffle(alone, 0, 5);
        assertThat(pile).containsExactly(9, 9, alone[0], alone[1], alone[2], alone[3], alone[4], 9);
    }

    /// Chi-square test with a tolerance of six standard deviations.
    private static void assertEven(int[] seen) {
        double expected = 0;
        for (int count : seen) {
            expected += (double) count / seen.length;
        }
        double chiSquare = 0;
        for (int count : seen) {
            chiSquare += (count - expected) * (count - expected) / expected;
        }
        int freedom = seen.length - 1;
        assertThat(chiSquare).isLessThan(freedom + 6 * Math.sqrt(2.0 * freedom));
    }
}
