package table13.bots.search;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Chance;

/// The current state of the sampler for one seat: its hidden cards and its type, with the evidence of its moves.
final class Witness {
    private static final int FINE = 1 << 30;

    private final int[] hidden;
    private final List<Memory> memories = new ArrayList<>();
    private final double[] likelihoods = new double[Likeness.ALL.size()];
    private Likeness likeness = Likeness.THINKER;

    Witness(int kinds) {
        hidden = new int[kinds];
    }

    void hold(int kind) {
        hidden[kind]++;
    }

    int held(int kind) {
        return hidden[kind];
    }

    void remember(Memory memory) {
        memories.add(memory);
    }

    Likeness likeness() {
        return likeness;
    }

    /// Gibbs step: draws the type from its conditional distribution, given the hidden cards.
    void guess(Chance chance) {
        double sum = 0;
        for (int who = 0; who < likelihoods.length; who++) {
            likelihoods[who] = likelihood(Likeness.ALL.get(who));
            sum += likelihoods[who];
        }
        double left = chance.below(FINE) * (sum / FINE);
        int who = 0;
        while (who < likelihoods.length - 1 && left >= likelihoods[who]) {
            left -= likelihoods[who++];
        }
        likeness = Likeness.ALL.get(who);
        for (Memory memory : memories) {
            memory.reckon(likeness, hidden);
        }
    }

    private double likelihood(Likeness who) {
        double likelihood = 1;
        for (Memory memory : memories) {
            likelihood *= memory.likelihood(who, hidden);
        }
        return likelihood;
    }

    /// Likelihood ratio of all moves of this seat under a proposed swap.
    double exchanged(int loses, int gains) {
        double ratio = 1;
        for (Memory memory : memories) {
            ratio *= memory.exchanged(likeness, hidden, loses, gains);
        }
        return ratio;
    }

    /// Accepts the swap asked about last.
    void exchange(int loses, int gains) {
        hidden[loses]--;
        hidden[gains]++;
        for (Memory memory : memories) {
            memory.exchange();
        }
    }
}
