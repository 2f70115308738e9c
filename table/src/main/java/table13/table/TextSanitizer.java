package table13.table;

import java.text.Normalizer;
import table13.rules.Name;

/// Cleans text typed by guests: one line, no control, format or bidi characters, single spaces, limited length and
/// limited accents. The result is plain text and must not be read as markup.
public final class TextSanitizer {
    private static final int LONGEST_TEXT = 200;
    private static final int MOST_MARKS = 2;

    private TextSanitizer() {}

    /// A name for display, valid as [Name]; empty if nothing remains.
    public static String name(String typed) {
        return line(typed, Name.LONGEST_CHOSEN);
    }

    /// A chat message; empty if nothing remains.
    public static String text(String typed) {
        return line(typed, LONGEST_TEXT);
    }

    private static String line(String typed, int longest) {
        StringBuilder clean = new StringBuilder();
        int marks = 0;
        int length = 0;
        for (int c : shown(typed).codePoints().toArray()) {
            if (length == longest) {
                break;
            }
            marks = isMark(c) ? marks + 1 : 0;
            boolean follows = !clean.isEmpty() && clean.charAt(clean.length() - 1) != ' ';
            // A space or an accent needs a character other than a space before it.
            boolean leans = c == ' ' || marks > 0;
            if (!leans || (follows && marks <= MOST_MARKS)) {
                clean.appendCodePoint(c);
                length++;
            }
        }
        return clean.toString().strip();
    }

    /// Turns every blank into a space, and removes invisible characters between a letter and its accent.
    private static String shown(String typed) {
        StringBuilder shown = new StringBuilder();
        typed.codePoints()
                .map(c -> Name.isBlank(c) ? ' ' : c)
                .filter(Name::isVisible)
                .forEach(shown::appendCodePoint);
        return Normalizer.normalize(shown, Normalizer.Form.NFC);
    }

    private static boolean isMark(int c) {
        return switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> false;
        };
    }
}
