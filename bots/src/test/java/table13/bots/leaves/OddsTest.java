package table13.bots.leaves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The odds that another player goes on")
class OddsTest {
    private static final int SEVEN = 6;
    private static final int EIGHT = 7;

    @Test
    @DisplayName("are nil if too few cards are elsewhere")
    void nobodyHasEnough() {
        assertThat(Odds.waysToBeat(CardCounts.some(3, SEVEN), CardCounts.some(2, SEVEN) + CardCounts.some(2, EIGHT)))
                .isZero();
        assertThat(Odds.nobodyBeats(0)).isEqualTo(1);
    }

    @Test
    @DisplayName("fall with every card that is needed")
    void theMoreAreNeededTheHarder() {
        long elsewhere = CardCounts.some(5, EIGHT);
        double last = Double.MAX_VALUE;
        for (int needed = 1; needed <= 5; needed++) {
            double ways = Odds.waysToBeat(CardCounts.some(needed, SEVEN), elsewhere);
            assertThat(ways).isPositive().isLessThan(last);
            last = ways;
        }
    }

    @Test
    @DisplayName("count what lies between the ends as nothing")
    void betweenTheEnds() {
        long row = CardCounts.some(1, 3) + CardCounts.some(1, 9);
        assertThat(Odds.waysToBeat(row, CardCounts.some(7, SEVEN))).isZero();
        assertThat(Odds.waysToBeat(row, CardCounts.some(1, 2) + CardCounts.some(1, 10)))
                .isEqualTo(Odds.waysToBeat(row, CardCounts.some(1, 3) + CardCounts.some(1, 9)), within(1e-6));
    }
}
