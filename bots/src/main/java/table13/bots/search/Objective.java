package table13.bots.search;

import table13.rules.Best;
import table13.rules.Game;
import table13.rules.State;
import table13.rules.View;

/// What a finished round is worth to each seat: its part of the win.
///
/// In the last round of a match that is known. Before, and a little even then, every point counts: totals are weighed
/// against each other, the more sharply the fewer rounds are to come.
public final class Objective {
    private static final double CERTAIN = 0.9;
    private static final int MOST_BEHIND = 100;
    private static final int MANY_ROUNDS = 4;

    private final int players;
    private final int[] losses;
    private final Best best;
    private final boolean isLastRound;

    /// What a seat weighs that is so many points behind the best.
    private final double[] weightBehind = new double[MOST_BEHIND + 1];

    private final int[] sums;

    /// @param spread how many points make a clear difference in one round
    public Objective(View view, double spread) {
        Game<?> game = view.setup().game();
        players = view.setup().players();
        best = game.best();
        losses = view.totals().stream().mapToInt(best::loss).toArray();
        isLastRound = view.round() == game.rounds(view.setup());
        sums = new int[players];
        for (int points = 0; points <= MOST_BEHIND; points++) {
            weightBehind[points] = Exponential.of(-points / (spread * Math.sqrt(roundsLeft(view))));
        }
    }

    /// How many rounds there will be, this one included, as far as anybody can tell.
    private static int roundsLeft(View view) {
        int rounds = view.setup().game().rounds(view.setup());
        return rounds == 0 ? MANY_ROUNDS : Math.min(rounds - view.round() + 1, MANY_ROUNDS);
    }

    /// Writes each seat's part of the win; together they make 1.
    public void shares(State<?> ended, double[] into) {
        int least = Integer.MAX_VALUE;
        int winners = 0;
        for (int seat = 0; seat < players; seat++) {
            sums[seat] = losses[seat] + best.loss(ended.points(seat));
            if (sums[seat] < least) {
                least = sums[seat];
                winners = 0;
            }
            winners += sums[seat] == least ? 1 : 0;
        }
        double all = 0;
        for (int seat = 0; seat < players; seat++) {
            into[seat] = weightBehind[Math.min(sums[seat] - least, MOST_BEHIND)];
            all += into[seat];
        }
        for (int seat = 0; seat < players; seat++) {
            into[seat] /= all;
            if (isLastRound) {
                double won = sums[seat] == least ? 1.0 / winners : 0;
                into[seat] = CERTAIN * won + (1 - CERTAIN) * into[seat];
            }
        }
    }
}
