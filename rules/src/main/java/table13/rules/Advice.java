package table13.rules;

import java.util.List;

/// The expert's advice on one choice, rounded for display.
///
/// @param move the best move, in notation
/// @param lines the best few moves, the best first; empty if no search was made
public record Advice(String move, List<Line> lines) {

    /// One of the best moves. All figures are whole percents.
    ///
    /// @param win the probability of winning the match with it
    /// @param cost the loss of winning probability against the best move
    /// @param margin the half width of the 95 % interval of the cost
    /// @param isAsGood whether it may well be as good as the best one
    /// @param why the name of the main reason for the best move, or against another one; empty if there is none
    /// @param often the frequency of that consequence
    public record Line(String move, int win, int cost, int margin, boolean isAsGood, String why, int often) {}

    public Advice {
        lines = List.copyOf(lines);
    }

    /// Advice without reasons.
    public static Advice of(String move) {
        return new Advice(move, List.of());
    }
}
