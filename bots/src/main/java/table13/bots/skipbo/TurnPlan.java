package table13.bots.skipbo;

import table13.bots.search.CandidateStats;

/// One continuation of a turn, with its results so far.
final class TurnPlan {
    private final int[] moves;
    private final double promise;
    private final CandidateStats stats = new CandidateStats();

    /// @param moves the last move ends the turn or uncovers an unknown card
    /// @param promise its rating by the heuristic policy
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

    /// Whether the plan begins with the stock card.
    boolean playsStock() {
        return TurnGenerator.playsStock(moves[0]);
    }

    /// The same plan without results.
    TurnPlan afresh() {
        return new TurnPlan(moves, promise);
    }
}
