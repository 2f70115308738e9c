package table13.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.arena.Standings.Rating;
import table13.bots.level.Bots;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.thirteen.Friday;

@DisplayName("A league")
class LeagueTest {
    private static final Setup FRIDAY = Setup.of(Friday.GAME, 4);

    private static Standings play(List<String> bots, int threads) throws InterruptedException {
        League league = new League(FRIDAY, bots, 6, 5);
        Arena arena = new Arena(league.contests(), name -> Contestant.of(Bots.named(name, FRIDAY)), threads);
        arena.run(_ -> {});
        return league.standings(arena);
    }

    @Test
    @DisplayName("plays every pair, on both sides, and ranks the better higher")
    void everybody() throws InterruptedException {
        Standings standings = play(List.of("random", "greedy", "easy"), 2);
        assertThat(standings.results()).hasSize(6);
        assertThat(standings.ranked().stream().map(Rating::bot)).containsExactly("greedy", "easy", "random");
        assertThat(standings.result("greedy", "greedy")).isNull();
        ContestResult result = standings.result("greedy", "random");
        assertThat(result).isNotNull();
        assertThat(result.advantage()).isPositive();
        assertThat(standings.effort("easy").moves()).isEqualTo(2 * 6 * 53 + 2 * 6 * 3 * 53);
    }

    @Test
    @DisplayName("has the same ratings and intervals on any number of threads")
    void threads() throws InterruptedException {
        List<String> bots = List.of("random", "greedy", "easy");
        assertThat(play(bots, 5).ratings()).isEqualTo(play(bots, 1).ratings());
    }

    @Test
    @DisplayName("finds the strengths that the wins were made from, inside intervals that shrink with the deals")
    void strengths() {
        double[] elo = {1300, 1500, 1550, 1650};
        List<Rating> few = rated(elo, 100);
        List<Rating> many = rated(elo, 3000);
        for (int bot = 0; bot < elo.length; bot++) {
            Rating rating = many.get(bot);
            assertThat(rating.value()).isCloseTo(elo[bot], within(20.0));
            assertThat(rating.value()).isBetween(rating.low(), rating.high());
            assertThat(rating.high() - rating.low())
                    .isLessThan((few.get(bot).high() - few.get(bot).low()) / 3);
        }
        assertThat(many.stream().mapToDouble(Rating::value).average().orElseThrow())
                .isCloseTo(1500, within(1e-6));
    }

    /// Wins drawn from the model itself.
    private static List<Rating> rated(double[] elo, int deals) {
        League league = new League(FRIDAY, List.of("a", "b", "c", "d"), deals, 9);
        SplitMix chance = new SplitMix(77);
        List<double[]> winShares = new ArrayList<>();
        for (int deal = 0; deal < deals; deal++) {
            double[] shares = new double[12];
            int contest = 0;
            for (int candidate = 0; candidate < 4; candidate++) {
                for (int field = 0; field < 4; field++) {
                    if (candidate != field) {
                        double odds = Math.pow(10, (elo[candidate] - elo[field]) / 400) / 3;
                        shares[contest++] = chance.below(1 << 20) < odds / (1 + odds) * (1 << 20) ? 1 : 0;
                    }
                }
            }
            winShares.add(shares);
        }
        return Ratings.of(league, winShares);
    }

    @Test
    @DisplayName("can rate a bot that always wins, and knows nothing without deals")
    void extremes() {
        League league = new League(FRIDAY, List.of("a", "b"), 50, 9);
        List<double[]> always = new ArrayList<>();
        for (int deal = 0; deal < 50; deal++) {
            always.add(new double[] {1, 0});
        }
        List<Rating> ratings = Ratings.of(league, always);
        assertThat(ratings.getFirst().value()).isBetween(1600.0, 3000.0);
        assertThat(Ratings.of(league, List.of()))
                .allSatisfy(rating -> assertThat(rating.value()).isCloseTo(1500, within(1e-6)));
    }

    @Test
    @DisplayName("needs two bots, all different")
    void refused() {
        assertThatThrownBy(() -> new League(FRIDAY, List.of("easy"), 1, 1)).hasMessageContaining("2 to 30 bots");
        assertThatThrownBy(() -> new League(FRIDAY, List.of("easy", "hard", "easy"), 1, 1))
                .hasMessageContaining("easy is in the league twice");
    }
}
