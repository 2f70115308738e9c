package table13.bots.search;

import java.util.Arrays;

/// What came of one candidate, imagined round by imagined round. All candidates meet the same rounds in the same order
/// until they are dropped, so two of them are compared in the rounds that both have seen: luck that was the same for
/// both says nothing about either.
public final class Trials {
    private double[] shares = new double[16];
    private int rounds;
    private double sum;
    private double points;

    /// What a rule of thumb thought before: so many rounds, and how many of them won.
    private final double priorRounds;
    private final double priorWins;

    public Trials() {
        this(0, 0);
    }

    /// @param priorRounds how many rounds an opinion counts that was there before the first one
    /// @param priorWins the parts of the win in these
    public Trials(double priorRounds, double priorWins) {
        this.priorRounds = priorRounds;
        this.priorWins = priorWins;
    }

    public void learn(double share, int pointsWritten) {
        if (rounds == shares.length) {
            shares = Arrays.copyOf(shares, 2 * rounds);
        }
        shares[rounds++] = share;
        sum += share;
        points += pointsWritten;
    }

    public int rounds() {
        return rounds;
    }

    public double points() {
        return rounds == 0 ? 0 : points / rounds;
    }

    /// The part of the win to expect.
    public double share() {
        return share(sum, rounds);
    }

    private double share(double won, int of) {
        double all = of + priorRounds;
        return all == 0 ? 0 : (won + priorWins) / all;
    }

    /// The part of the win to expect as it was after the first rounds.
    private double shareAfter(int first) {
        double won = 0;
        for (int i = 0; i < first; i++) {
            won += shares[i];
        }
        return share(won, first);
    }

    /// By how much the other is better, in the rounds that both have seen.
    public double behind(Trials other) {
        int both = Math.min(rounds, other.rounds);
        return other.shareAfter(both) - shareAfter(both);
    }

    /// The standard error of that.
    public double doubt(Trials other) {
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
