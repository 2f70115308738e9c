package table13.bots.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.SplitMix;
import table13.rules.State;

/// Information-set Monte Carlo tree search (ISMCTS; Cowling, Powley and Whitehouse, 2012): one tree for many
/// determinizations, with one node for all states that the searching seat cannot distinguish.
///
/// Moves are selected by PUCT (Rosin, 2011; Silver et al., 2016) with the heuristic policy as prior. A move may be
/// illegal in some determinizations, so its exploration term grows with its availability, not with the visits of the
/// node. Every seat maximises its own share of the win.
final class InformationSetTree<S extends State<S>> {
    private static final int DEEPEST = 64;

    /// The weight of the exploration term: *c* in PUCT.
    private static final double EXPLORATION = 0.3;

    private final Policy<S> policy;
    private final int[] moves;
    private final double[] ratings;
    private final Node[] path = new Node[DEEPEST];
    private final int[] taken = new int[DEEPEST];
    private int depth;

    InformationSetTree(Game<S> game, Policy<S> policy) {
        this.policy = policy;
        moves = new int[game.mostLegalMoves()];
        ratings = new double[game.mostLegalMoves()];
    }

    /// Selection and expansion: plays on from a node until it has played a move without visits.
    void descend(Node root, S state, SplitMix chance) {
        depth = 0;
        for (Node node = root; node != null && depth < DEEPEST && state.toMove() != State.NOBODY; ) {
            node.mover = state.toMove();
            int child = select(node, state);
            path[depth] = node;
            taken[depth++] = child;
            state.play(node.moves[child], chance, Journal.CLOSED);
            node = node.visits[child] == 0 ? null : node.child(child);
        }
    }

    /// Adds the result of a rollout to every node of the last descent.
    void backpropagate(double[] shares) {
        for (int at = 0; at < depth; at++) {
            path[at].add(taken[at], shares);
        }
    }

    private int select(Node node, S state) {
        int n = state.legalMoves(moves);
        if (n == 1) {
            return node.find(moves[0]);
        }
        policy.rate(state, moves, n, ratings);
        double sum = priors(n);
        double mean = node.mean();
        int best = -1;
        double bestScore = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < n; i++) {
            int child = node.find(moves[i]);
            node.availability[child]++;
            double score = node.puct(child, ratings[i] / sum, mean);
            if (score > bestScore) {
                bestScore = score;
                best = child;
            }
        }
        return best;
    }

    /// Turns ratings into priors that are not normalised; returns their sum.
    private double priors(int n) {
        double highest = ratings[0];
        for (int i = 1; i < n; i++) {
            highest = Math.max(highest, ratings[i]);
        }
        double sum = 0;
        for (int i = 0; i < n; i++) {
            double worse = highest - ratings[i];
            ratings[i] = 1 / (1 + worse * (1 + worse));
            sum += ratings[i];
        }
        return sum;
    }

    /// An information set: the moves that were ever legal in it, and the results for the seat to move.
    static final class Node {
        private int mover;
        private int count;
        private int allVisits;
        private double allValues;
        private int[] moves = new int[4];
        private int[] visits = new int[4];
        private int[] availability = new int[4];
        private double[] values = new double[4];
        private @Nullable Node[] children = new Node[4];

        private int find(int move) {
            for (int i = 0; i < count; i++) {
                if (moves[i] == move) {
                    return i;
                }
            }
            if (count == moves.length) {
                grow();
            }
            moves[count] = move;
            return count++;
        }

        private void grow() {
            int length = 2 * count;
            moves = Arrays.copyOf(moves, length);
            visits = Arrays.copyOf(visits, length);
            availability = Arrays.copyOf(availability, length);
            values = Arrays.copyOf(values, length);
            children = Arrays.copyOf(children, length);
        }

        private Node child(int index) {
            Node child = children[index];
            if (child == null) {
                child = new Node();
                children[index] = child;
            }
            return child;
        }

        private double mean() {
            return allVisits == 0 ? 0 : allValues / allVisits;
        }

        /// *Q + c P √availability / (1 + visits)*. Without visits, *Q* is the mean of the node.
        private double puct(int child, double prior, double mean) {
            double value = visits[child] == 0 ? mean : values[child] / visits[child];
            double exploration = EXPLORATION * prior * Math.sqrt(availability[child]) / (1 + visits[child]);
            return value + exploration;
        }

        private void add(int child, double[] shares) {
            visits[child]++;
            allVisits++;
            values[child] += shares[mover];
            allValues += shares[mover];
        }
    }
}
