package table13.bots.search;

import table13.rules.Game;
import table13.rules.ScoreGoal;
import table13.rules.State;
import table13.rules.View;

/// The utility of a finished round for each seat: its expected share of the win.
///
/// Before the last round of a match the utility is a softmax over the totals, sharper the fewer rounds are to come. In
/// the last round it is mostly the result itself, with a small part of the softmax, so that points still count.
public final class Objective {
    private static final double CERTAIN = 0.9;
    private static final int MOST_BEHIND = 100;
    private static final int MANY_ROUNDS = 4;

    private final int players;
    private final int[] losses;
    private final ScoreGoal goal;
    private final boolean isLastRound;

    /// Softmax weight of a seat by its points behind the best.
    private final double[] weightBehind = new double[MOST_BEHIND + 1];

    private final int[] sums;

    /// @param spread the points that make a clear difference in one round
    public Objective(View view, double spread) {
        Game<?> game = view.setup().game();
        players = view.setup().players();
        goal = game.best();
        losses = view.totals().stream().mapToInt(goal::loss).toArray();
        isLastRound = view.round() == game.rounds(view.setup());
        sums = new int[players];
        for (int points = 0; points <= MOST_BEHIND; points++) {
            weightBehind[points] = Exponential.of(-points / (spread * Math.sqrt(roundsLeft(view))));
        }
    }

    /// Rounds to come, this one included; an assumption where their number is open.
    private static int roundsLeft(View view) {
        int rounds = view.setup().game().rounds(view.setup());
        return rounds == 0 ? MANY_ROUNDS : Math.min(rounds - view.round() + 1, MANY_ROUNDS);
    }

    /// Writes the share of each seat; the sum is 1.
    public void shares(State<?> ended, double[] into) {
        int least = Integer.MAX_VALUE;
        int winners = 0;
        for (int seat = 0; seat < players; seat++) {
            sums[seat] = losses[seat] + goal.loss(ended.points(seat));
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
