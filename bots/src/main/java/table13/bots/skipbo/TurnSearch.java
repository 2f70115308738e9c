package table13.bots.skipbo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import table13.bots.Choice;
import table13.bots.Choice.Estimate;
import table13.bots.search.Halving;
import table13.bots.search.Playouts;
import table13.bots.search.Searcher;
import table13.bots.search.Thumb;
import table13.rules.Game;
import table13.rules.Imagination;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;
import table13.rules.skipbo.SkipBoState;

/// Tries whole turns instead of moves: each way to go on ([Turns]) is played in the same imagined rounds, and the rules
/// of thumb play on for a few turns; worse turns are dropped on the way ([Halving]). The first move of the best turn is
/// made; the next one is thought over anew.
final class TurnSearch implements Searcher {
    /// How many ways to go on are tried.
    private static final int MOST_TURNS = 12;

    private final Game<SkipBoState> game;
    private final Playouts<SkipBoState> playouts;
    private final int iterations;
    private final int turnsAhead;
    private final Turns turns;
    private final Prospects prospects = new Prospects();
    private final SkipBoState imagined;
    private final SkipBoState tried;
    private final double[] shares;

    /// @param thumb says which turns are worth trying
    /// @param iterations how many rounds are played out
    /// @param turnsAhead how many turns of the others and of its own are imagined after the present one
    TurnSearch(
            Game<SkipBoState> game,
            Setup setup,
            Playouts<SkipBoState> playouts,
            Thumb<SkipBoState> thumb,
            int iterations,
            int turnsAhead) {
        this.game = game;
        this.playouts = playouts;
        this.iterations = iterations;
        this.turnsAhead = turnsAhead;
        turns = new Turns(game, setup, thumb);
        imagined = game.newState(setup);
        tried = game.newState(setup);
        shares = new double[setup.players()];
    }

    @Override
    public Choice search(View view, SplitMix chance) {
        Imagination<SkipBoState> imagination = game.imagination(view.seen());
        imagination.imagine(imagined, chance);
        List<Turn> candidates = turns.from(imagined, MOST_TURNS);
        Halving.run(
                candidates,
                iterations,
                alive -> {
                    imagination.imagine(imagined, chance);
                    long luck = chance.next();
                    alive.forEach(turn -> tryOut(turn, view.viewer(), luck));
                },
                Comparator.comparingDouble(Turn::share).reversed(),
                TurnSearch::differ);
        return new Choice(game.move(candidates.getFirst().moves()[0]), estimates(candidates));
    }

    /// Whether they begin differently. If not, there is nothing to choose between yet.
    private static boolean differ(List<Turn> turns) {
        return turns.stream()
                .anyMatch(turn -> turn.moves()[0] != turns.getFirst().moves()[0]);
    }

    private void tryOut(Turn turn, int self, long luck) {
        SplitMix chance = new SplitMix(luck);
        tried.copyFrom(imagined);
        playouts.begin(self, chance);
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
        prospects.shares(tried, shares);
        turn.learn(shares[self], tried.points(self));
    }

    /// For each first move, what is thought of the best turn that begins with it.
    private List<Estimate> estimates(List<Turn> candidates) {
        List<Estimate> estimates = new ArrayList<>();
        for (Turn turn : candidates) {
            Estimate estimate = turn.estimate(game);
            if (estimates.stream().noneMatch(other -> other.move().equals(estimate.move()))) {
                estimates.add(estimate);
            }
        }
        return estimates;
    }
}
