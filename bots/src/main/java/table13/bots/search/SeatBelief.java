package table13.bots.search;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Chance;

/// The current state of the sampler for one seat: its hidden cards and its type, with the evidence of its moves.
final class SeatBelief {
    private static final int FINE = 1 << 30;

    private final int[] hidden;
    private final List<ObservedMove> moves = new ArrayList<>();
    private final double[] likelihoods = new double[PlayerType.ALL.size()];
    private PlayerType type = PlayerType.SEARCHER;

    SeatBelief(int kinds) {
        hidden = new int[kinds];
    }

    void hold(int kind) {
        hidden[kind]++;
    }

    int held(int kind) {
        return hidden[kind];
    }

    void add(ObservedMove observed) {
        moves.add(observed);
    }

    PlayerType type() {
        return type;
    }

    /// Gibbs step: draws the type from its conditional distribution, given the hidden cards.
    void resampleType(Chance chance) {
        double sum = 0;
        for (int candidate = 0; candidate < likelihoods.length; candidate++) {
            likelihoods[candidate] = likelihood(PlayerType.ALL.get(candidate));
            sum += likelihoods[candidate];
        }
        double left = chance.below(FINE) * (sum / FINE);
        int candidate = 0;
        while (candidate < likelihoods.length - 1 && left >= likelihoods[candidate]) {
            left -= likelihoods[candidate++];
        }
        type = PlayerType.ALL.get(candidate);
        for (ObservedMove observed : moves) {
            observed.setPlayer(type, hidden);
        }
    }

    private double likelihood(PlayerType candidate) {
        double likelihood = 1;
        for (ObservedMove observed : moves) {
            likelihood *= observed.likelihood(candidate, hidden);
        }
        return likelihood;
    }

    /// Likelihood ratio of all moves of this seat under a proposed swap.
    double exchanged(int loses, int gains) {
        double ratio = 1;
        for (ObservedMove observed : moves) {
            ratio *= observed.exchanged(type, hidden, loses, gains);
        }
        return ratio;
    }

    /// Accepts the last swap passed to [#exchanged].
    void exchange(int loses, int gains) {
        hidden[loses]--;
        hidden[gains]++;
        for (ObservedMove observed : moves) {
            observed.exchange();
        }
    }
}
