package table13.bots.search;

import java.util.Arrays;
import table13.rules.Chance;
import table13.rules.HistoryDeterminizer;
import table13.rules.Journal;
import table13.rules.State;

/// Opponent model: samples hidden cards uniformly and player types from their posterior, given the moves of each seat.
/// The likelihood of a move under a type is averaged over replays of the round, each with another sample of the hands.
///
/// The cards ignore this evidence: types and hands would have to be inferred together. In *13* and *Friday the 13th*,
/// which use this model, better beliefs about hands do not raise the strength.
public final class OpponentModel<S extends State<S>> implements BeliefSampler<S> {
    private static final int FINE = 1 << 30;

    /// Most players search; the other types are equally likely.
    private static final double[] PRIOR = {0.7, 0.1, 0.1, 0.1};

    private final HistoryDeterminizer<S> determinizer;

    /// Posterior over player types, per seat.
    private final double[][] posterior;

    private final PlayerType[] drawn;

    /// @param replayed scratch state for the replay
    /// @param times number of replays
    public OpponentModel(
            HistoryDeterminizer<S> determinizer,
            int viewer,
            int players,
            TypeLikelihoods<S> likelihoods,
            S replayed,
            int times,
            Chance chance) {
        this.determinizer = determinizer;
        drawn = new PlayerType[players];
        Arrays.fill(drawn, PlayerType.SEARCHER);
        posterior = new double[players][];
        for (int seat = 0; seat < players; seat++) {
            posterior[seat] = PRIOR.clone();
        }
        int[] moves = determinizer.moves();
        int[] seats = new int[moves.length];
        double[][] ofMoves = likelihoods(moves, seats, viewer, likelihoods, replayed, times, chance);
        for (int i = 0; i < moves.length; i++) {
            update(posterior[seats[i]], ofMoves[i]);
        }
    }

    /// The likelihood of each move under each type, summed over the replays; zeros for the moves of the viewer.
    private double[][] likelihoods(
            int[] moves,
            int[] seats,
            int viewer,
            TypeLikelihoods<S> likelihoods,
            S replayed,
            int times,
            Chance chance) {
        double[][] sums = new double[moves.length][PlayerType.ALL.size()];
        double[] once = new double[PlayerType.ALL.size()];
        for (int time = 0; time < times; time++) {
            determinizer.sampleStart(replayed, chance);
            for (int i = 0; i < moves.length; i++) {
                seats[i] = replayed.toMove();
                if (seats[i] != viewer) {
                    likelihoods.likelihoods(replayed, moves[i], once);
                    for (int number = 0; number < once.length; number++) {
                        sums[i][number] += once[number];
                    }
                }
                replayed.play(moves[i], chance, Journal.CLOSED);
            }
        }
        return sums;
    }

    /// Bayes' rule; no update if all likelihoods are zero.
    private static void update(double[] beliefs, double[] likelihoods) {
        double evidence = 0;
        for (int number = 0; number < beliefs.length; number++) {
            evidence += beliefs[number] * likelihoods[number];
        }
        if (evidence > 0) {
            for (int number = 0; number < beliefs.length; number++) {
                beliefs[number] *= likelihoods[number] / evidence;
            }
        }
    }

    /// The posterior probability of a type.
    double likely(int seat, PlayerType type) {
        return posterior[seat][type.number()];
    }

    @Override
    public void sample(S state, Chance chance) {
        determinizer.sample(state, chance);
        for (int seat = 0; seat < drawn.length; seat++) {
            drawn[seat] = draw(posterior[seat], chance);
        }
    }

    private static PlayerType draw(double[] beliefs, Chance chance) {
        double left = chance.below(FINE) * (1.0 / FINE);
        int number = 0;
        while (number < beliefs.length - 1 && left >= beliefs[number]) {
            left -= beliefs[number++];
        }
        return PlayerType.ALL.get(number);
    }

    @Override
    public PlayerType type(int seat) {
        return drawn[seat];
    }
}
