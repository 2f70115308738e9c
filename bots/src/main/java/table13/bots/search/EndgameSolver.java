package table13.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import table13.bots.Choice;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

/// Solves the last few moves of a round exactly: in each determinization by max^n search (Luckhardt and Irani, 1986),
/// in which every seat maximises its own share of the win. The shares of a move are averaged over determinizations.
public final class EndgameSolver<S extends State<S>> implements Searcher<S> {
    private final GameKnowledge<S> knowledge;
    private final Game<S> game;
    private final int mostMoves;
    private final int positions;
    private final List<S> states = new ArrayList<>();
    private final List<int[]> moves = new ArrayList<>();
    private final List<double[]> shares = new ArrayList<>();
    private final int[] points;
    private int visited;

    /// @param mostMoves the largest number of moves left
    /// @param positions the budget: no new determinization after this many positions
    public EndgameSolver(GameKnowledge<S> knowledge, Setup setup, int mostMoves, int positions) {
        this.knowledge = knowledge;
        game = knowledge.game();
        this.mostMoves = mostMoves;
        this.positions = positions;
        points = new int[mostMoves + 1];
        for (int depth = 0; depth <= mostMoves; depth++) {
            states.add(game.newState(setup));
            moves.add(new int[game.mostLegalMoves()]);
            shares.add(new double[setup.players()]);
        }
    }

    /// Whether at most `mostMoves` moves are left.
    public boolean isNear(BeliefSampler<S> belief, SplitMix chance) {
        if (mostMoves == 0) {
            return false;
        }
        belief.sample(states.getFirst(), chance);
        return knowledge.movesLeft(states.getFirst()) <= mostMoves;
    }

    @Override
    public Choice search(View view, BeliefSampler<S> belief, SplitMix chance) {
        List<Move> legal = view.seen().legalMoves();
        Objective objective = knowledge.objective(view);
        int self = view.viewer();
        Map<Move, CandidateStats> trials = new LinkedHashMap<>();
        legal.forEach(move -> trials.put(move, new CandidateStats()));
        for (visited = 0; visited < positions; ) {
            belief.sample(states.getFirst(), chance);
            trials.forEach((move, found) -> {
                step(0, move.code(), chance);
                solve(1, self, objective, chance);
                found.add(shares.get(1)[self], points[1]);
            });
        }
        Map.Entry<Move, CandidateStats> best = trials.entrySet().stream()
                .max(Comparator.comparingDouble(entry -> entry.getValue().share()))
                .orElseThrow();
        ChoiceBuilder builder = new ChoiceBuilder(best.getKey(), best.getValue());
        trials.forEach(builder::add);
        return builder.choice();
    }

    private void step(int depth, int move, SplitMix chance) {
        states.get(depth + 1).copyFrom(states.get(depth));
        states.get(depth + 1).play(move, chance, Journal.CLOSED);
    }

    /// Writes the shares of all seats under best play by each, to `shares` at this depth.
    private void solve(int depth, int self, Objective objective, SplitMix chance) {
        visited++;
        S state = states.get(depth);
        int mover = state.toMove();
        double[] best = shares.get(depth);
        if (mover == State.NOBODY) {
            objective.shares(state, best);
            points[depth] = state.points(self);
            return;
        }
        int n = state.legalMoves(moves.get(depth));
        double most = -1;
        for (int i = 0; i < n; i++) {
            step(depth, moves.get(depth)[i], chance);
            solve(depth + 1, self, objective, chance);
            double[] found = shares.get(depth + 1);
            if (found[mover] > most) {
                most = found[mover];
                System.arraycopy(found, 0, best, 0, best.length);
                points[depth] = points[depth + 1];
            }
        }
    }
}
