package table13.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.bots.Choice;
import table13.rules.Journal;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

/// Flat Monte Carlo search over determinizations. One iteration samples a determinization and plays every remaining
/// candidate in it with the same random numbers (common random numbers), which makes differences between moves less
/// noisy. [SequentialHalving] allots the iterations. A prior ([Prior]) counts like earlier rollouts. After its move, a
/// candidate goes on with a rollout ([Playouts]), or with a descent of its [InformationSetTree] and then a rollout.
final class MoveSearch<S extends State<S>> implements Searcher<S> {
    private final GameKnowledge<S> knowledge;
    private final Playouts<S> playouts;
    private final @Nullable InformationSetTree<S> tree;
    private final Prior prior;
    private final Policy<S> priorPolicy;
    private final int iterations;
    private final S determinized;
    private final S rollout;
    private final double[] shares;
    private final SplitMix random = new SplitMix(0);

    MoveSearch(GameKnowledge<S> knowledge, Setup setup, Policies<S> policies, SearchConfig config) {
        this.knowledge = knowledge;
        playouts = new Playouts<>(knowledge.game(), setup.players(), policies, config);
        tree = config.isTree() ? new InformationSetTree<>(knowledge.game(), policies.own()) : null;
        prior = config.prior();
        priorPolicy = prior.isLearned() ? policies.net() : policies.own();
        iterations = config.iterations();
        determinized = knowledge.game().newState(setup);
        rollout = knowledge.game().newState(setup);
        shares = new double[setup.players()];
    }

    @Override
    public Choice search(View view, BeliefSampler<S> belief, SplitMix chance) {
        belief.sample(determinized, chance);
        List<Candidate> candidates = candidates(view.seen().legalMoves());
        Objective objective = knowledge.objective(view);
        SequentialHalving.run(
                candidates,
                iterations,
                alive -> {
                    belief.sample(determinized, chance);
                    long seed = chance.next();
                    for (Candidate candidate : alive) {
                        random.reseed(seed);
                        evaluate(candidate, belief, objective, view.viewer());
                    }
                },
                Comparator.comparingDouble(Candidate::share).reversed(),
                alive -> alive.size() > 1);
        ChoiceBuilder builder = new ChoiceBuilder(candidates.getFirst().move, candidates.getFirst().trials);
        candidates.forEach(candidate -> builder.add(candidate.move, candidate.trials));
        return builder.choice();
    }

    /// The moves with their priors. Priors depend only on the seat's own information, so any determinization will do.
    private List<Candidate> candidates(List<Move> moves) {
        int[] codes = moves.stream().mapToInt(Move::code).toArray();
        double[] ratings = new double[codes.length];
        priorPolicy.rate(determinized, codes, codes.length, ratings);
        CandidateStats[] trials = prior.stats(ratings, shares.length);
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < codes.length; i++) {
            candidates.add(new Candidate(moves.get(i), trials[i], new InformationSetTree.Node()));
        }
        return candidates;
    }

    private void evaluate(Candidate candidate, BeliefSampler<S> belief, Objective objective, int self) {
        rollout.copyFrom(determinized);
        rollout.play(candidate.move.code(), random, Journal.CLOSED);
        if (tree != null) {
            tree.descend(candidate.replies, rollout, random);
        }
        playouts.finish(rollout, self, belief, random);
        objective.shares(rollout, shares);
        if (tree != null) {
            tree.backpropagate(shares);
        }
        candidate.trials.add(shares[self], rollout.points(self));
    }

    /// A move, the results of its rollouts, and the root of its tree.
    private record Candidate(Move move, CandidateStats trials, InformationSetTree.Node replies) {
        double share() {
            return trials.share();
        }
    }
}
