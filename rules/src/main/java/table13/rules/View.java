package table13.rules;

import java.util.List;

/// The match as one viewer may know it. Players, bots and clients get nothing else.
///
/// @param viewer the seat of the viewer, or [#WATCHER]
/// @param round the number of the current round, from 1
/// @param points the points of each seat in each finished round, the first round first
/// @param totals the points of all finished rounds, by seat
/// @param winners the seats that won; empty during the match
/// @param seen the round as the viewer sees it
public record View(
        Setup setup,
        int viewer,
        int round,
        List<List<Integer>> points,
        List<Integer> totals,
        List<Integer> winners,
        RoundView seen) {

    /// A viewer without a seat. Sees only face-up cards.
    public static final int WATCHER = -2;

    public View {
        points = points.stream().map(List::copyOf).toList();
        totals = List.copyOf(totals);
        winners = List.copyOf(winners);
    }

    /// The same view without the moves of the round: see [RoundView#withoutPast].
    public View withoutPast() {
        return with(seen.withoutPast());
    }

    /// The same view without the first past moves of the round: see [RoundView#withoutPastMoves].
    public View withoutPastMoves(int count) {
        return with(seen.withoutPastMoves(count));
    }

    private View with(RoundView other) {
        return new View(setup, viewer, round, points, totals, winners, other);
    }
}
