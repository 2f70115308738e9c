package table13.bots;

import java.util.List;
import table13.rules.Move;

/// What a bot would do, and what it thinks of the alternatives: the best first, or none if it did not weigh them.
public record Choice(Move move, List<Estimate> estimates) {

    /// What a move seems to be worth.
    ///
    /// @param share the part of the win to expect, 0 to 1
    /// @param points the points to expect in this round
    /// @param weight how many imagined rounds this rests on
    public record Estimate(Move move, double share, double points, int weight) {}

    public Choice {
        estimates = List.copyOf(estimates);
    }
}
