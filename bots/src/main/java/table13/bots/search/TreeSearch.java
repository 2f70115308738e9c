package table13.bots.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.bots.Choice;
import table13.bots.Choice.Estimate;
import table13.rules.Game;
import table13.rules.Imagination;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

/// Grows one tree over many imagined rounds (information-set tree search). At every node the seat to move is taken to
/// go for its own part of the win; a move is tried the more often the better it did and the better it looks, counted
/// against the rounds in which it was possible at all. How a move looks is said by a learned policy at the root, and by
/// the rule of thumb further on. Below the tree the rules of thumb play on.
public final class TreeSearch<S extends State<S>> implements Searcher {
    private static final int DEEPEST = 64;

    /// How much untried moves are tried.
    private static final double CURIOSITY = 0.3;

    /// How much the rule of thumb is believed: the larger, the more its favourites are tried.
    private static final double TRUST = 1;

    /// This part of all rounds counts against a move as rounds that went as badly as those of the worst.
    private static final double DOUBTED = 0.05;

    /// How likely the learned policy is taken to be of no use at all.
    private static final double USELESS = 0.1;

    private final Craft<S> craft;
    private final Game<S> game;
    private final Playouts<S> playouts;
    private final Thumb<S> learned;
    private final Thumb<S> thumb;
    private final int iterations;
    private final S state;
    private final int[] moves;
    private final double[] ratings;
    private final double[] shares;
    private final Node[] path;
    private final int[] taken;

    /// @param learned says which moves look good, asked once for a choice: its ratings are logarithms of likelihoods
    /// @param thumb says the same further on, where it is asked in every round
    /// @param iterations how many rounds are played out
    public TreeSearch(
            Craft<S> craft, Setup setup, Playouts<S> playouts, Thumb<S> learned, Thumb<S> thumb, int iterations) {
        this.craft = craft;
        this.playouts = playouts;
        this.learned = learned;
        this.thumb = thumb;
        this.iterations = iterations;
        game = craft.game();
        state = game.newState(setup);
        moves = new int[game.mostLegalMoves()];
        ratings = new double[game.mostLegalMoves()];
        shares = new double[setup.players()];
        path = new Node[DEEPEST];
        taken = new int[DEEPEST];
    }

    @Override
    public Choice search(View view, SplitMix chance) {
        Imagination<S> imagination = game.imagination(view.seen());
        Objective objective = craft.objective(view);
        imagination.imagine(state, chance);
        Node root = new Node();
        double[] priors = priors(root);
        for (int i = 0; i < iterations; i++) {
            imagination.imagine(state, chance);
            int depth = descend(root, priors, chance);
            playouts.finish(state, view.viewer(), chance);
            objective.shares(state, shares);
            int points = state.points(view.viewer());
            for (int at = 0; at < depth; at++) {
                path[at].learn(taken[at], shares, points);
            }
        }
        return choice(root);
    }

    /// The move with the best figure. What was seldom tried looked bad, so its figure leans to the worst.
    private Choice choice(Node root) {
        double worst = 1;
        for (int child = 0; child < root.count; child++) {
            worst = Math.min(worst, root.shareOr(child, 1));
        }
        List<Estimate> estimates = new ArrayList<>();
        for (int child = 0; child < root.count; child++) {
            estimates.add(estimate(root, child, worst));
        }
        estimates.sort(Comparator.comparingDouble(Estimate::win)
                .thenComparingInt(Estimate::weight)
                .reversed());
        Estimate best = estimates.getFirst();
        estimates.set(0, new Estimate(best.move(), best.win(), 0, best.points(), best.weight()));
        return new Choice(best.move(), estimates);
    }

    private Estimate estimate(Node root, int child, double worst) {
        int visits = root.visits[child];
        if (visits == 0) {
            return new Estimate(game.move(root.moves[child]), 0, 1, 0, 0);
        }
        double doubted = DOUBTED * root.visited;
        double share = (root.shares[child] + doubted * worst) / (visits + doubted);
        double doubt = Math.sqrt(2 * share * (1 - share) / visits);
        return new Estimate(game.move(root.moves[child]), share, doubt, root.points[child] / visits, visits);
    }

    /// Notes the moves at the root, and says how likely each is to be the right one. Both are the same in all rounds
    /// that can be imagined.
    private double[] priors(Node root) {
        root.mover = state.toMove();
        int n = state.legalMoves(moves);
        learned.rate(state, moves, n, ratings);
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < n; i++) {
            highest = Math.max(highest, ratings[i]);
        }
        double sum = 0;
        for (int i = 0; i < n; i++) {
            root.find(moves[i]);
            ratings[i] = Exponential.of(ratings[i] - highest);
            sum += ratings[i];
        }
        double[] priors = new double[n];
        for (int i = 0; i < n; i++) {
            priors[i] = (1 - USELESS) * ratings[i] / sum + USELESS / n;
        }
        return priors;
    }

    /// Plays from the root to a move never tried before, and says how many moves that were.
    private int descend(Node root, double[] priors, SplitMix chance) {
        path[0] = root;
        taken[0] = chooseAtRoot(root, priors);
        state.play(root.moves[taken[0]], chance, Journal.CLOSED);
        Node node = root.visits[taken[0]] == 0 ? null : root.child(taken[0]);
        int depth = 1;
        while (node != null && depth < path.length && state.toMove() != State.NOBODY) {
            int n = state.legalMoves(moves);
            node.mover = state.toMove();
            int child = choose(node, n);
            path[depth] = node;
            taken[depth++] = child;
            state.play(node.moves[child], chance, Journal.CLOSED);
            node = node.visits[child] == 0 ? null : node.child(child);
        }
        return depth;
    }

    private static int chooseAtRoot(Node root, double[] priors) {
        double mean = root.mean();
        double curiosity = CURIOSITY * Math.sqrt(root.visited + 1);
        int best = 0;
        double bestScore = Double.NEGATIVE_INFINITY;
        for (int child = 0; child < priors.length; child++) {
            double score = root.shareOr(child, mean) + curiosity * priors[child] / (1 + root.visits[child]);
            if (score > bestScore) {
                bestScore = score;
                best = child;
            }
        }
        return best;
    }

    private int choose(Node node, int n) {
        if (n == 1) {
            return node.find(moves[0]);
        }
        thumb.rate(state, moves, n, ratings);
        double sum = likelihoods(n);
        int best = -1;
        double bestScore = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < n; i++) {
            int child = node.find(moves[i]);
            node.possible[child]++;
            double prior = ratings[i] / sum;
            double urge = CURIOSITY * prior * Math.sqrt(node.possible[child]) / (1 + node.visits[child]);
            double score = node.shareOr(child, node.mean()) + urge;
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
            double worse = TRUST * (highest - ratings[i]);
            ratings[i] = 1 / (1 + worse * (1 + worse));
            sum += ratings[i];
        }
        return sum;
    }

    /// What is known of one situation: the moves that were ever possible, and what came of them for the seat to move.
    private static final class Node {
        private int mover;
        private int count;
        private int visited;
        private double visitedShares;
        private int[] moves = new int[4];
        private int[] visits = new int[4];
        private int[] possible = new int[4];
        private double[] shares = new double[4];
        private double[] points = new double[4];
        private @Nullable Node[] children = new Node[4];

        int find(int move) {
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
            points = Arrays.copyOf(points, length);
            children = Arrays.copyOf(children, length);
        }

        Node child(int index) {
            Node child = children[index];
            if (child == null) {
                child = new Node();
                children[index] = child;
            }
            return child;
        }

        double mean() {
            return visited == 0 ? 0 : visitedShares / visited;
        }

        double shareOr(int child, double unknown) {
            return visits[child] == 0 ? unknown : shares[child] / visits[child];
        }

        void learn(int child, double[] allShares, int ownPoints) {
            visits[child]++;
            visited++;
            shares[child] += allShares[mover];
            visitedShares += allShares[mover];
            points[child] += ownPoints;
        }
    }
}
