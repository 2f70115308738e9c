package table13.bots.skipbo;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import table13.bots.Choice;
import table13.bots.search.BeliefSampler;
import table13.bots.search.ChoiceBuilder;
import table13.bots.search.Playouts;
import table13.bots.search.Policies;
import table13.bots.search.SearchConfig;
import table13.bots.search.Searcher;
import table13.bots.search.SequentialHalving;
import table13.rules.Journal;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoState;

/// Searches over whole turns instead of moves. Each plan ([TurnGenerator]) is played in the same determinizations,
/// followed by a rollout of a few turns by heuristic policies; [SequentialHalving] drops the worse plans. The first
/// move of the best plan is made, and the next move gets a new search.
final class TurnSearch implements Searcher<SkipBoState> {
    /// The least number of plans; more if each gets enough iterations.
    private static final int TURNS = 12;
    private static final int MOST_TURNS = 24;
    private static final int ITERATIONS_A_TURN = 64;

    /// The search ends early when one plan is this many standard errors ahead of all others after enough rounds.
    private static final double CLEARLY_AHEAD = 2.5;
    private static final int SOME_ROUNDS = 16;

    /// The number of moves with an estimate, as far as there are legal moves, and the part of the search spent on moves
    /// without a candidate.
    private static final int COMPARED = 3;
    private static final int PART_FOR_COMPARING = 16;

    private final Playouts<SkipBoState> playouts;
    private final int iterations;
    private final int turnsAhead;
    private final TurnGenerator turns;
    private final SkipBoEvaluator evaluator = new SkipBoEvaluator();
    private final SkipBoState sampled;
    private final SkipBoState tried;
    private final double[] shares;

    /// @param turnsAhead the number of turns of a rollout after the current one
    TurnSearch(Setup setup, Policies<SkipBoState> policies, SearchConfig config, int turnsAhead) {
        playouts = new Playouts<>(SkipBo.GAME, setup.players(), policies, config);
        iterations = config.iterations();
        this.turnsAhead = turnsAhead;
        turns = new TurnGenerator(SkipBo.GAME, setup, policies.own());
        sampled = SkipBo.GAME.newState(setup);
        tried = SkipBo.GAME.newState(setup);
        shares = new double[setup.players()];
    }

    @Override
    public Move bestMove(View view, BeliefSampler<SkipBoState> belief, SplitMix chance) {
        return first(best(candidates(view, belief, chance)));
    }

    @Override
    public Choice search(View view, BeliefSampler<SkipBoState> belief, SplitMix chance) {
        List<TurnPlan> candidates = candidates(view, belief, chance);
        TurnPlan best = best(candidates);
        TurnPlan again = best.afresh();
        List<TurnPlan> overlooked = overlooked(candidates, view);
        if (!overlooked.isEmpty()) {
            compare(again, overlooked, belief, view.viewer(), chance);
        }
        boolean wasTried = best.trials().rounds() > 0;
        ChoiceBuilder builder = new ChoiceBuilder(first(best), (wasTried ? best : again).trials());
        candidates.forEach(turn -> builder.add(first(turn), turn.trials()));
        overlooked.forEach(turn -> builder.add(first(turn), turn.trials(), again.trials()));
        return builder.choice();
    }

    private static Move first(TurnPlan turn) {
        return SkipBo.GAME.move(turn.moves()[0]);
    }

    /// The most promising plans, sorted by their results.
    private List<TurnPlan> candidates(View view, BeliefSampler<SkipBoState> belief, SplitMix chance) {
        belief.sample(sampled, chance);
        List<TurnPlan> candidates = turns.from(sampled, Math.clamp(iterations / ITERATIONS_A_TURN, TURNS, MOST_TURNS));
        SequentialHalving.run(
                candidates,
                iterations,
                alive -> {
                    belief.sample(sampled, chance);
                    long seed = chance.next();
                    alive.forEach(turn -> tryOut(turn, view.viewer(), belief, seed));
                },
                Comparator.comparingDouble(TurnPlan::share).reversed(),
                TurnSearch::isOpen);
        return candidates;
    }

    /// The best rated moves that begin no candidate, if there are few candidates. A playable stock card is always
    /// played, so the search considers nothing else, but the advice shows the cost of the alternatives.
    private List<TurnPlan> overlooked(List<TurnPlan> candidates, View view) {
        Set<Integer> known =
                candidates.stream().map(turn -> turn.moves()[0]).collect(Collectors.toCollection(HashSet::new));
        return view.seen().legalMoves().stream()
                .filter(move -> !known.contains(move.code()))
                .map(move -> turns.beginning(sampled, move.code()))
                .sorted(Comparator.comparingDouble(TurnPlan::promise).reversed())
                .limit(Math.max(0, COMPARED - known.size()))
                .toList();
    }

    private void compare(
            TurnPlan best, List<TurnPlan> others, BeliefSampler<SkipBoState> belief, int self, SplitMix chance) {
        for (int round = iterations / PART_FOR_COMPARING; round >= 0; round--) {
            belief.sample(sampled, chance);
            long seed = chance.next();
            tryOut(best, self, belief, seed);
            others.forEach(turn -> tryOut(turn, self, belief, seed));
        }
    }

    /// A plan that plays the stock and is within one standard error of the leader is preferred: only the stock wins.
    private static TurnPlan best(List<TurnPlan> candidates) {
        TurnPlan leader = candidates.getFirst();
        return candidates.stream()
                .filter(turn -> !leader.playsStock() && turn.playsStock())
                .filter(turn -> turn.trials().meanDifference(leader.trials())
                        <= turn.trials().standardError(leader.trials()))
                .findFirst()
                .orElse(leader);
    }

    /// Whether a plan with another first move may be as good as the leader. If not, the choice is settled.
    private static boolean isOpen(List<TurnPlan> turns) {
        TurnPlan leader = turns.getFirst();
        return turns.stream()
                .filter(turn -> turn.moves()[0] != leader.moves()[0])
                .anyMatch(turn -> turn.trials().rounds() < SOME_ROUNDS || mayBeAsGood(turn, leader));
    }

    private static boolean mayBeAsGood(TurnPlan turn, TurnPlan leader) {
        return turn.trials().meanDifference(leader.trials())
                < CLEARLY_AHEAD * turn.trials().standardError(leader.trials());
    }

    private void tryOut(TurnPlan turn, int self, BeliefSampler<SkipBoState> belief, long seed) {
        SplitMix chance = new SplitMix(seed);
        tried.copyFrom(sampled);
        playouts.begin(self, belief, chance);
        for (int move : turn.moves()) {
            tried.play(move, chance, Journal.CLOSED);
        }
        int mover = self;
        int ended = 0;
        while (tried.toMove() != State.NOBODY && ended <= turnsAhead) {
            if (tried.toMove() != mover) {
                mover = tried.toMove();
                ended++;
                continue;
            }
            playouts.step(tried, chance);
        }
        evaluator.shares(tried, shares);
        turn.trials().add(shares[self], tried.points(self));
    }
}
