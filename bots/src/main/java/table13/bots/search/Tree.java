package table13.bots.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.SplitMix;
import table13.rules.State;

/// Grows trees over many imagined rounds (information-set tree search). At every node the seat to move is taken to go
/// for its own part of the win; a move is tried the more often the better it did and the better it looks to the rule of
/// thumb, counted against the rounds in which it was possible at all.
final class Tree<S extends State<S>> {
    private static final int DEEPEST = 64;

    /// How much untried moves are tried.
    private static final double CURIOSITY = 0.3;

    private final Thumb<S> thumb;
    private final int[] moves;
    private final double[] ratings;
    private final Node[] path = new Node[DEEPEST];
    private final int[] taken = new int[DEEPEST];
    private int depth;

    Tree(Game<S> game, Thumb<S> thumb) {
        this.thumb = thumb;
        moves = new int[game.mostLegalMoves()];
        ratings = new double[game.mostLegalMoves()];
    }

    /// Plays on from a node to a move never tried before.
    void descend(Node root, S state, SplitMix chance) {
        depth = 0;
        for (Node node = root; node != null && depth < DEEPEST && state.toMove() != State.NOBODY; ) {
            node.mover = state.toMove();
            int child = choose(node, state);
            path[depth] = node;
            taken[depth++] = child;
            state.play(node.moves[child], chance, Journal.CLOSED);
            node = node.visits[child] == 0 ? null : node.child(child);
        }
    }

    /// Notes what came of it.
    void learn(double[] shares) {
        for (int at = 0; at < depth; at++) {
            path[at].learn(taken[at], shares);
        }
    }

    private int choose(Node node, S state) {
        int n = state.legalMoves(moves);
        if (n == 1) {
            return node.find(moves[0]);
        }
        thumb.rate(state, moves, n, ratings);
        double sum = likelihoods(n);
        double mean = node.mean();
        int best = -1;
        double bestScore = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < n; i++) {
            int child = node.find(moves[i]);
            node.possible[child]++;
            double prior = ratings[i] / sum;
            double urge = CURIOSITY * prior * Math.sqrt(node.possible[child]) / (1 + node.visits[child]);
            double score = node.shareOr(child, mean) + urge;
            if (score > bestScore) {
                bestScore = score;
                best = child;
            }
        }
        return best;
    }

    /// Turns ratings into how likely a move is to be the right one, not yet adding up to 1.
    private double likelihoods(int n) {
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

    /// What is known of one situation: the moves that were ever possible, and what came of them for the seat to move.
    static final class Node {
        private int mover;
        private int count;
        private int visited;
        private double visitedShares;
        private int[] moves = new int[4];
        private int[] visits = new int[4];
        private int[] possible = new int[4];
        private double[] shares = new double[4];
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
            possible = Arrays.copyOf(possible, length);
            shares = Arrays.copyOf(shares, length);
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
            return visited == 0 ? 0 : visitedShares / visited;
        }

        private double shareOr(int child, double unknown) {
            return visits[child] == 0 ? unknown : shares[child] / visits[child];
        }

        private void learn(int child, double[] allShares) {
            visits[child]++;
            visited++;
            shares[child] += allShares[mover];
            visitedShares += allShares[mover];
        }
    }
}
