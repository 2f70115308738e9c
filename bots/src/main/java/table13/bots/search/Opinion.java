package table13.bots.search;

/// What a rule of thumb says before anything is tried, as if it had seen a few rounds: in these the move that looks
/// best won an even share, and others the less the worse they look, at the worst none. So its say is bounded, and
/// fades.
///
/// @param rounds how many rounds it counts; 0 if it has no say
/// @param steepness how many won rounds less a rating makes that is lower by one
public record Opinion(double rounds, double steepness) {
    public static final Opinion NONE = new Opinion(0, 0);

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
