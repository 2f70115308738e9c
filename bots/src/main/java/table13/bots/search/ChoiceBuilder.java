package table13.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import table13.bots.Choice;
import table13.bots.Choice.Estimate;
import table13.rules.Move;

/// Builds a choice from the results of a search. A move that was dropped early has few rollouts, perhaps lucky ones, so
/// its figure is that of the best move less the paired difference. No move has a better figure than the chosen one.
public final class ChoiceBuilder {
    private final Estimate chosen;
    private final CandidateStats best;
    private final List<Estimate> others = new ArrayList<>();

    /// @param move the chosen move
    /// @param best its results
    public ChoiceBuilder(Move move, CandidateStats best) {
        this.best = best;
        chosen = new Estimate(move, best.share(), 0, best.points(), best.pointsError(), best.rounds());
    }

    /// Adds another candidate. Of several candidates with the same first move, the best one represents it.
    public void add(Move move, CandidateStats stats) {
        add(move, stats, best);
    }

    /// Adds a candidate that was compared with the chosen one in extra rounds.
    ///
    /// @param bestThen the results of the chosen move in the same rounds
    public void add(Move move, CandidateStats stats, CandidateStats bestThen) {
        if (stats.rounds() == 0 || move.equals(chosen.move())) {
            return;
        }
        double share = Math.max(0, best.share() - Math.max(0, stats.meanDifference(bestThen)));
        Estimate fresh = new Estimate(
                move, share, stats.standardError(bestThen), stats.points(), stats.pointsError(), stats.rounds());
        if (others.stream().noneMatch(other -> other.move().equals(move) && other.winProbability() >= share)) {
            others.removeIf(other -> other.move().equals(move));
            others.add(fresh);
        }
    }

    public Choice choice() {
        List<Estimate> all = new ArrayList<>();
        all.add(chosen);
        others.stream()
                .sorted(Comparator.comparingDouble(Estimate::winProbability).reversed())
                .forEach(all::add);
        return new Choice(chosen.move(), all);
    }
}
