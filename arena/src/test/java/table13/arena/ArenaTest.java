package table13.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.level.Bots;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.View;
import table13.rules.registry.Games;

@DisplayName("The arena")
class ArenaTest {

    private static Setup setup(String game, int players) {
        return Setup.of(Games.named(game).orElseThrow(), players);
    }

    private static ContestResult play(Contest contest, int threads) throws InterruptedException {
        Arena arena = new Arena(List.of(contest), name -> Contestant.of(Bots.named(name, contest.setup())), threads);
        arena.run(_ -> {});
        return arena.results().getFirst();
    }

    static Stream<Arguments> tables() {
        return Games.ALL.stream().map(game -> Arguments.of(game.id(), game.fewestPlayers()));
    }

    @ParameterizedTest
    @MethodSource("tables")
    @DisplayName("gives the same figures on any number of threads, but for the time")
    void threads(String game, int players) throws InterruptedException {
        Contest contest = new Contest(setup(game, players), "easy", "random", 7, 11);
        ContestResult one = play(contest, 1);
        ContestResult many = play(contest, 5);
        assertThat(many)
                .usingRecursiveComparison()
                .ignoringFields("candidate.cpuNanos", "others.cpuNanos")
                .isEqualTo(one);
        assertThat(one.deals()).isEqualTo(7);
        assertThat(one.illegalMoves() + one.timeouts()).isZero();
        assertThat(one.candidate().cpuNanos()).isPositive();
    }

    @Test
    @DisplayName("another seed deals other cards")
    void seeds() throws InterruptedException {
        Setup setup = setup("friday", 4);
        assertThat(play(new Contest(setup, "greedy", "random", 5, 1), 1).advantage())
                .isNotEqualTo(
                        play(new Contest(setup, "greedy", "random", 5, 2), 1).advantage());
    }

    @Test
    @DisplayName("finds equals equal: what one seat gains by a deal, the others lose")
    void equals() throws InterruptedException {
        ContestResult result = play(new Contest(setup("friday", 4), "greedy", "greedy", 20, 3), 2);
        assertThat(result.advantage()).isCloseTo(0, within(result.advantageCi95() + 1e-9));
        assertThat(result.winShare()).isCloseTo(0.25, within(result.winShareCi95() + 1e-9));
    }

    @Test
    @DisplayName("finds the better one better, with an interval over the deals")
    void better() throws InterruptedException {
        ContestResult result = play(new Contest(setup("friday", 4), "greedy", "random", 20, 3), 2);
        assertThat(result.advantage() - result.advantageCi95()).isPositive();
        assertThat(result.winShare() - result.winShareCi95()).isGreaterThan(0.25);
        assertThat(result.candidate().moves()).isEqualTo(20 * 53);
        assertThat(result.others().moves()).isEqualTo(20 * 3 * 53);
        ContestResult worse = play(new Contest(setup("friday", 4), "random", "greedy", 20, 3), 2);
        assertThat(worse.advantage() + worse.advantageCi95()).isNegative();
    }

    @Test
    @DisplayName("seats a field of several in turn, from the candidate's left on, one further with every deal")
    void mixedField() throws InterruptedException {
        Setup setup = setup("friday", 4);
        Contest contest = new Contest(setup, "c", List.of("a", "b"), 2, 5);
        List<String> order = new ArrayList<>();
        Arena arena = new Arena(List.of(contest), name -> noting(name, order), 1);
        arena.run(_ -> {});
        List<String> seats = List.of("caba", "acab", "baca", "abac", "cbab", "bcba", "abcb", "babc");
        assertThat(order).hasSize(seats.size() * 53);
        for (int round = 0; round < seats.size(); round++) {
            String line = String.join("", order.subList(round * 53, (round + 1) * 53));
            assertThat(seats.get(round).repeat(15)).as("round %d", round).contains(line);
        }
        ContestResult result = arena.results().getFirst();
        assertThat(result.others().moves()).isEqualTo(2 * 3 * 53);
        assertThat(result.others().cpuNanos()).as("one for every move").isEqualTo(2 * 3 * 53);
        assertThat(result.candidate().cpuNanos()).isEqualTo(2 * 53);
    }

    /// Plays the first legal move and records the contestant's name; each move takes a nanosecond.
    private static Contestant noting(String name, List<String> order) {
        return new Contestant() {
            private int made;

            @Override
            public Move choose(View view, long seed) {
                order.add(name);
                made++;
                return view.seen().legalMoves().getFirst();
            }

            @Override
            public long cpuNanos() {
                return made;
            }
        };
    }

    @Test
    @DisplayName("an empty field is refused")
    void noField() {
        Setup setup = setup("friday", 4);
        assertThatThrownBy(() -> new Contest(setup, "greedy", List.of(), 1, 1))
                .hasMessage("A contest needs at least one opponent.");
    }

    @Test
    @DisplayName("one deal gives no interval")
    void oneDeal() throws InterruptedException {
        assertThat(play(new Contest(setup("leaves", 3), "random", "random", 1, 3), 2)
                        .advantageCi95())
                .isInfinite();
    }

    @Test
    @DisplayName("when stopped, knows what was complete until then")
    void stopped() throws InterruptedException {
        Setup setup = setup("leaves", 3);
        Contest contest = new Contest(setup, "random", "easy", 1000, 1);
        Arena arena = new Arena(List.of(contest), name -> Contestant.of(Bots.named(name, setup)), 2);
        List<Integer> told = new ArrayList<>();
        arena.run(done -> {
            told.add(done);
            if (done == 3) {
                arena.stop();
            }
        });
        assertThat(told).containsExactly(1, 2, 3);
        assertThat(arena.results().getFirst().deals()).isEqualTo(3);
    }

    @Test
    @DisplayName("a contestant that breaks ends it, and all are closed")
    void broken() {
        Setup setup = setup("leaves", 3);
        List<String> closed = new ArrayList<>();
        Arena arena = new Arena(
                List.of(new Contest(setup, "a", "b", 10, 1)),
                name -> new Contestant() {
                    @Override
                    public Move choose(View view, long seed) {
                        throw new IllegalStateException("broken");
                    }

                    @Override
                    public long cpuNanos() {
                        return 0;
                    }

                    @Override
                    public void close() {
                        closed.add(name);
                    }
                },
                1);
        assertThatThrownBy(() -> arena.run(_ -> {})).hasMessage("broken");
        assertThat(closed).containsExactlyInAnyOrder("a", "b");
    }
}
