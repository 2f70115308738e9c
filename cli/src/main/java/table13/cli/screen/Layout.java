package table13.cli.screen;

import java.util.ArrayList;
import java.util.List;

/// Lines of text in columns. Colours take no room.
public final class Layout {
    public static final int WIDTH = 80;

    private Layout() {}

    static int width(String text) {
        String bare = text.replaceAll("\u001b\\[[0-9;]*m", "");
        return bare.codePointCount(0, bare.length());
    }

    public static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }

    public static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - width(text))) + text;
    }

    public static String right(int number, int width) {
        return right(String.valueOf(number), width);
    }

    /// "1 card", "3 cards".
    public static String cards(int count) {
        return count + (count == 1 ? " card" : " cards");
    }

    public static String centre(String text, int width) {
        return left(" ".repeat(Math.max(0, (width - width(text)) / 2)) + text, width);
    }

    /// Two blocks next to each other.
    public static List<String> beside(List<String> first, int width, List<String> second) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(first.size(), second.size()); i++) {
            String line = i < first.size() ? first.get(i) : "";
            lines.add(i < second.size() ? left(line, width) + second.get(i) : line);
        }
        return lines;
    }

    /// A label in the margin, then as many pieces to a line as fit; no piece is broken.
    public static List<String> labelled(String label, int margin, List<String> pieces, String between) {
        List<String> lines = new ArrayList<>();
        String line = left(" " + label, margin);
        boolean isFresh = true;
        for (String piece : pieces) {
            if (!isFresh && width(line) + width(between) + width(piece) > WIDTH) {
                lines.add(line.stripTrailing());
                line = " ".repeat(margin);
                isFresh = true;
            }
            line += isFresh ? piece : between + piece;
            isFresh = false;
        }
        lines.add(line.stripTrailing());
        return lines;
    }

    /// Words, broken into lines.
    public static List<String> wrapped(String words) {
        return labelled("", 1, List.of(words.split(" ", -1)), " ");
    }

    /// A line across, with a title in it.
    public static String rule(String title) {
        return "── " + title + " " + "─".repeat(Math.max(2, WIDTH - 4 - width(title)));
    }
}
