package table13.bots.skipbo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import table13.bots.search.Policy;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoState;

/// Generates the different continuations of a turn. A plan ends with the discard, or earlier with a move that uncovers
/// an unknown card: from the stock, by an exchange, or by an empty hand. Of several plans to the same position it keeps
/// one.
///
/// A numbered stock card is played as soon as it fits: every other move can wait, and the next stock card is useful to
/// know. A wild on the stock may wait for its best place, unless it is the last card.
final class TurnGenerator {
    /// Bound on the positions visited before the discard.
    private static final int POSITIONS = 150;

    /// A discard with a rating this much below the best one is not tried.
    private static final double CLEARLY_WORSE = 3;

    private final Policy<SkipBoState> policy;
    private final int[] moves;
    private final double[] ratings;
    private final List<Step> steps = new ArrayList<>();
    private final Set<TranspositionKey> known = new HashSet<>();
    private final List<TurnPlan> found = new ArrayList<>();
    private final SplitMix unused = new SplitMix(0);
    private int reached;

    TurnGenerator(Game<SkipBoState> game, Setup setup, Policy<SkipBoState> policy) {
        this.policy = policy;
        moves = new int[game.mostLegalMoves()];
        ratings = new double[game.mostLegalMoves()];
        for (int i = 0; i < POSITIONS; i++) {
            steps.add(new Step(game.newState(setup)));
        }
    }

    /// A position within the turn, with the moves that lead to it.
    private static final class Step {
        private final SkipBoState state;
        private int[] path = new int[0];
        private double promise;

        Step(SkipBoState state) {
            this.state = state;
        }
    }

    /// The most promising continuations, the best first.
    List<TurnPlan> from(SkipBoState start, int most) {
        known.clear();
        found.clear();
        steps.getFirst().state.copyFrom(start);
        reached = 1;
        for (int i = 0; i < reached; i++) {
            expand(steps.get(i));
        }
        found.sort(Comparator.comparingDouble(TurnPlan::promise).reversed());
        return new ArrayList<>(found.subList(0, Math.min(found.size(), most)));
    }

    /// The turn that begins with this move and continues by the heuristic policy.
    TurnPlan beginning(SkipBoState start, int move) {
        moves[0] = move;
        policy.rate(start, moves, 1, ratings);
        return new TurnPlan(new int[] {move}, ratings[0]);
    }

    private void expand(Step from) {
        SkipBoState state = from.state;
        int n = state.legalMoves(moves);
        policy.rate(state, moves, n, ratings);
        boolean stockFirst = mayNotWait(state) && Arrays.stream(moves, 0, n).anyMatch(TurnGenerator::playsStock);
        double stop = bestDiscard(n);
        for (int i = 0; i < n; i++) {
            boolean isPoor = SkipBoFacts.isDiscard(moves[i]) && ratings[i] < stop - CLEARLY_WORSE;
            if (!isPoor && (!stockFirst || playsStock(moves[i]))) {
                follow(from, moves[i], from.promise + ratings[i] - stop);
            }
        }
    }

    private static boolean mayNotWait(SkipBoState state) {
        int seat = state.toMove();
        return state.stockTop(seat) != SkipBoFacts.WILD || state.points(seat) == 1;
    }

    static boolean playsStock(int move) {
        return SkipBoFacts.isBuild(move) && SkipBoFacts.sourceOf(move) == SkipBoFacts.STOCK;
    }

    /// The value of a discard at this point. Other continuations must exceed it.
    private double bestDiscard(int n) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < n; i++) {
            best = SkipBoFacts.isDiscard(moves[i]) ? Math.max(best, ratings[i]) : best;
        }
        return best == Double.NEGATIVE_INFINITY ? 0 : best;
    }

    private void follow(Step from, int move, double promise) {
        TranspositionKey position = TranspositionKey.after(from.state, move);
        if (!known.add(position)) {
            return;
        }
        int[] path = Arrays.copyOf(from.path, from.path.length + 1);
        path[from.path.length] = move;
        if (position.ending() != TranspositionKey.OPEN) {
            found.add(new TurnPlan(path, promise));
        } else if (reached < POSITIONS) {
            Step to = steps.get(reached++);
            to.state.copyFrom(from.state);
            to.state.play(move, unused, Journal.CLOSED);
            to.path = path;
            to.promise = promise;
        }
    }
}
