package table13.cli.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import table13.rules.View;
import table13.rules.cards.Card;

/// Labelled rows: a part of a board, a list of moves, a table of figures.
///
/// @param header header of the columns of a grid
/// @param isGrid whether cells are in columns; otherwise they follow each other
public record Section(List<String> header, List<CellRow> rows, boolean isGrid) {
    public Section {
        header = List.copyOf(header);
        rows = List.copyOf(rows);
    }

    public record CellRow(String label, List<String> cells) {
        public CellRow {
            cells = List.copyOf(cells);
        }
    }

    public static Section list(List<CellRow> rows) {
        return new Section(List.of(), rows, false);
    }

    public static Section grid(List<String> header, List<CellRow> rows) {
        return new Section(header, rows, true);
    }

    /// A list of terms and explanations: one line each, separated by `|`.
    public static Section entries(String lines) {
        return list(lines.lines()
                .map(line -> line.split("\\|", 2))
                .map(parts ->
                        new CellRow(parts[0].strip(), List.of(parts[1].strip().split(" ", -1))))
                .toList());
    }

    /// The cards of each seat that has some, in a row.
    ///
    /// @param label label of a seat
    public static Section cards(IntFunction<String> label, List<List<Card>> cards) {
        return list(IntStream.range(0, cards.size())
                .filter(seat -> !cards.get(seat).isEmpty())
                .mapToObj(seat -> new CellRow(
                        label.apply(seat),
                        cards.get(seat).stream().map(Card::name).toList()))
                .toList());
    }

    /// A row for each seat. The seat to move is marked. The last column contains the totals, if the points of rounds
    /// are added up.
    public static Section seats(
            View view, SeatNames names, Paint paint, List<String> header, IntFunction<List<String>> cells) {
        boolean addsUp = view.setup().game().addsUp(view.setup());
        List<String> titles = new ArrayList<>(header);
        if (addsUp) {
            titles.add("total");
        }
        return grid(
                titles,
                IntStream.range(0, view.totals().size())
                        .mapToObj(seat -> {
                            boolean isNext = seat == view.seen().toMove();
                            List<String> all = new ArrayList<>(cells.apply(seat));
                            if (addsUp) {
                                all.add(view.totals().get(seat).toString());
                            }
                            String label = names.label(seat);
                            return new CellRow(isNext ? paint.bold("► " + label) : "  " + label, all);
                        })
                        .toList());
    }
}
