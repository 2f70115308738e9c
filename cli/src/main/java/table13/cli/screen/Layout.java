package table13.cli.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import table13.cli.screen.Section.CellRow;

/// Lays out lines of text for a terminal of this width. Colour codes have no width.
public record Layout(int width) {
    public static final Layout USUAL = new Layout(80);

    /// Longer cells are left-aligned in their column; numbers and short words are centred.
    private static final int SHORT = 4;

    static int width(String text) {
        String bare = text.replaceAll("\u001b\\[[0-9;]*m", "");
        return bare.codePointCount(0, bare.length());
    }

    public static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }

    public static String right(Object text, int width) {
        return " ".repeat(Math.max(0, width - width(text.toString()))) + text;
    }

    public static String centre(String text, int width) {
        return left(" ".repeat(Math.max(0, (width - width(text)) / 2)) + text, width);
    }

    /// "1 card", "3 cards".
    public static String cards(int count) {
        return count + (count == 1 ? " card" : " cards");
    }

    /// Text, wrapped into lines.
    public List<String> wrapped(String words) {
        return flowing("", 1, List.of(words.split(" ", -1)));
    }

    /// A horizontal rule with a title and notes; notes that do not fit follow on their own lines.
    public List<String> title(String title, List<String> notes) {
        String all = String.join(
                " · ", Stream.concat(Stream.of(title), notes.stream()).toList());
        boolean fits = notes.isEmpty() || width(all) + 6 <= width;
        String shown = fits ? all : title;
        List<String> lines = new ArrayList<>();
        lines.add("── " + shown + " " + "─".repeat(Math.max(2, width - 4 - width(shown))));
        if (!fits) {
            lines.addAll(wrapped(String.join(" · ", notes)));
        }
        return lines;
    }

    public List<String> lines(Section section) {
        if (section.isGrid()) {
            return grid(section);
        }
        List<String> lines = new ArrayList<>();
        section.rows().forEach(row -> lines.addAll(flowing(row.label(), margin(section), row.cells())));
        return lines;
    }

    /// The width that the section needs in one piece, in columns.
    static int needed(Section section) {
        return section.isGrid()
                ? margin(section)
                        + widths(section).stream().mapToInt(width -> width + 1).sum()
                        - 1
                : 0;
    }

    private static int margin(Section section) {
        int longest = section.rows().stream()
                .mapToInt(row -> width(row.label()))
                .max()
                .orElse(0);
        return longest == 0 ? 1 : longest + 3;
    }

    /// A label in the margin, then as many pieces per line as fit. Pieces are never broken.
    private List<String> flowing(String label, int margin, List<String> pieces) {
        List<String> lines = new ArrayList<>();
        String line = left(" " + label, margin);
        boolean isFresh = true;
        for (String piece : pieces) {
            if (!isFresh && width(line) + 1 + width(piece.stripTrailing()) > width) {
                lines.add(line.stripTrailing());
                line = " ".repeat(margin);
                isFresh = true;
            }
            line += isFresh ? piece : " " + piece;
            isFresh = false;
        }
        lines.add(line.stripTrailing());
        return lines;
    }

    /// Columns that do not fit beside the others follow below, with the labels repeated.
    private List<String> grid(Section section) {
        int margin = margin(section);
        List<Integer> widths = widths(section);
        List<CellRow> rows = new ArrayList<>(section.rows());
        if (!section.header().isEmpty()) {
            rows.addFirst(new CellRow("", section.header()));
        }
        List<String> lines = new ArrayList<>();
        int to;
        for (int from = 0; from < widths.size(); from = to) {
            int taken = margin + widths.get(from);
            for (to = from + 1; to < widths.size() && taken + 1 + widths.get(to) <= width; to++) {
                taken += 1 + widths.get(to);
            }
            for (CellRow row : rows) {
                StringBuilder line = new StringBuilder(left(" " + row.label(), margin));
                for (int i = from; i < to; i++) {
                    line.append(placed(cell(row.cells(), i), widths.get(i))).append(' ');
                }
                lines.add(line.toString().stripTrailing());
            }
        }
        return lines;
    }

    private static List<Integer> widths(Section section) {
        int count = section.rows().stream()
                .mapToInt(row -> row.cells().size())
                .max()
                .orElse(0);
        return IntStream.range(0, count)
                .mapToObj(i -> Stream.concat(
                                Stream.of(section.header()),
                                section.rows().stream().map(CellRow::cells))
                        .mapToInt(cells -> width(cell(cells, i)))
                        .max()
                        .orElse(0))
                .toList();
    }

    private static String cell(List<String> cells, int column) {
        return column < cells.size() ? cells.get(column) : "";
    }

    private static String placed(String cell, int width) {
        return width(cell) > SHORT ? left(cell, width) : centre(cell, width);
    }
}
