package table13.bots.search;

import java.util.Arrays;

/// Results of one candidate's rollouts. All candidates meet the same determinizations in the same order until they are
/// dropped, so two of them are compared pair by pair (paired differences): noise that both share cancels out.
public final class CandidateStats {
    private double[] shares = new double[16];
    private int rounds;
    private double sum;
    private double points;
    private double squaredPoints;

    /// Pseudo-counts of the prior: rollouts, and wins among them.
    private final double priorRounds;
    private final double priorWins;

    public CandidateStats() {
        this(0, 0);
    }

    /// @param priorRounds rollouts that the prior counts for
    /// @param priorWins shares of the win in these
    public CandidateStats(double priorRounds, double priorWins) {
        this.priorRounds = priorRounds;
        this.priorWins = priorWins;
    }

    public void add(double share, int pointsWritten) {
        if (rounds == shares.length) {
            shares = Arrays.copyOf(shares, 2 * rounds);
        }
        shares[rounds++] = share;
        sum += share;
        points += pointsWritten;
        squaredPoints += (double) pointsWritten * pointsWritten;
    }

    public int rounds() {
        return rounds;
    }

    public double points() {
        return rounds == 0 ? 0 : points / rounds;
    }

    /// The standard error of the points; that of a single round is not known.
    public double pointsError() {
        if (rounds < 2) {
            return Double.POSITIVE_INFINITY;
        }
        double variance = Math.max(0, squaredPoints - points * points / rounds) / (rounds - 1);
        return Math.sqrt(variance / rounds);
    }

    /// The expected share of the win, prior included.
    public double share() {
        return share(sum, rounds);
    }

    private double share(double won, int of) {
        double all = of + priorRounds;
        return all == 0 ? 0 : (won + priorWins) / all;
    }

    /// The expected share after the first rollouts.
    private double shareAfter(int first) {
        double won = 0;
        for (int i = 0; i < first; i++) {
            won += shares[i];
        }
        return share(won, first);
    }

    /// The mean paired difference: by how much the other is better in the determinizations that both have met.
    public double meanDifference(CandidateStats other) {
        int both = Math.min(rounds, other.rounds);
        return other.shareAfter(both) - shareAfter(both);
    }

    /// The standard error of the mean paired difference.
    public double standardError(CandidateStats other) {
        int both = Math.min(rounds, other.rounds);
        if (both < 2) {
            return 1;
        }
        double sumOfGaps = 0;
        double squares = 0;
        for (int i = 0; i < both; i++) {
            double gap = other.shares[i] - shares[i];
            sumOfGaps += gap;
            squares += gap * gap;
        }
        double variance = Math.max(0, squares - sumOfGaps * sumOfGaps / both) / (both - 1);
        return Math.sqrt(variance / both);
    }
}
