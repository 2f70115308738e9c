package table13.bots.skipbo;

import table13.bots.search.Trials;

/// One way to go on with a turn, and what came of it so far.
final class Turn {
    private final int[] moves;
    private final double promise;
    private final Trials trials = new Trials();

    /// @param moves the last of them ends the turn or brings a card that nobody can foresee
    /// @param promise how good the rule of thumb takes it to be
    Turn(int[] moves, double promise) {
        this.moves = moves;
        this.promise = promise;
    }

    int[] moves() {
        return moves;
    }

    double promise() {
        return promise;
    }

    Trials trials() {
        return trials;
    }

    double share() {
        return trials.share();
    }

    /// Whether it begins with the stock.
    boolean playsStock() {
        return Turns.playsStock(moves[0]);
    }

    /// The same turn, before anything came of it.
    Turn afresh() {
        return new Turn(moves, promise);
    }
}
