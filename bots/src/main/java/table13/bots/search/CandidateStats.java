package table13.bots.search;

import java.util.Arrays;

/// Results of one candidate's rollouts. All remaining candidates meet the same determinizations in the same order, so
/// two candidates are compared by paired differences: shared noise cancels out.
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

    /// @param priorRounds the pseudo-count of the prior, in rollouts
    /// @param priorWins the shares of the win in these
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

    /// The standard error of the points; infinite for a single round.
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

    /// The mean paired difference: the advantage of the other candidate in the determinizations that both have met.
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
