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

/// Tries every move in the same imagined rounds, plays each on, and drops the worse ones ([Halving]). While few rounds
/// are played, luck decides more than the move: so whoever has a view of it may have a say, as if it had seen a few
/// rounds before ([Opinion]). What follows a move is played by rules of thumb, or first by what a [Tree] has found out.
final class MoveSearch<S extends State<S>> implements Searcher<S> {
    private final Craft<S> craft;
    private final Playouts<S> playouts;
    private final @Nullable Tree<S> tree;
    private final Opinion prior;
    private final Thumb<S> speaker;
    private final int iterations;
    private final S imagined;
    private final S tried;
    private final double[] shares;
    private final SplitMix luck = new SplitMix(0);

    MoveSearch(Craft<S> craft, Setup setup, Thumbs<S> thumbs, SearchConfig config) {
        this.craft = craft;
        playouts = new Playouts<>(craft.game(), setup.players(), thumbs, config);
        tree = config.isTree() ? new Tree<>(craft.game(), thumbs.own()) : null;
        prior = config.prior();
        speaker = prior.isLearned() ? thumbs.net() : thumbs.own();
        iterations = config.iterations();
        imagined = craft.game().newState(setup);
        tried = craft.game().newState(setup);
        shares = new double[setup.players()];
    }

    @Override
    public Choice search(View view, Guess<S> guess, SplitMix chance) {
        guess.imagine(imagined, chance);
        List<Candidate> candidates = candidates(view.seen().legalMoves());
        Objective objective = craft.objective(view);
        Halving.run(
                candidates,
                iterations,
                alive -> {
                    guess.imagine(imagined, chance);
                    long seed = chance.next();
                    for (Candidate candidate : alive) {
                        luck.reseed(seed);
                        tryOut(candidate, guess, objective, view.viewer());
                    }
                },
                Comparator.comparingDouble(Candidate::share).reversed(),
                alive -> alive.size() > 1);
        Weighing weighing = new Weighing(candidates.getFirst().move, candidates.getFirst().trials);
        candidates.forEach(candidate -> weighing.add(candidate.move, candidate.trials));
        return weighing.choice();
    }

    /// The moves, with what is said of them: that asks only what the seat knows, so any imagined round will do.
    private List<Candidate> candidates(List<Move> moves) {
        int[] codes = moves.stream().mapToInt(Move::code).toArray();
        double[] ratings = new double[codes.length];
        speaker.rate(imagined, codes, codes.length, ratings);
        Trials[] trials = prior.trials(ratings, shares.length);
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < codes.length; i++) {
            candidates.add(new Candidate(moves.get(i), trials[i], new Tree.Node()));
        }
        return candidates;
    }

    private void tryOut(Candidate candidate, Guess<S> guess, Objective objective, int self) {
        tried.copyFrom(imagined);
        tried.play(candidate.move.code(), luck, Journal.CLOSED);
        if (tree != null) {
            tree.descend(candidate.replies, tried, luck);
        }
        playouts.finish(tried, self, guess, luck);
        objective.shares(tried, shares);
        if (tree != null) {
            tree.learn(shares);
        }
        candidate.trials.learn(shares[self], tried.points(self));
    }

    /// A move and what came of it so far.
    private record Candidate(Move move, Trials trials, Tree.Node replies) {
        double share() {
            return trials.share();
        }
    }
}
