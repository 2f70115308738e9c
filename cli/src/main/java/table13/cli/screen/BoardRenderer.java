package table13.cli.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import table13.rules.ScoreGoal;
import table13.rules.Setup;
import table13.rules.View;

/// Draws the board of any game from one view, in the current width of the terminal.
///
/// @param columns current width of the terminal
public record BoardRenderer(GameUi ui, SeatNames names, Paint paint, IntSupplier columns) {

    public Layout layout() {
        return new Layout(columns.getAsInt());
    }

    /// The board. A terminal that is too narrow gets it in parts, with a note about the needed width.
    public List<String> table(View view) {
        Layout layout = layout();
        Setup setup = view.setup();
        int rounds = setup.game().rounds(setup);
        List<String> notes = new ArrayList<>();
        if (rounds != 1) {
            notes.add("round " + view.round() + (rounds == 0 ? "" : " of " + rounds));
        }
        notes.addAll(ui.notes(view));
        List<String> lines =
                new ArrayList<>(layout.title(paint.bold(setup.game().title()), notes));
        List<Section> sections = ui.board(view, names, paint);
        sections.stream().filter(section -> !section.rows().isEmpty()).forEach(section -> {
            lines.addAll(layout.lines(section));
            lines.add("");
        });
        int needed = sections.stream().mapToInt(Layout::needed).max().orElse(0);
        if (needed > layout.width()) {
            lines.addAll(layout.wrapped("This board takes " + needed + " columns. The terminal has " + layout.width()
                    + ", so some columns stand below the others."));
        } else {
            lines.removeLast();
        }
        return lines;
    }

    /// The legal moves of the viewer.
    public List<String> moves(View view) {
        return layout().lines(ui.moves(view, paint));
    }

    /// The hands of all seats, for an open replay.
    ///
    /// @param views views of all seats
    public List<String> hands(List<View> views) {
        return layout().lines(Section.list(views.stream()
                .map(view -> new Section.CellRow(names.name(view.viewer()), ui.hand(view, paint)))
                .toList()));
    }

    /// The seats, and their points in all completed rounds.
    public List<String> score(View view) {
        Setup setup = view.setup();
        List<String> lines = new ArrayList<>(layout().lines(ui.seats(view, names, paint)));
        if (!view.points().isEmpty()) {
            lines.add("");
            lines.addAll(layout().lines(Section.seats(
                    view,
                    names,
                    paint,
                    IntStream.rangeClosed(1, view.points().size())
                            .mapToObj(round -> "round " + round)
                            .toList(),
                    seat -> view.points().stream()
                            .map(round -> round.get(seat).toString())
                            .toList())));
        }
        int rounds = setup.game().rounds(setup);
        String best = setup.game().best() == ScoreGoal.FEWEST ? "The lowest total wins" : "The highest total wins";
        lines.addAll(layout().wrapped(
                        rounds == 1
                                ? "This match is one round: no points are added up."
                                : best + (rounds == 0 ? "." : " after " + rounds + " rounds.")));
        return lines;
    }

    /// The rules in brief, and the options of this table.
    public List<String> rules(Setup setup) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : withNumbers(ui.rules()).strip().split("\n\n", -1)) {
            lines.addAll(layout().wrapped(paragraph.replace("\n", " ")));
            lines.add("");
        }
        setup.game()
                .options()
                .forEach(option -> lines.addAll(
                        layout().wrapped(option.name() + "=" + setup.option(option) + ": " + option.meaning())));
        return lines;
    }

    /// The notation of moves.
    public List<String> notation() {
        return layout().lines(Section.entries(withNumbers(ui.notation())));
    }

    private String withNumbers(String text) {
        String all = text;
        for (var number : ui.game().numbers().entrySet()) {
            all = all.replace("{" + number.getKey() + "}", number.getValue().toString());
        }
        return all;
    }
}
