package table13.bots.skipbo;

import table13.bots.Choice.Estimate;
import table13.rules.Game;

/// One way to go on with a turn, and what came of it so far.
final class Turn {
    private final int[] moves;
    private final double promise;
    private int rounds;
    private double shares;
    private double points;

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

    void learn(double share, int stockLeft) {
        rounds++;
        shares += share;
        points += stockLeft;
    }

    double share() {
        return rounds == 0 ? 0 : shares / rounds;
    }

    /// What is thought of its first move.
    Estimate estimate(Game<?> game) {
        return new Estimate(game.move(moves[0]), share(), rounds == 0 ? 0 : points / rounds, rounds);
    }
}
