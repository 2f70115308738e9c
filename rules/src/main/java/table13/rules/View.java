package table13.rules;

import java.util.List;

/// What one viewer may know of a match: all that a player, a bot or a client ever gets.
///
/// @param viewer the seat that looks, or [#WATCHER]
/// @param round the number of the round being played, from 1
/// @param points what each seat wrote down after each finished round, the first round first
/// @param totals the points of all finished rounds, seat by seat
/// @param winners the seats that won, none while the match goes on
/// @param seen the round as the viewer sees it
public record View(
        Setup setup,
        int viewer,
        int round,
        List<List<Integer>> points,
        List<Integer> totals,
        List<Integer> winners,
        RoundView seen) {

    /// Stands for a seat where somebody only looks on and sees what lies face up.
    public static final int WATCHER = -2;

    public View {
        points = points.stream().map(List::copyOf).toList();
        totals = List.copyOf(totals);
        winners = List.copyOf(winners);
    }

    /// The same without the moves that led here: see [RoundView#withoutPast].
    public View withoutPast() {
        return new View(setup, viewer, round, points, totals, winners, seen.withoutPast());
    }
}
