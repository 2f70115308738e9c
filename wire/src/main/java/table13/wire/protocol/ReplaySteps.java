package table13.wire.protocol;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Event;
import table13.rules.EventBatch;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.State;
import table13.rules.View;
import table13.table.MatchHistory;
import table13.table.Mover;
import table13.table.Seated;

/// Some steps of a finished match, with the views of all seats.
///
/// @param match its number at the table
/// @param moves the number of its moves: steps are numbered from 0, the deal, up to this
public record ReplaySteps(Game<?> game, int match, int moves, List<Step> steps) {

    /// The match after a move.
    ///
    /// @param seat the seat that moved; -1 for the deal
    /// @param by the player that moved for this seat; null for the deal
    /// @param seats the players by seat; null if unchanged since the step before, which is among these
    /// @param events the resulting events, all cards open
    /// @param views the view of each seat, without the moves of the round
    public record Step(
            int step,
            int seat,
            String move,
            @Nullable Mover by,
            @Nullable List<Seated> seats,
            List<Event> events,
            List<View> views) {}

    /// Replays a match up to the last requested step.
    public static ReplaySteps of(int number, MatchHistory history, int from, int count) {
        Match<?> match = history.dealt();
        int moves = history.steps().size() - 1;
        List<Step> steps = new ArrayList<>();
        for (int step = 0; step <= moves && step < (long) from + count; step++) {
            Move move = history.steps().get(step).move();
            int seat = move == null ? State.NOBODY : match.toMove();
            EventBatch batch = move == null ? match.beginning() : match.play(move);
            if (step >= from) {
                steps.add(step(history, from, step, seat, batch, match));
            }
        }
        return new ReplaySteps(match.setup().game(), number, moves, steps);
    }

    private static Step step(MatchHistory history, int from, int step, int seat, EventBatch batch, Match<?> match) {
        List<View> views = new ArrayList<>();
        for (int viewer = 0; viewer < match.setup().players(); viewer++) {
            views.add(match.view(viewer).withoutPast());
        }
        MatchHistory.Step told = history.steps().get(step);
        boolean isSame =
                step > from && told.seats().equals(history.steps().get(step - 1).seats());
        Move move = told.move();
        return new Step(
                step,
                seat,
                move == null ? "" : move.notation(),
                told.by(),
                isSame ? null : told.seats(),
                batch.open(),
                views);
    }
}
