package table13.bots.skipbo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import table13.rules.skipbo.SkipBoFacts;

class StockDistanceTest {
    private static final int BLUE = 1;
    private static final int FOUR = 3;

    private static int missing(int shows, int open, int kind, int held, int spaces) {
        return StockDistance.missing(new int[] {shows, 0, 0, 0, 0, 0}, open, kind, held, spaces);
    }

    @Test
    void countsTheNumbersInBetween() {
        assertThat(missing(3, BLUE, FOUR, 0, 0)).isZero();
        assertThat(missing(0, BLUE, FOUR, 0, 0)).isEqualTo(3);
        assertThat(missing(4, BLUE, FOUR, 0, 0)).isEqualTo(11);
    }

    @Test
    void whatIsHeldIsNotMissing() {
        int twoAndThree = 0b110;
        assertThat(missing(0, BLUE, FOUR, twoAndThree, 0)).isEqualTo(1);
    }

    @Test
    void aSpaceStandsInForOne() {
        int oneToFour = 0b1111;
        assertThat(missing(0, BLUE, FOUR, 0, oneToFour)).isEqualTo(2);
        assertThat(missing(3, BLUE, FOUR, 0, oneToFour)).isZero();
    }

    @Test
    void aWildGoesAnywhereButNeedsAPile() {
        assertThat(missing(7, BLUE, SkipBoFacts.WILD, 0, 0)).isZero();
        assertThat(missing(7, 0, SkipBoFacts.WILD, 0, 0)).isEqualTo(StockDistance.NONE);
    }

    @Test
    void twoPawnsOpenAtMostThreePiles() {
        for (int first = 0; first < 24; first++) {
            for (int second = 0; second < 24; second++) {
                int open = SkipBoFacts.opens(1 << first | 1 << second);
                assertThat(Integer.bitCount(open)).isLessThanOrEqualTo(StockDistance.MOST_OPEN);
            }
        }
    }

    @Test
    void aRunGoesOnOverTheTwelve() {
        int oneTwoFourTwelve = 0b1000_0000_1011;
        assertThat(StockDistance.run(0, oneTwoFourTwelve)).isEqualTo(0b11);
        assertThat(StockDistance.run(3, oneTwoFourTwelve)).isEqualTo(0b1000);
        assertThat(StockDistance.run(11, oneTwoFourTwelve)).isEqualTo(0b1000_0000_0011);
        assertThat(StockDistance.run(4, oneTwoFourTwelve)).isZero();
        assertThat(StockDistance.run(5, 0xfff)).isEqualTo(0xfff);
    }

    /// Pawns on the blue corner and on a 5-8 space: a 2 moves the first to another 5-8 space and a 4 to 9-12, where no
    /// pile is open; the same 4 moves the other to the orange corner.
    @Test
    void aDiscardMovesAPawnToWhereLessIsMissing() {
        int pawns = 1 | 1 << 2;
        int two = 0b10;
        int four = 0b1000;
        int[] shows = {0, 2, 0, 0, 0, 0};
        assertThat(StockDistance.missingLater(shows, pawns, FOUR, 0, 0)).isEqualTo(StockDistance.NONE);
        assertThat(StockDistance.missingLater(shows, pawns, FOUR, two, 0)).isEqualTo(3);
        assertThat(StockDistance.missingLater(shows, pawns, FOUR, two | four, 0))
                .isEqualTo(1);
        assertThat(StockDistance.missingLater(shows, pawns, FOUR, two | four, 2))
                .isZero();
    }
}
