package table13.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import table13.arena.Standings.Rating;
import table13.rules.SplitMix;

/// Rates the bots of a league by their win shares.
///
/// The Bradley-Terry model for tables of any size: a bot of strength *s* wins against *n* others of strength *t* with
/// probability *s / (s + n t)*. The strengths maximise the likelihood (Newton's method, one bot at a time), and a
/// rating is 400 times their logarithm to base 10. Each contest gets one additional deal with equal win shares, so that
/// a bot that always wins has a finite rating. The intervals are bootstrap intervals over the played deals, with a
/// separate seed.
final class Ratings {
    private static final double MEAN = 1500;
    private static final double POINTS = 400 / Math.log(10);
    private static final int RESAMPLES = 1000;
    private static final double TAIL = 0.025;
    private static final int MOST_SWEEPS = 1000;
    private static final double SMALL = 1e-9;

    private final int bots;
    private final int others;

    private Ratings(League league) {
        bots = league.bots().size();
        others = league.setup().players() - 1;
    }

    /// @param winShares the win shares of all contests for each deal, in the order of [League#contests]
    static List<Rating> of(League league, List<double[]> winShares) {
        Ratings ratings = new Ratings(league);
        int deals = winShares.size();
        double[] values = ratings.fitted(winShares);
        double[][] resampled = new double[ratings.bots][RESAMPLES];
        SplitMix chance = new SplitMix(league.seed());
        for (int i = 0; i < RESAMPLES; i++) {
            List<double[]> drawn = new ArrayList<>();
            for (int deal = 0; deal < deals; deal++) {
                drawn.add(winShares.get(chance.below(deals)));
            }
            double[] again = ratings.fitted(drawn);
            for (int bot = 0; bot < again.length; bot++) {
                resampled[bot][i] = again[bot];
            }
        }
        List<Rating> all = new ArrayList<>();
        for (int bot = 0; bot < values.length; bot++) {
            Arrays.sort(resampled[bot]);
            double low = resampled[bot][(int) (TAIL * RESAMPLES)];
            double high = resampled[bot][(int) ((1 - TAIL) * RESAMPLES)];
            all.add(new Rating(league.bots().get(bot), values[bot], low, high));
        }
        return all;
    }

    private double[] fitted(List<double[]> winShares) {
        double[][] wins = new double[bots][bots];
        for (double[] shares : winShares) {
            int contest = 0;
            for (int candidate = 0; candidate < bots; candidate++) {
                for (int field = 0; field < bots; field++) {
                    wins[candidate][field] += candidate == field ? 0 : shares[contest++];
                }
            }
        }
        double[] strengths = new double[bots];
        double change = 1;
        for (int sweep = 0; sweep < MOST_SWEEPS && change > SMALL; sweep++) {
            change = 0;
            for (int bot = 0; bot < bots; bot++) {
                double step = step(wins, winShares.size(), strengths, bot);
                strengths[bot] += step;
                change = Math.max(change, Math.abs(step));
            }
        }
        double mean = Arrays.stream(strengths).average().orElse(0);
        return Arrays.stream(strengths)
                .map(strength -> MEAN + POINTS * (strength - mean))
                .toArray();
    }

    /// The Newton step for the logarithm of one bot's strength: slope over curvature of the log-likelihood, bounded.
    private double step(double[][] wins, int deals, double[] strengths, int bot) {
        double even = 1.0 / (others + 1);
        double slope = 0;
        double curvature = 0;
        for (int other = 0; other < bots; other++) {
            if (other != bot) {
                double asCandidate = chance(strengths[bot] - strengths[other]);
                double asField = chance(strengths[other] - strengths[bot]);
                slope += wins[bot][other] + even - (deals + 1) * asCandidate;
                slope -= wins[other][bot] + even - (deals + 1) * asField;
                curvature += (deals + 1) * (asCandidate * (1 - asCandidate) + asField * (1 - asField));
            }
        }
        return Math.clamp(slope / curvature, -1.0, 1.0);
    }

    /// The probability of winning against all others, from the difference of the logarithms.
    private double chance(double difference) {
        return 1 / (1 + others * Math.exp(-difference));
    }
}
