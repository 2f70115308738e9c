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

/// Finds out why: the best few moves are played in the same imagined rounds until their seat is to move again, and
/// what came of each is counted. That is a short way, so it costs next to nothing beside the search.
public final class Foresight<S extends State<S>> {
    /// How many moves are explained.
    private static final int MOVES = 3;

    /// In so many rounds, for each iteration of the search.
    private static final int PART = 24;

    /// A turn or a lap that does not end is left alone.
    private static final int LONGEST = 100;

    private final Craft<S> craft;
    private final Game<S> game;
    private final List<ConsequenceDetector<S>> consequences;
    private final Playouts<S> playouts;
    private final int rounds;
    private final S imagined;
    private final S tried;

    public Foresight(Craft<S> craft, Setup setup, Playouts<S> playouts, int iterations) {
        this.craft = craft;
        game = craft.game();
        consequences = craft.consequences();
        this.playouts = playouts;
        rounds = 1 + iterations / PART;
        imagined = game.newState(setup);
        tried = game.newState(setup);
    }

    /// The same choice, and what comes of its best moves.
    public Choice explain(View view, Guess<S> guess, Choice choice, SplitMix chance) {
        List<Estimate> estimates = new ArrayList<>(choice.estimates());
        List<Estimate> best = estimates.subList(0, Math.min(MOVES, estimates.size()));
        double[][] often = count(view, guess, best, chance);
        for (int i = 0; i < best.size(); i++) {
            Estimate estimate = best.get(i);
            best.set(
                    i,
                    new Estimate(
                            estimate.move(),
                            estimate.win(),
                            estimate.doubt(),
                            estimate.points(),
                            estimate.weight(),
                            effects(often, i, estimate.move().code())));
        }
        return new Choice(choice.move(), estimates);
    }

    /// Which part of the round is left for a seat, after an explanation: everybody can see that.
    public double partLeft(int seat) {
        return craft.partLeft(imagined, seat);
    }

    private double[][] count(View view, Guess<S> guess, List<Estimate> moves, SplitMix chance) {
        double[][] often = new double[moves.size()][consequences.size()];
        for (int round = 0; round < rounds; round++) {
            guess.imagine(imagined, chance);
            long luck = chance.next();
            for (int i = 0; i < often.length; i++) {
                int move = moves.get(i).move().code();
                goOn(move, view.viewer(), guess, new SplitMix(luck));
                for (int what = 0; what < often[i].length; what++) {
                    boolean isSeen = consequences.get(what).detection().sees(imagined, move, tried, view.viewer());
                    often[i][what] += isSeen ? 1 / (double) rounds : 0;
                }
            }
        }
        return often;
    }

    /// Plays a move and goes on until its seat is to move again.
    private void goOn(int move, int self, Guess<S> guess, SplitMix luck) {
        tried.copyFrom(imagined);
        tried.play(move, luck, Journal.CLOSED);
        playouts.begin(self, guess, luck);
        boolean hasLeft = tried.toMove() != self;
        for (int i = 0; i < LONGEST && tried.toMove() != State.NOBODY && !(hasLeft && tried.toMove() == self); i++) {
            playouts.step(tried, luck);
            hasLeft |= tried.toMove() != self;
        }
    }

    /// What speaks most for the best move, or most against another, comes first.
    private List<Effect> effects(double[][] often, int place, int move) {
        int other = place == 0 ? Math.min(1, often.length - 1) : 0;
        List<Effect> effects = new ArrayList<>();
        for (int what = 0; what < often[place].length; what++) {
            ConsequenceDetector<S> consequence = consequences.get(what);
            double more = often[place][what] - often[other][what];
            // Taken from nothing, not negated: a nothing with a sign is sorted differently by the JVM and by browsers.
            double speaks = consequence.isGood() == (place == 0) ? more : 0 - more;
            if (consequence.relevance().concerns(imagined, move)) {
                effects.add(new Effect(consequence, often[place][what], speaks));
            }
        }
        effects.sort(Comparator.comparingDouble(Effect::speaks).reversed());
        return effects;
    }
}
