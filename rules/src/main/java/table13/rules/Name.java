package table13.rules;

/// The syntax of names in records, at tables and in the protocol: 1 to [#LONGEST] visible characters with single spaces
/// between them and no other blank. A character is a Unicode code point, so an emoji counts once.
///
/// Records of the first version may hold more: see [#mayBeRead].
public final class Name {
    /// The limit in records, which also names bots and programs.
    public static final int LONGEST = 64;

    /// The limit for names chosen by people.
    public static final int LONGEST_CHOSEN = 24;

    public static final String RULE =
            "A name is one line of 1 to " + LONGEST + " visible characters, without blanks around it.";

    /// Letters and symbols without a visible glyph: the Hangul fillers and the empty Braille cell.
    private static final String BLANK_LETTERS = "\u115f\u1160\u3164\uffa0\u2800";

    private Name() {}

    /// Whether a player may have this name.
    public static boolean isGood(String text) {
        return isOfLength(text)
                && text.codePoints().allMatch(c -> c == ' ' || (isVisible(c) && !isBlank(c)))
                && !text.startsWith(" ")
                && !text.endsWith(" ")
                && !text.contains("  ");
    }

    /// Whether a record may contain this name. The first version allowed several blanks in a row and other kinds of
    /// blank; its records stay readable.
    public static boolean mayBeRead(String text) {
        return isOfLength(text)
                && text.codePoints().allMatch(Name::isPrintable)
                && !isSpace(text.codePointAt(0))
                && !isSpace(text.codePointBefore(text.length()));
    }

    private static boolean isOfLength(String text) {
        return !text.isEmpty() && text.codePointCount(0, text.length()) <= LONGEST;
    }

    /// Whether the character is a space of any kind or looks like one.
    public static boolean isBlank(int c) {
        return isSpace(c) || BLANK_LETTERS.indexOf(c) >= 0;
    }

    private static boolean isSpace(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    /// Whether the character looks the same on all devices. Excludes control, format and private-use characters.
    public static boolean isVisible(int c) {
        return isPrintable(c) && Character.getType(c) != Character.PRIVATE_USE;
    }

    /// Whether the character can be printed on a line.
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
