package table13.table;

import java.text.Normalizer;
import table13.rules.Name;

/// Makes text that strangers typed fit to be shown: one line, no control, format or bidi characters, no stray blanks, a
/// bounded length and a bounded pile of accents. It stays text: whoever shows it must not read it as markup.
public final class TextSanitizer {
    private static final int LONGEST_TEXT = 200;
    private static final int MOST_MARKS = 2;

    private TextSanitizer() {}

    /// A name as everybody will see it, which is a good [Name]; empty if nothing is left of it.
    public static String name(String typed) {
        return line(typed, Name.LONGEST_CHOSEN);
    }

    /// Something said in the chat; empty if nothing is left of it.
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
            // A blank needs something before it, and so does an accent: it would sit on whatever stands there.
            boolean leans = c == ' ' || marks > 0;
            if (!leans || (follows && marks <= MOST_MARKS)) {
                clean.appendCodePoint(c);
                length++;
            }
        }
        return clean.toString().strip();
    }

    /// Every blank as a space, and nothing that hides between a letter and its accent.
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
