package table13.wire.protocol;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Event;
import table13.rules.Game;
import table13.rules.Happening;
import table13.rules.Match;
import table13.rules.State;
import table13.rules.View;
import table13.rules.record.Replay;
import table13.table.MatchHistory;
import table13.table.Mover;
import table13.table.Seated;

/// Some steps of a finished match, with the eyes of every seat.
///
/// @param match its number at the table
/// @param moves how many moves it had: steps are numbered from 0, the deal, up to this
public record Steps(Game<?> game, int match, int moves, List<Step> steps) {

    /// The match after a move.
    ///
    /// @param seat who moved; [State#NOBODY] for the deal
    /// @param by who moved for that seat; null for the deal
    /// @param seats who sat where; null if it is as in the step before, which is among these
    /// @param events what came of it, all cards open
    /// @param views what each seat saw, without the moves before it: the steps are those
    public record Step(
            int step,
            int seat,
            String move,
            @Nullable Mover by,
            @Nullable List<Seated> seats,
            List<Event> events,
            List<View> views) {}

    /// Plays a match up to the last step wanted.
    public static Steps of(int number, MatchHistory history, int from, int count) {
        Replay replay =
                new Replay(Arrays.asList(history.record().stripTrailing().split("\n", -1)), 1);
        List<Step> steps = new ArrayList<>();
        Match<?> match = replay.match();
        int step = 0;
        if (from == 0) {
            steps.add(step(history, from, 0, State.NOBODY, "", open(match.beginning(), match), match));
        }
        while (replay.hasNext()) {
            step++;
            int seat = match.toMove();
            String move = replay.move();
            Happening happening = replay.next();
            if (step >= from && step < (long) from + count) {
                steps.add(step(history, from, step, seat, move, open(happening, match), match));
            }
        }
        return new Steps(match.setup().game(), number, step, steps);
    }

    private static Step step(
            MatchHistory history, int from, int step, int seat, String move, List<Event> events, Match<?> match) {
        List<View> views = new ArrayList<>();
        for (int viewer = 0; viewer < match.setup().players(); viewer++) {
            views.add(match.view(viewer).withoutPast());
        }
        MatchHistory.Step told = history.steps().get(step);
        boolean isSame =
                step > from && told.seats().equals(history.steps().get(step - 1).seats());
        return new Step(step, seat, move, told.by(), isSame ? null : told.seats(), events, views);
    }

    /// Each event with the eyes of somebody who may see all of it.
    private static List<Event> open(Happening happening, Match<?> match) {
        List<Event> open = new ArrayList<>(happening.seenBy(View.WATCHER));
        for (int seat = 0; seat < match.setup().players(); seat++) {
            List<Event> seen = happening.seenBy(seat);
            for (int i = 0; i < open.size(); i++) {
                if (!seen.get(i).equals(happening.seenBy(View.WATCHER).get(i))) {
                    open.set(i, seen.get(i));
                }
            }
        }
        return open;
    }
}
