package table13.arena.training;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import table13.bots.neural.Features;
import table13.bots.search.GameKnowledge;
import table13.bots.search.Policy;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.ScoreGoal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;

/// Plays one deal several times, and computes the policy gradient (REINFORCE). Not thread-safe.
final class ReinforceRollouts<S extends State<S>> {
    private static final int TRIES = 8;

    /// One seat in this number is played by a heuristic policy.
    private static final int HEURISTIC_SEATS = 4;

    /// The points that are worth as much as a win.
    private static final float POINTS = 10;

    private final Game<S> game;
    private final boolean countsPoints;
    private final Features<S> features;
    private final TrainableNet model;
    private final List<Policy<S>> others;
    private final Map<Setup, S> states = new HashMap<>();
    private final int[] moves;
    private final double[] ratings;

    ReinforceRollouts(GameKnowledge<S> knowledge, TrainableNet model, List<Policy<S>> others) {
        game = knowledge.game();
        countsPoints = knowledge.countsPoints();
        features = knowledge.features();
        this.model = model;
        this.others = others;
        moves = new int[game.mostLegalMoves()];
        ratings = new double[game.mostLegalMoves()];
    }

    TrainableNet lesson() {
        return model;
    }

    /// One choice of a seat.
    private record Made(int seat, Example example, int chosen) {}

    void play(Setup setup, SplitMix chance) {
        int players = setup.players();
        List<@Nullable Policy<S>> seats = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            boolean isHeuristic = !others.isEmpty() && chance.below(HEURISTIC_SEATS) == 0;
            seats.add(isHeuristic ? others.get(chance.below(others.size())) : null);
        }
        int starter = chance.below(players);
        long seed = chance.next();
        S state = states.computeIfAbsent(setup, game::newState);
        List<List<Made>> made = new ArrayList<>();
        float[][] worth = new float[TRIES][];
        float[] all = new float[players];
        for (int i = 0; i < TRIES; i++) {
            state.deal(starter, new SplitMix(seed), Journal.CLOSED);
            made.add(playRound(state, seats, chance));
            worth[i] = worth(state, players);
            for (int seat = 0; seat < players; seat++) {
                all[seat] += worth[i][seat];
            }
        }
        learn(made, worth, all);
    }

    /// Weighs each choice by the advantage of its seat over the mean of its other tries.
    private void learn(List<List<Made>> made, float[][] worth, float[] all) {
        for (int i = 0; i < TRIES; i++) {
            for (Made choice : made.get(i)) {
                float own = worth[i][choice.seat];
                float better = own - (all[choice.seat] - own) / (TRIES - 1);
                if (better != 0) {
                    model.reinforce(choice.example, choice.chosen, better);
                }
            }
        }
    }

    private List<Made> playRound(S state, List<@Nullable Policy<S>> seats, SplitMix chance) {
        List<Made> made = new ArrayList<>();
        while (state.toMove() != State.NOBODY) {
            Policy<S> heuristic = seats.get(state.toMove());
            int move;
            if (heuristic != null) {
                move = heuristic.bestMove(state, moves, ratings);
            } else {
                int n = state.legalMoves(moves);
                move = moves[0];
                if (n > 1) {
                    Example example = new Example(Example.active(features, state, moves, n), new float[0]);
                    int chosen = model.draw(example, chance);
                    made.add(new Made(state.toMove(), example, chosen));
                    move = moves[chosen];
                }
            }
            state.play(move, chance, Journal.CLOSED);
        }
        return made;
    }

    /// The reward of each seat at the end of a round.
    private float[] worth(S state, int players) {
        ScoreGoal goal = game.best();
        float[] worth = new float[players];
        int least = Integer.MAX_VALUE;
        int sum = 0;
        for (int seat = 0; seat < players; seat++) {
            int loss = goal.loss(state.points(seat));
            least = Math.min(least, loss);
            sum += loss;
        }
        int winners = 0;
        for (int seat = 0; seat < players; seat++) {
            winners += goal.loss(state.points(seat)) == least ? 1 : 0;
        }
        for (int seat = 0; seat < players; seat++) {
            int loss = goal.loss(state.points(seat));
            worth[seat] = countsPoints
                    ? ((float) (sum - loss) / (players - 1) - loss) / POINTS
                    : loss == least ? 1f / winners : 0;
        }
        return worth;
    }
}
