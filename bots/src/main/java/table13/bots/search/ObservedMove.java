package table13.bots.search;

import table13.bots.neural.NeuralNet;

/// The likelihood of one observed move as a function of the hidden hand. The weights of the moves that a hand allows
/// are tabulated by kind and number of hidden cards. The likelihood is the softmax: the weight of the observed move
/// over the sum of all.
final class ObservedMove {
    /// Probability of a uniformly random move, so that no hand is ever ruled out.
    private static final double PROBABILITY_FLOOR = 0.03;
    private static final double MOVES = 5;

    private static final double UNIT = 1.0 / (NeuralNet.ONE * NeuralNet.ONE);

    /// Bound of a logit, so that sums keep small weights.
    private static final double STRONGEST = 8;

    private final int kind;
    private final int width;
    private final int typeWidth;
    private final double[] weights;
    private final double[] made;

    /// The sum of all weights for the current hand, and for the hand after the proposed swap.
    private double all;

    private double allIfExchanged;

    /// @param kind the kind of the played or taken cards
    /// @param most the largest number of hidden cards of one kind
    ObservedMove(int kind, int kinds, int most) {
        this.kind = kind;
        width = most + 1;
        typeWidth = kinds * width;
        weights = new double[PlayerType.ALL.size() * typeWidth];
        made = new double[PlayerType.ALL.size() * width];
    }

    static double weight(int rating) {
        return Exponential.of(Math.clamp(UNIT * rating, -STRONGEST, STRONGEST));
    }

    /// Adds a move that this number of hidden cards of a kind allows.
    void add(PlayerType type, int ofKind, int hidden, double weight, boolean isMade) {
        weights[type.number() * typeWidth + ofKind * width + hidden] += weight;
        if (isMade) {
            made[type.number() * width + hidden] = weight;
        }
    }

    private double all(PlayerType type, int[] hidden) {
        double sum = 0;
        int first = type.number() * typeWidth;
        for (int ofKind = 0; ofKind < hidden.length; ofKind++) {
            sum += weights[first + ofKind * width + hidden[ofKind]];
        }
        return sum;
    }

    private static double likelihood(double ofMade, double ofAll) {
        return PROBABILITY_FLOOR / MOVES + (1 - PROBABILITY_FLOOR) * ofMade / Math.max(ofMade, ofAll);
    }

    /// The likelihood of the move under a type with these hidden cards.
    double likelihood(PlayerType type, int[] hidden) {
        return likelihood(made[type.number() * width + hidden[kind]], all(type, hidden));
    }

    /// Recomputes the sum after the type of the seat has changed.
    void setPlayer(PlayerType type, int[] hidden) {
        all = all(type, hidden);
    }

    /// Likelihood ratio of a proposed swap: one card of a kind less, one of another more.
    double exchanged(PlayerType type, int[] hidden, int loses, int gains) {
        int first = type.number() * typeWidth;
        int lost = first + loses * width + hidden[loses];
        int gained = first + gains * width + hidden[gains];
        allIfExchanged = all + (weights[lost - 1] - weights[lost]) + (weights[gained + 1] - weights[gained]);
        int at = type.number() * width + hidden[kind];
        int then = kind == loses ? at - 1 : kind == gains ? at + 1 : at;
        return likelihood(made[then], allIfExchanged) / likelihood(made[at], all);
    }

    /// Accepts the last swap passed to [#exchanged].
    void exchange() {
        all = allIfExchanged;
    }
}
