package table13.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import table13.bots.Choice;
import table13.rules.Game;
import table13.rules.Imagination;
import table13.rules.Journal;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

/// Tries every move in the same imagined rounds, plays each on by rules of thumb, and drops the worse ones ([Halving]).
/// While few rounds are played, luck decides more than the move: so the rule of thumb has a say, as if it had seen a
/// few rounds before ([Opinion]).
public final class FlatSearch<S extends State<S>> implements Searcher {
    private final Craft<S> craft;
    private final Game<S> game;
    private final Playouts<S> playouts;
    private final Thumb<S> thumb;
    private final int iterations;
    private final S imagined;
    private final S tried;
    private final double[] shares;
    private final SplitMix luck = new SplitMix(0);

    /// @param thumb says which moves look good
    /// @param iterations how many rounds are played out
    public FlatSearch(Craft<S> craft, Setup setup, Playouts<S> playouts, Thumb<S> thumb, int iterations) {
        this.craft = craft;
        this.playouts = playouts;
        this.thumb = thumb;
        game = craft.game();
        this.iterations = iterations;
        imagined = game.newState(setup);
        tried = game.newState(setup);
        shares = new double[setup.players()];
    }

    @Override
    public Choice search(View view, SplitMix chance) {
        Imagination<S> imagination = game.imagination(view.seen());
        imagination.imagine(imagined, chance);
        List<Candidate> candidates = candidates(view.seen().legalMoves());
        Objective objective = craft.objective(view);
        Halving.run(
                candidates,
                iterations,
                alive -> {
                    imagination.imagine(imagined, chance);
                    long seed = chance.next();
                    for (Candidate candidate : alive) {
                        luck.reseed(seed);
                        tryOut(candidate, objective, view.viewer());
                    }
                },
                Comparator.comparingDouble(Candidate::share).reversed(),
                alive -> alive.size() > 1);
        Weighing weighing = new Weighing(candidates.getFirst().move, candidates.getFirst().trials);
        candidates.forEach(candidate -> weighing.add(candidate.move, candidate.trials));
        return weighing.choice();
    }

    /// The moves, with what the rule of thumb says: it asks only what the seat knows, so any imagined round will do.
    private List<Candidate> candidates(List<Move> moves) {
        int[] codes = moves.stream().mapToInt(Move::code).toArray();
        double[] ratings = new double[codes.length];
        thumb.rate(imagined, codes, codes.length, ratings);
        Trials[] trials = craft.opinion().trials(ratings, shares.length);
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < codes.length; i++) {
            candidates.add(new Candidate(moves.get(i), trials[i]));
        }
        return candidates;
    }

    private void tryOut(Candidate candidate, Objective objective, int self) {
        tried.copyFrom(imagined);
        tried.play(candidate.move.code(), luck, Journal.CLOSED);
        playouts.finish(tried, self, luck);
        objective.shares(tried, shares);
        candidate.trials.learn(shares[self], tried.points(self));
    }

    /// A move and what came of it so far.
    private record Candidate(Move move, Trials trials) {
        double share() {
            return trials.share();
        }
    }
}
