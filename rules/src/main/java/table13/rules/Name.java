package table13.rules;

/// What a name is, in records, at tables and over the wire: 1 to [#LONGEST] characters that can be seen, with single
/// spaces between them and no other blank. A character is a code point of Unicode: an emoji counts once, however many
/// bytes it takes.
///
/// Records of the first version may hold more: see [#mayBeRead].
public final class Name {
    /// In a record, where bots and programs have names, too.
    public static final int LONGEST = 64;

    /// As a person may choose it.
    public static final int LONGEST_CHOSEN = 24;

    public static final String RULE =
            "A name is one line of 1 to " + LONGEST + " visible characters, without blanks around it.";

    /// Letters and signs that look like nothing: the fillers of Hangul and the empty Braille cell.
    private static final String BLANK_LETTERS = "\u115f\u1160\u3164\uffa0\u2800";

    private Name() {}

    /// Whether it can be given to somebody.
    public static boolean isGood(String text) {
        return isOfLength(text)
                && text.codePoints().allMatch(c -> c == ' ' || (isVisible(c) && !isBlank(c)))
                && !text.startsWith(" ")
                && !text.endsWith(" ")
                && !text.contains("  ");
    }

    /// Whether a record may hold it. The first version let several blanks stand inside, and blanks of other kinds; such
    /// records stay good.
    public static boolean mayBeRead(String text) {
        return isOfLength(text)
                && text.codePoints().allMatch(Name::isPrintable)
                && !isSpace(text.codePointAt(0))
                && !isSpace(text.codePointBefore(text.length()));
    }

    private static boolean isOfLength(String text) {
        return !text.isEmpty() && text.codePointCount(0, text.length()) <= LONGEST;
    }

    /// Whether it leaves a gap: every kind of space, and what looks like one.
    public static boolean isBlank(int c) {
        return isSpace(c) || BLANK_LETTERS.indexOf(c) >= 0;
    }

    private static boolean isSpace(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    /// Whether everybody sees the same: nothing that steers or hides, and nothing that each device draws differently.
    public static boolean isVisible(int c) {
        return isPrintable(c) && Character.getType(c) != Character.PRIVATE_USE;
    }

    /// Whether it can stand on a line.
    public static boolean isPrintable(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
