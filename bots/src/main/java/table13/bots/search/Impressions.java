package table13.bots.search;

import java.util.Arrays;
import table13.rules.Chance;
import table13.rules.Hindsight;
import table13.rules.Journal;
import table13.rules.State;

/// Imagines all hidden cards evenly, but the people by what they did: the round is gone through again a few times, with
/// hands that may have been theirs, and whoever would hardly have made a seat's moves is hardly taken to sit there.
///
/// Cards are not guessed by it: a hand and a likeness that explain a move together would have to be remembered
/// together, and where this is used, in *13* and *Friday the 13th*, better guesses at hands win nothing.
public final class Impressions<S extends State<S>> implements Guess<S> {
    private static final int FINE = 1 << 30;

    /// Most people at a table think; nobody else is likelier than the others.
    private static final double[] AT_FIRST = {0.7, 0.1, 0.1, 0.1};

    private final Hindsight<S> hindsight;

    /// How likely each seat is like each [Likeness]; a row of nothing for who is not guessed at.
    private final double[][] likely;

    private final Likeness[] drawn;

    /// @param replayed room to replay the round
    /// @param times how often it is gone through
    public Impressions(
            Hindsight<S> hindsight, int viewer, int players, People<S> people, S replayed, int times, Chance chance) {
        this.hindsight = hindsight;
        drawn = new Likeness[players];
        Arrays.fill(drawn, Likeness.THINKER);
        likely = new double[players][];
        for (int seat = 0; seat < players; seat++) {
            likely[seat] = AT_FIRST.clone();
        }
        int[] moves = hindsight.moves();
        int[] seats = new int[moves.length];
        double[][] often = often(moves, seats, viewer, people, replayed, times, chance);
        for (int i = 0; i < moves.length; i++) {
            learn(likely[seats[i]], often[i]);
        }
    }

    /// How likely people of every sort made each of the moves, added up over the times; nothing where there was no
    /// choice.
    private double[][] often(
            int[] moves, int[] seats, int viewer, People<S> people, S replayed, int times, Chance chance) {
        double[][] often = new double[moves.length][Likeness.ALL.size()];
        double[] once = new double[Likeness.ALL.size()];
        for (int time = 0; time < times; time++) {
            hindsight.rewind(replayed, chance);
            for (int i = 0; i < moves.length; i++) {
                seats[i] = replayed.toMove();
                if (seats[i] != viewer) {
                    people.likelihoods(replayed, moves[i], once);
                    for (int who = 0; who < once.length; who++) {
                        often[i][who] += once[who];
                    }
                }
                replayed.play(moves[i], chance, Journal.CLOSED);
            }
        }
        return often;
    }

    /// What was likely before times how likely the move was, so that all of it makes 1 again.
    private static void learn(double[] likely, double[] often) {
        double all = 0;
        for (int who = 0; who < likely.length; who++) {
            all += likely[who] * often[who];
        }
        if (all > 0) {
            for (int who = 0; who < likely.length; who++) {
                likely[who] *= often[who] / all;
            }
        }
    }

    /// How likely a seat is like that.
    double likely(int seat, Likeness likeness) {
        return likely[seat][likeness.number()];
    }

    @Override
    public void imagine(S state, Chance chance) {
        hindsight.imagine(state, chance);
        for (int seat = 0; seat < drawn.length; seat++) {
            drawn[seat] = draw(likely[seat], chance);
        }
    }

    private static Likeness draw(double[] likely, Chance chance) {
        double left = chance.below(FINE) * (1.0 / FINE);
        int who = 0;
        while (who < likely.length - 1 && left >= likely[who]) {
            left -= likely[who++];
        }
        return Likeness.ALL.get(who);
    }

    @Override
    public Likeness likeness(int seat) {
        return drawn[seat];
    }
}
