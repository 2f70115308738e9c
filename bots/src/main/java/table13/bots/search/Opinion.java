package table13.bots.search;

/// What a rule of thumb or a net says before anything is tried, as if it had seen a few rounds: in these the move that
/// looks best won an even share, and others the less the worse they look, at the worst none. So its say is bounded, and
/// fades.
///
/// @param isLearned whether the net speaks, or the rule of thumb
/// @param rounds how many rounds it counts; 0 if it has no say
/// @param steepness how many won rounds less a rating makes that is lower by one
public record Opinion(boolean isLearned, double rounds, double steepness) {
    private static final int MOST_ROUNDS = 10_000;

    public static final Opinion NONE = new Opinion(false, 0, 0);

    /// What the policy network says.
    public static Opinion ofNet(double rounds, double steepness) {
        return new Opinion(true, rounds, steepness);
    }

    /// What the own rule of thumb says.
    public static Opinion ofHeuristic(double rounds, double steepness) {
        return new Opinion(false, rounds, steepness);
    }

    public Opinion {
        if (!(rounds >= 0 && rounds <= MOST_ROUNDS)) {
            throw new IllegalArgumentException("opinion must be 0 to " + MOST_ROUNDS + ".");
        }
    }

    /// The same said more or less loudly.
    public Opinion withRounds(double count) {
        return new Opinion(isLearned, count, rounds == 0 ? steepness : steepness * count / rounds);
    }

    /// Room for what will come of each move, with what is thought of it now.
    Trials[] trials(double[] ratings, int players) {
        double best = Double.NEGATIVE_INFINITY;
        for (double rating : ratings) {
            best = Math.max(best, rating);
        }
        double wins = rounds / players;
        Trials[] trials = new Trials[ratings.length];
        for (int i = 0; i < ratings.length; i++) {
            trials[i] = new Trials(rounds, Math.max(0, wins - steepness * (best - ratings[i])));
        }
        return trials;
    }
}
