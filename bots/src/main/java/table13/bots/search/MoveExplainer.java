package table13.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import table13.bots.Choice;
import table13.bots.Choice.Effect;
import table13.bots.Choice.Estimate;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

/// Explains a choice: plays the best few moves in the same determinizations until their seat is to move again, and
/// counts the consequences of each. These rollouts are short, so they cost little beside the search.
public final class MoveExplainer<S extends State<S>> {
    /// Number of explained moves.
    private static final int MOVES = 3;

    /// Search iterations for each determinization of the explanation.
    private static final int PART = 24;

    /// Bound on the moves of a turn or lap that does not end.
    private static final int LONGEST = 100;

    private final GameKnowledge<S> knowledge;
    private final Game<S> game;
    private final List<ConsequenceDetector<S>> consequences;
    private final Playouts<S> playouts;
    private final int rounds;
    private final S determinized;
    private final S rollout;

    public MoveExplainer(GameKnowledge<S> knowledge, Setup setup, Playouts<S> playouts, int iterations) {
        this.knowledge = knowledge;
        game = knowledge.game();
        consequences = knowledge.consequences();
        this.playouts = playouts;
        rounds = 1 + iterations / PART;
        determinized = game.newState(setup);
        rollout = game.newState(setup);
    }

    /// The same choice, with the consequences of its best moves.
    public Choice explain(View view, BeliefSampler<S> belief, Choice choice, SplitMix chance) {
        List<Estimate> estimates = new ArrayList<>(choice.estimates());
        List<Estimate> best = estimates.subList(0, Math.min(MOVES, estimates.size()));
        double[][] often = count(view, belief, best, chance);
        for (int i = 0; i < best.size(); i++) {
            Estimate estimate = best.get(i);
            best.set(
                    i,
                    new Estimate(
                            estimate.move(),
                            estimate.winProbability(),
                            estimate.standardError(),
                            estimate.points(),
                            estimate.pointsError(),
                            estimate.weight(),
                            effects(often, i, estimate.move().code())));
        }
        return new Choice(choice.move(), estimates);
    }

    /// [GameKnowledge#partLeft] in the last determinization; it depends on public information only.
    public double partLeft(int seat) {
        return knowledge.partLeft(determinized, seat);
    }

    private double[][] count(View view, BeliefSampler<S> belief, List<Estimate> moves, SplitMix chance) {
        double[][] often = new double[moves.size()][consequences.size()];
        for (int round = 0; round < rounds; round++) {
            belief.sample(determinized, chance);
            long random = chance.next();
            for (int i = 0; i < often.length; i++) {
                int move = moves.get(i).move().code();
                playOn(move, view.viewer(), belief, new SplitMix(random));
                for (int what = 0; what < often[i].length; what++) {
                    boolean isSeen =
                            consequences.get(what).detection().sees(determinized, move, rollout, view.viewer());
                    often[i][what] += isSeen ? 1 / (double) rounds : 0;
                }
            }
        }
        return often;
    }

    /// Plays a move and goes on until its seat is to move again.
    private void playOn(int move, int self, BeliefSampler<S> belief, SplitMix random) {
        rollout.copyFrom(determinized);
        rollout.play(move, random, Journal.CLOSED);
        playouts.begin(self, belief, random);
        boolean hasLeft = rollout.toMove() != self;
        for (int i = 0;
                i < LONGEST && rollout.toMove() != State.NOBODY && !(hasLeft && rollout.toMove() == self);
                i++) {
            playouts.step(rollout, random);
            hasLeft |= rollout.toMove() != self;
        }
    }

    /// Sorted by weight: the strongest reason for the best move, or against another, comes first.
    private List<Effect> effects(double[][] often, int place, int move) {
        int other = place == 0 ? Math.min(1, often.length - 1) : 0;
        List<Effect> effects = new ArrayList<>();
        for (int what = 0; what < often[place].length; what++) {
            ConsequenceDetector<S> consequence = consequences.get(what);
            double more = often[place][what] - often[other][what];
            // Subtraction instead of negation: the JVM and browsers sort -0.0 differently.
            double difference = consequence.isGood() == (place == 0) ? more : 0 - more;
            if (consequence.relevance().concerns(determinized, move)) {
                effects.add(new Effect(consequence, often[place][what], rounds, difference));
            }
        }
        effects.sort(Comparator.comparingDouble(Effect::difference).reversed());
        return effects;
    }
}
