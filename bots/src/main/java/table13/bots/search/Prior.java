package table13.bots.search;

/// A prior over moves as pseudo-counts (Gelly and Silver, 2007): the policy counts like a number of earlier rollouts.
/// In these the best rated move won an even share; the share of other moves falls with their rating, down to 0. The
/// prior is bounded and fades as rollouts are added.
///
/// @param isLearned whether the policy network or the heuristic policy rates the moves
/// @param pseudoCount the pseudo-count; 0 for no prior
/// @param steepness prior wins lost for each unit of rating below the best
public record Prior(boolean isLearned, double pseudoCount, double steepness) {
    private static final int MOST_ROUNDS = 10_000;

    public static final Prior NONE = new Prior(false, 0, 0);

    /// The policy network rates the moves.
    public static Prior ofNet(double rounds, double steepness) {
        return new Prior(true, rounds, steepness);
    }

    /// The own heuristic policy rates the moves.
    public static Prior ofHeuristic(double rounds, double steepness) {
        return new Prior(false, rounds, steepness);
    }

    public Prior {
        if (!(pseudoCount >= 0 && pseudoCount <= MOST_ROUNDS)) {
            throw new IllegalArgumentException("opinion must be 0 to " + MOST_ROUNDS + ".");
        }
    }

    /// The same prior with another pseudo-count.
    public Prior withRounds(double count) {
        return new Prior(isLearned, count, pseudoCount == 0 ? steepness : steepness * count / pseudoCount);
    }

    /// Empty statistics of each move, with its prior.
    CandidateStats[] stats(double[] ratings, int players) {
        double best = Double.NEGATIVE_INFINITY;
        for (double rating : ratings) {
            best = Math.max(best, rating);
        }
        double wins = pseudoCount / players;
        CandidateStats[] trials = new CandidateStats[ratings.length];
        for (int i = 0; i < ratings.length; i++) {
            trials[i] = new CandidateStats(pseudoCount, Math.max(0, wins - steepness * (best - ratings[i])));
        }
        return trials;
    }
}
