package table13.bots.search;

import table13.bots.net.Net;

/// One move that somebody made, and how likely it was, whatever they held: for each kind and number of hidden cards,
/// what the moves weigh that these allow. The likelihood of the move that was made is its weight among all of them.
final class Memory {
    /// How likely anybody does anything at all, and how many moves there are to choose from then. So nothing is ever
    /// ruled out.
    private static final double ANYTHING = 0.03;
    private static final double MOVES = 5;

    private static final double UNIT = 1.0 / (Net.ONE * Net.ONE);

    /// No move weighs more than *e* to this power times another, or a sum might forget the smaller ones.
    private static final double STRONGEST = 8;

    private final int kind;
    private final int width;
    private final int likenessWidth;
    private final double[] weights;
    private final double[] made;

    /// What all moves weigh with the cards as they lie now, and if two of them were exchanged.
    private double all;

    private double allIfExchanged;

    /// @param kind of the cards that were played or taken
    /// @param most no kind has more hidden cards
    Memory(int kind, int kinds, int most) {
        this.kind = kind;
        width = most + 1;
        likenessWidth = kinds * width;
        weights = new double[Likeness.ALL.size() * likenessWidth];
        made = new double[Likeness.ALL.size() * width];
    }

    static double weight(int rating) {
        return Exponential.of(Math.clamp(UNIT * rating, -STRONGEST, STRONGEST));
    }

    /// Notes a move that so many hidden cards of a kind allow.
    void add(Likeness likeness, int ofKind, int hidden, double weight, boolean isMade) {
        weights[likeness.number() * likenessWidth + ofKind * width + hidden] += weight;
        if (isMade) {
            made[likeness.number() * width + hidden] = weight;
        }
    }

    private double all(Likeness likeness, int[] hidden) {
        double sum = 0;
        int first = likeness.number() * likenessWidth;
        for (int ofKind = 0; ofKind < hidden.length; ofKind++) {
            sum += weights[first + ofKind * width + hidden[ofKind]];
        }
        return sum;
    }

    private static double likelihood(double ofMade, double ofAll) {
        return ANYTHING / MOVES + (1 - ANYTHING) * ofMade / Math.max(ofMade, ofAll);
    }

    /// How likely somebody like this would have made this move with these cards.
    double likelihood(Likeness likeness, int[] hidden) {
        return likelihood(made[likeness.number() * width + hidden[kind]], all(likeness, hidden));
    }

    /// Reckons anew, after somebody is taken to be like somebody else.
    void reckon(Likeness likeness, int[] hidden) {
        all = all(likeness, hidden);
    }

    /// How many times as likely it would have been with one card of a kind less and one of another more.
    double exchanged(Likeness likeness, int[] hidden, int loses, int gains) {
        int first = likeness.number() * likenessWidth;
        int lost = first + loses * width + hidden[loses];
        int gained = first + gains * width + hidden[gains];
        allIfExchanged = all + (weights[lost - 1] - weights[lost]) + (weights[gained + 1] - weights[gained]);
        int at = likeness.number() * width + hidden[kind];
        int then = kind == loses ? at - 1 : kind == gains ? at + 1 : at;
        return likelihood(made[then], allIfExchanged) / likelihood(made[at], all);
    }

    /// The cards asked about last were exchanged.
    void exchange() {
        all = allIfExchanged;
    }
}
