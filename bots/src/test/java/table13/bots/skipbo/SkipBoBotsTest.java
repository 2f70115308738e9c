package table13.bots.skipbo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.bots.Bot;
import table13.bots.level.Bots;
import table13.bots.search.Policy;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoState;

class SkipBoBotsTest {
    private final SkipBo game = SkipBo.GAME;
    private final int[] moves = new int[game.mostLegalMoves()];
    private final double[] ratings = new double[game.mostLegalMoves()];

    /// Plays one round by a policy, passes every position to the spectator, and returns the number of moves.
    private int play(SkipBoState state, Policy<SkipBoState> policy, long seed, Consumer<SkipBoState> spectator) {
        SplitMix chance = new SplitMix(seed);
        state.deal(0, chance, Journal.CLOSED);
        int played = 0;
        while (state.toMove() != State.NOBODY) {
            spectator.accept(state);
            int n = state.legalMoves(moves);
            policy.rate(state, moves, n, ratings);
            int best = 0;
            for (int i = 1; i < n; i++) {
                best = ratings[i] > ratings[best] ? i : best;
            }
            state.play(moves[best], chance, Journal.CLOSED);
            played++;
        }
        return played;
    }

    private View view(Setup setup, SkipBoState state) {
        int seat = state.toMove();
        List<Integer> totals = Collections.nCopies(setup.players(), 0);
        return new View(setup, seat, 1, List.of(), totals, List.of(), game.view(state, seat));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void rulesOfThumbFinish(int players) {
        SkipBoState state = game.newState(Setup.of(game, players));
        for (Policy<SkipBoState> policy :
                List.of(new SkipBoGreedyPolicy(), new SkipBoHeuristic(SkipBoHeuristic.rough()))) {
            for (int seed = 0; seed < 20; seed++) {
                play(state, policy, seed, _ -> {});
                int fewest = 10;
                for (int seat = 0; seat < players; seat++) {
                    fewest = Math.min(fewest, state.points(seat));
                }
                assertThat(fewest).isZero();
            }
        }
    }

    @Test
    void expertPlaysTheLastStockCardWhenItCan() {
        Setup setup = Setup.of(game, 3);
        Bot expert = Bots.named("expert:iterations=50", setup);
        SkipBoState after = game.newState(setup);
        Set<Integer> wins = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            int round = seed;
            play(game.newState(setup), new SkipBoGreedyPolicy(), seed, state -> {
                int n = state.legalMoves(moves);
                boolean canWin = false;
                for (int i = 0; i < n; i++) {
                    canWin |= state.points(state.toMove()) == 1 && TurnGenerator.playsStock(moves[i]);
                }
                if (canWin) {
                    after.copyFrom(state);
                    int move = expert.choose(view(setup, state), 7).move().code();
                    after.play(move, new SplitMix(0), Journal.CLOSED);
                    assertThat(after.toMove()).isEqualTo(State.NOBODY);
                    wins.add(round);
                }
            });
        }
        assertThat(wins).hasSize(20);
    }

    @Test
    void turnsAreLegalAndLeadToDifferentPositions() {
        Setup setup = Setup.of(game, 2);
        TurnGenerator turns = new TurnGenerator(game, setup, new SkipBoHeuristic(SkipBoHeuristic.rough()));
        SkipBoState state = game.newState(setup);
        play(game.newState(setup), new SkipBoGreedyPolicy(), 13, start -> {
            Set<TranspositionKey> reached = new HashSet<>();
            for (TurnPlan turn : turns.from(start, 1000)) {
                state.copyFrom(start);
                TranspositionKey last = null;
                for (int move : turn.moves()) {
                    assertThat(state.objection(move)).isNull();
                    last = TranspositionKey.after(state, move);
                    state.play(move, new SplitMix(0), Journal.CLOSED);
                }
                assertThat(last).isNotNull();
                assertThat(last.ending()).isNotEqualTo(TranspositionKey.OPEN);
                assertThat(reached.add(last)).isTrue();
            }
            assertThat(reached).isNotEmpty();
        });
    }

    @Test
    void sameViewAndSeedGiveTheSameMove() {
        Setup setup = Setup.of(game, 4);
        Bot one = Bots.named("expert:iterations=40", setup);
        Bot other = Bots.named("expert:iterations=40", setup);
        play(game.newState(setup), new SkipBoGreedyPolicy(), 5, state -> {
            View view = view(setup, state);
            assertThat(one.choose(view, 3)).isEqualTo(other.choose(view, 3));
        });
    }
}
