package table13.bots.skipbo;

import table13.bots.search.CandidateStats;

/// One way to go on with a turn, and what came of it so far.
final class TurnPlan {
    private final int[] moves;
    private final double promise;
    private final CandidateStats stats = new CandidateStats();

    /// @param moves the last of them ends the turn or brings a card that nobody can foresee
    /// @param promise how good the rule of thumb takes it to be
    TurnPlan(int[] moves, double promise) {
        this.moves = moves;
        this.promise = promise;
    }

    int[] moves() {
        return moves;
    }

    double promise() {
        return promise;
    }

    CandidateStats trials() {
        return stats;
    }

    double share() {
        return stats.share();
    }

    /// Whether it begins with the stock.
    boolean playsStock() {
        return TurnGenerator.playsStock(moves[0]);
    }

    /// The same turn, before anything came of it.
    TurnPlan afresh() {
        return new TurnPlan(moves, promise);
    }
}
