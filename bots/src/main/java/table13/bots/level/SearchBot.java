package table13.bots.level;

import java.util.List;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.bots.search.Calibration;
import table13.bots.search.Craft;
import table13.bots.search.Endgame;
import table13.bots.search.Foresight;
import table13.bots.search.Playouts;
import table13.bots.search.Searcher;
import table13.bots.search.Thinking;
import table13.bots.search.Thumb;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

/// Thinks ahead in rounds imagined from its view.
final class SearchBot<S extends State<S>> implements Bot {

    /// How many positions an exact search of the endgame looks at for each iteration that it saves.
    private static final int POSITIONS = 30;

    private final String name;
    private final Searcher searcher;
    private final Endgame<S> endgame;
    private final Foresight<S> foresight;
    private final Calibration calibration;

    SearchBot(String name, Craft<S> craft, Setup setup, Thumb<S> tuned, Thumb<S> learned, Thinking thinking) {
        this.name = name;
        searcher = craft.searcher(setup, tuned, learned, thinking);
        foresight = new Foresight<>(
                craft,
                setup,
                new Playouts<>(
                        craft.game(),
                        setup.players(),
                        List.of(tuned, craft.greedy()),
                        List.of(thinking.tuned(), thinking.greedy()),
                        thinking.noise(),
                        Integer.MAX_VALUE),
                thinking.iterations());
        calibration = craft.calibration();
        endgame = new Endgame<>(craft, setup, thinking.endgame(), thinking.iterations() * POSITIONS);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Choice choose(View view, long seed) {
        List<Move> moves = view.seen().legalMoves();
        if (moves.size() == 1) {
            return new Choice(moves.getFirst(), List.of());
        }
        SplitMix chance = new SplitMix(seed);
        Choice choice = (endgame.isNear(view, chance) ? endgame : searcher).search(view, chance);
        return calibrated(foresight.explain(view, choice, chance), view);
    }

    /// Says how likely a win is instead of what the search counted.
    private Choice calibrated(Choice choice, View view) {
        double ahead = Calibration.ahead(view, foresight.partLeft(view.viewer()));
        return new Choice(
                choice.move(),
                choice.estimates().stream()
                        .map(estimate -> calibration.applied(estimate, ahead))
                        .toList());
    }
}
