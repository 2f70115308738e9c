package table13.cli.records;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.cli.screen.Cast;
import table13.cli.screen.Face;
import table13.cli.screen.Layout;
import table13.cli.screen.MatchNarrator;
import table13.cli.screen.Narrator;
import table13.cli.screen.Paint;
import table13.cli.screen.Screen;
import table13.cli.shelf.Faces;
import table13.cli.terminal.Terminal;
import table13.rules.Event;
import table13.rules.Happening;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.View;
import table13.rules.record.Replay;

/// Shows a replay: as one seat saw it, or to everybody with all hands open.
final class ReplayShow {
    private final Terminal terminal;
    private final Paint paint;
    private final Replay replay;
    private final Match<?> match;
    private final Cast cast;
    private final Screen screen;
    private final Narrator narrator;
    private final @Nullable Integer seat;
    private final boolean waits;

    /// How many moves go by before the person is asked again.
    private int toSkip;

    /// @param seat whose eyes we look through; null for everybody's
    ReplayShow(Terminal terminal, Replay replay, @Nullable Integer seat, boolean waits) {
        this.terminal = terminal;
        this.replay = replay;
        this.seat = seat;
        this.waits = waits;
        paint = terminal.paint();
        match = replay.match();
        cast = new Cast(match.names());
        Face face = Faces.of(match.setup().game());
        screen = face.screen(cast, paint);
        narrator = MatchNarrator.of(face, match.setup(), cast, paint);
    }

    void run() {
        Setup setup = match.setup();
        List<String> options = new ArrayList<>();
        setup.options().forEach((name, value) -> options.add(name + " " + value));
        terminal.println(
                setup.game().title() + ", " + setup.players() + " players, " + String.join(", ", options) + ".");
        terminal.println(
                seat == null ? "All cards are open." : "As " + cast.names().get(seat) + " saw it.");
        tell(match.beginning());
        draw();
        int number = 1;
        while (replay.hasNext()) {
            if (!goesOn()) {
                return;
            }
            String who = cast.names().get(match.toMove());
            terminal.println("");
            terminal.println(Layout.rule("move " + number++ + " · " + who + ": " + paint.bold(replay.move())));
            tell(replay.next());
            if (!match.isOver()) {
                draw();
            }
        }
        if (!match.isOver()) {
            terminal.println("The record ends before the match was over.");
        }
    }

    private boolean goesOn() {
        if (!waits || toSkip-- > 0) {
            return true;
        }
        String answer = terminal.ask(paint.dim("Enter for the next move, a number to skip moves, q to quit: "));
        toSkip = answer != null && answer.matches("[1-9]\\d{0,5}") ? Integer.parseInt(answer) - 1 : 0;
        return answer != null && !answer.startsWith("q");
    }

    private void draw() {
        terminal.println("");
        terminal.println(screen.table(match.view(seat == null ? View.WATCHER : seat)));
        if (seat == null) {
            for (int open = 0; open < cast.names().size(); open++) {
                terminal.println("  %-12s".formatted(cast.name(open)) + screen.hand(match.view(open)));
            }
        }
    }

    private void tell(Happening happening) {
        List<Event> events = seat == null ? happening.open() : happening.seenBy(seat);
        events.forEach(event -> terminal.println(narrator.tell(event)));
    }
}
