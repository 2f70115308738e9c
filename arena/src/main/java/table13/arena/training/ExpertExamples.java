package table13.arena.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.bots.Choice.Estimate;
import table13.bots.level.Bots;
import table13.bots.neural.Features;
import table13.bots.search.Exponential;
import table13.bots.search.GameKnowledge;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

/// Collects examples from self-play of a search. Some moves are random, so that there are examples of positions after
/// mistakes. Not thread-safe.
final class ExpertExamples<S extends State<S>> implements ExampleSource {
    /// The teacher: the expert with its learned prior, and with fewer iterations for more examples.
    static final String TEACHER = "expert:iterations=600";

    /// A move that loses this much of the win against the best is right in one case of three. Estimates of a search
    /// have errors, so the chosen move gets no weight beyond its estimate.
    private static final double CLEARLY_WORSE = 0.03;

    /// One move in this number is random.
    private static final int STRAYS = 10;

    private final Game<S> game;
    private final Setup setup;
    private final Bot bot;
    private final Features<S> features;
    private final S state;
    private final int[] moves;

    ExpertExamples(GameKnowledge<S> knowledge, Setup setup) {
        game = knowledge.game();
        this.setup = setup;
        bot = Bots.named(TEACHER, setup);
        features = knowledge.features();
        state = game.newState(setup);
        moves = new int[game.mostLegalMoves()];
    }

    @Override
    public List<Example> play(SplitMix chance) {
        List<Example> examples = new ArrayList<>();
        state.deal(chance.below(setup.players()), chance, Journal.CLOSED);
        while (state.toMove() != State.NOBODY) {
            int n = state.legalMoves(moves);
            int move = moves[0];
            if (n > 1) {
                Choice choice = bot.choose(view(), chance.next());
                examples.add(new Example(Example.active(features, state, moves, n), wanted(n, choice)));
                move = chance.below(STRAYS) == 0
                        ? moves[chance.below(n)]
                        : choice.move().code();
            }
            state.play(move, chance, Journal.CLOSED);
        }
        return examples;
    }

    private View view() {
        int seat = state.toMove();
        List<Integer> totals = Collections.nCopies(setup.players(), 0);
        return new View(setup, seat, 1, List.of(), totals, List.of(), game.view(state, seat));
    }

    private float[] wanted(int n, Choice choice) {
        double best = choice.estimates().stream()
                .mapToDouble(Estimate::winProbability)
                .max()
                .orElse(0);
        double[] likely = new double[n];
        double sum = 0;
        for (int i = 0; i < n; i++) {
            for (Estimate estimate : choice.estimates()) {
                if (estimate.move().code() == moves[i]) {
                    likely[i] = Exponential.of((estimate.winProbability() - best) / CLEARLY_WORSE);
                }
            }
            sum += likely[i];
        }
        float[] wanted = new float[n];
        for (int i = 0; i < n; i++) {
            boolean isChosen = moves[i] == choice.move().code();
            wanted[i] = (float) (sum > 0 ? likely[i] / sum : isChosen ? 1 : 0);
        }
        return wanted;
    }
}
