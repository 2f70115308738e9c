package table13.cli.records;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import table13.cli.registry.GameUis;
import table13.cli.screen.BoardRenderer;
import table13.cli.screen.MatchNarrator;
import table13.cli.screen.Paint;
import table13.cli.screen.SeatNames;
import table13.cli.terminal.ExitReport;
import table13.cli.terminal.Terminal;
import table13.rules.Event;
import table13.rules.EventBatch;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.View;
import table13.rules.record.Replay;

/// Shows a replay: as one seat saw it, or with all hands open.
final class ReplayShow {
    private final Terminal terminal;
    private final Paint paint;
    private final Replay replay;
    private final Match<?> match;
    private final SeatNames names;
    private final BoardRenderer board;
    private final MatchNarrator narrator;
    private final @Nullable Integer seat;
    private final boolean waits;

    /// Number of moves to show without asking.
    private int toSkip;

    /// Number of moves shown. Ctrl-C reads it on another thread.
    private final AtomicInteger shown = new AtomicInteger();

    /// @param seat seat of the viewer; null for all hands open
    ReplayShow(Terminal terminal, Replay replay, @Nullable Integer seat, boolean waits) {
        this.terminal = terminal;
        this.replay = replay;
        this.seat = seat;
        this.waits = waits;
        paint = terminal.paint();
        match = replay.match();
        names = new SeatNames(match.names());
        board = new BoardRenderer(GameUis.of(match.setup().game()), names, paint, terminal::columns);
        narrator = new MatchNarrator(match.setup(), board);
    }

    void run() {
        Setup setup = match.setup();
        List<String> options = new ArrayList<>();
        setup.options().forEach((name, value) -> options.add(name + " " + value));
        terminal.println(
                setup.game().title() + ", " + setup.players() + " players, " + String.join(", ", options) + ".");
        terminal.println(
                seat == null ? "All cards are open." : "As " + names.names().get(seat) + " saw it.");
        tell(match.beginning());
        draw();
        boolean stays = true;
        try (ExitReport report = new ExitReport(this::sayHowToComeBack)) {
            while (stays && replay.hasNext()) {
                stays = goesOn();
                if (stays) {
                    showMove();
                } else {
                    report.say();
                }
            }
        }
        if (stays && !match.isOver()) {
            terminal.println("The record ends before the match was over.");
        }
    }

    private void showMove() {
        String who = names.names().get(match.toMove());
        terminal.println("");
        terminal.println(board.layout()
                .title("move " + (shown.get() + 1) + " · " + who + ": " + paint.bold(replay.move()), List.of()));
        tell(replay.next());
        shown.incrementAndGet();
        if (!match.isOver()) {
            draw();
        }
    }

    private void sayHowToComeBack() {
        if (waits && shown.get() > 0) {
            terminal.println(paint.reset() + "\nTo come back to this place, start again and type " + shown.get() + ".");
            terminal.flush();
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
        terminal.println(board.table(match.view(seat == null ? View.WATCHER : seat)));
        if (seat == null) {
            terminal.println("");
            terminal.println(board.hands(IntStream.range(0, names.names().size())
                    .<View>mapToObj(match::view)
                    .toList()));
        }
    }

    private void tell(EventBatch batch) {
        List<Event> events = seat == null ? batch.open() : batch.seenBy(seat);
        events.forEach(event -> terminal.println(narrator.tell(event)));
    }
}
