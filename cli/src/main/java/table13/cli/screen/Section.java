package table13.cli.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import table13.rules.View;

/// Labelled rows: a part of a board, a list of moves, a table of figures.
///
/// @param header above the columns of a grid
/// @param isGrid whether cells stand in columns; otherwise they follow each other
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

    /// A row for each seat; the seat to move is marked, and totals come last if the points of rounds are added up.
    public static Section seats(
            View view, SeatNames names, Paint paint, List<String> header, IntFunction<List<String>> cells) {
        boolean addsUp = view.setup().game().addsUp(view.setup());
        List<String> titles = new ArrayList<>(header);
        if (addsUp) {
            titles.add("total");
        }
        return grid(
                titles.stream().map(paint::dim).toList(),
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
