package table13.rules;

import java.util.List;

/// What somebody is advised to do, in figures for people: what an expert says and a table tells.
///
/// @param move the best move, in notation
/// @param lines the best few moves, that one first; none if nobody weighed them
public record Advice(String move, List<Line> lines) {

    /// One of the best moves. All figures are whole percents.
    ///
    /// @param win how likely the match is won with it
    /// @param cost how much less likely than with the best one
    /// @param margin the cost is so much more or less, in 95 of 100 cases
    /// @param isAsGood whether it may well be as good as the best one
    /// @param why the name of what speaks most for the best one, or against another; empty if nothing does
    /// @param often how often that comes of the move
    public record Line(String move, int win, int cost, int margin, boolean isAsGood, String why, int often) {}

    public Advice {
        lines = List.copyOf(lines);
    }

    /// Advice without reasons.
    public static Advice of(String move) {
        return new Advice(move, List.of());
    }
}
