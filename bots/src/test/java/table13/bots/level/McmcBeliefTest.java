package table13.bots.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.bots.Bot;
import table13.bots.leaves.LeavesKnowledge;
import table13.bots.neural.NeuralNet;
import table13.bots.search.BehaviourFeatures;
import table13.bots.search.BeliefSampler;
import table13.bots.search.McmcBelief;
import table13.bots.search.PlayerType;
import table13.rules.Journal;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;
import table13.rules.leaves.Leaves;
import table13.rules.leaves.LeavesState;
import table13.rules.leaves.LeavesView;

@DisplayName("The belief about hidden cards in 13 Leaves")
class McmcBeliefTest {
    private static final int PLAYERS = 4;
    private static final int ROUNDS = 200;
    private static final Setup SETUP = Setup.of(Leaves.GAME, PLAYERS);
    private static final BehaviourFeatures<LeavesState> HABITS = new LeavesKnowledge().behaviour();
    private static final NeuralNet NET =
            Objects.requireNonNull(LearnedWeights.of(Leaves.GAME).habits());

    private final LeavesState state = Leaves.GAME.newState(SETUP);
    private final LeavesState sampled = Leaves.GAME.newState(SETUP);
    private final SplitMix chance = new SplitMix(5);

    private McmcBelief<LeavesState> belief(RoundView view, int swaps) {
        return new McmcBelief<>(
                Leaves.GAME.determinizer(view), HABITS, NET, Leaves.GAME.newState(SETUP), swaps, chance);
    }

    /// Plays a few moves of a round with a different bot in each seat.
    private void play(int moves, String... names) {
        List<Bot> bots =
                Arrays.stream(names).map(name -> Bots.named(name, SETUP)).toList();
        state.deal(chance.below(PLAYERS), chance, Journal.CLOSED);
        for (int i = 0; i < moves && state.toMove() != State.NOBODY; i++) {
            int seat = state.toMove();
            List<Integer> totals = Collections.nCopies(PLAYERS, 0);
            View view = new View(SETUP, seat, 1, List.of(), totals, List.of(), Leaves.GAME.view(state, seat));
            state.play(bots.get(seat).choose(view, chance.next()).move().code(), chance, Journal.CLOSED);
        }
    }

    private static int[] hand(LeavesState state, int seat) {
        int[] counts = new int[LeavesState.KINDS];
        ((LeavesView) Leaves.GAME.view(state, seat)).hand().forEach(card -> counts[card.kind()]++);
        return counts;
    }

    /// The expected number of cards of each kind in a seat's hand.
    private double[] expected(BeliefSampler<LeavesState> belief, int seat) {
        double[] mean = new double[LeavesState.KINDS];
        for (int round = 0; round < ROUNDS; round++) {
            belief.sample(sampled, chance);
            int[] hand = hand(sampled, seat);
            for (int kind = 0; kind < mean.length; kind++) {
                mean[kind] += hand[kind] / (double) ROUNDS;
            }
        }
        return mean;
    }

    private static double wrong(double[] expected, int[] truth) {
        double sum = 0;
        for (int kind = 0; kind < truth.length; kind++) {
            sum += (expected[kind] - truth[kind]) * (expected[kind] - truth[kind]);
        }
        return sum;
    }

    @Test
    @DisplayName("is nearer to the truth than a uniform belief, against every type of player")
    void nearer() {
        for (String name : List.of("medium:mistakes=0", "greedy", "easy", "hard:iterations=60")) {
            double believed = 0;
            double evenly = 0;
            for (int round = 0; round < 24; round++) {
                play(14 + 2 * (round % 8), name, name, name, name);
                RoundView view = Leaves.GAME.view(state, 0);
                for (int seat = 1; seat < PLAYERS; seat++) {
                    int[] truth = hand(state, seat);
                    believed += wrong(expected(belief(view, 60), seat), truth);
                    evenly += wrong(expected(BeliefSampler.uniform(Leaves.GAME.determinizer(view)), seat), truth);
                }
            }
            assertThat(believed).as(name).isLessThan(0.95 * evenly);
        }
    }

    @Test
    @DisplayName("fits what the viewer sees, and excludes nothing that is possible")
    void possible() {
        play(20, "medium", "greedy", "easy", "medium");
        LeavesView view = (LeavesView) Leaves.GAME.view(state, 2);
        BeliefSampler<LeavesState> even = BeliefSampler.uniform(Leaves.GAME.determinizer(view));
        McmcBelief<LeavesState> belief = belief(view, 60);
        boolean[] couldHold = new boolean[LeavesState.KINDS];
        boolean[] mayHold = new boolean[LeavesState.KINDS];
        for (int round = 0; round < 4000; round++) {
            even.sample(sampled, chance);
            note(couldHold, hand(sampled, 0));
            belief.sample(sampled, chance);
            note(mayHold, hand(sampled, 0));
            assertThat(Leaves.GAME.view(sampled, 2)).isEqualTo(view);
        }
        assertThat(mayHold).isEqualTo(couldHold);
    }

    private static void note(boolean[] seen, int[] hand) {
        for (int kind = 0; kind < hand.length; kind++) {
            seen[kind] |= hand[kind] > 0;
        }
    }

    @Test
    @DisplayName("separates greedy players from others after a few moves")
    void likeness() {
        int greedySeen = 0;
        int othersSeen = 0;
        for (int round = 0; round < 20; round++) {
            play(24, "medium:mistakes=0", "greedy", "medium:mistakes=0", "medium:mistakes=0");
            if (state.toMove() == State.NOBODY) {
                continue;
            }
            McmcBelief<LeavesState> belief = belief(Leaves.GAME.view(state, 0), 30);
            for (int i = 0; i < 50; i++) {
                belief.sample(sampled, chance);
                greedySeen += belief.type(1) == PlayerType.GREEDY ? 1 : 0;
                othersSeen += belief.type(2) == PlayerType.GREEDY ? 1 : 0;
            }
        }
        assertThat(greedySeen).isGreaterThan(3 * othersSeen);
    }

    @Test
    @DisplayName("is nothing while nothing has happened, and where nothing is remembered")
    void nothing() {
        play(0, "easy", "easy", "easy", "easy");
        evenly(Leaves.GAME.view(state, 0));
        play(16, "greedy", "greedy", "greedy", "greedy");
        evenly(Leaves.GAME.view(state, 0).withoutPast());
    }

    private void evenly(RoundView view) {
        double[] believed = expected(belief(view, 200), 1);
        double[] even = expected(BeliefSampler.uniform(Leaves.GAME.determinizer(view)), 1);
        for (int kind = 0; kind < even.length; kind++) {
            assertThat(believed[kind]).isBetween(even[kind] - 0.3, even[kind] + 0.3);
        }
    }
}
