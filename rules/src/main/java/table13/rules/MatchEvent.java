package table13.rules;

import java.util.List;

/// The events around the rounds of a match, in every game.
public sealed interface MatchEvent extends Event {

    /// A round is about to be dealt.
    ///
    /// @param round its number, from 1
    record RoundBegan(int round, int starter) implements MatchEvent {}

    /// A round was scored.
    ///
    /// @param points the points of each seat in this round
    /// @param totals the points of all rounds so far
    record RoundEnded(int round, List<Integer> points, List<Integer> totals) implements MatchEvent {}

    /// The last round was scored.
    ///
    /// @param winners several if they share the win
    record MatchEnded(List<Integer> totals, List<Integer> winners) implements MatchEvent {}

    @Override
    default MatchEvent seenBy(int viewer) {
        return switch (this) {
            case RoundBegan began -> began;
            case RoundEnded ended -> ended;
            case MatchEnded ended -> ended;
        };
    }
}
