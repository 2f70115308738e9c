package table13.rules;

import java.util.ArrayList;
import java.util.List;

/// Parses small texts. Regular expressions and the JDK's parser of doubles are large in the browser, and differ there.
public final class TextParser {
    public static final String DIGITS = "0123456789";
    public static final String HEX_DIGITS = DIGITS + "abcdef";

    /// The blanks of ASCII.
    public static final String BLANKS = " \t\n\u000b\f\r";

    /// Numbers and powers of ten of these sizes are exact doubles, so that one operation rounds only once.
    private static final int MOST_DIGITS = 15;

    private static final int GREATEST_POWER = 22;

    private TextParser() {}

    /// The parts between the separators, empty ones included.
    public static List<String> split(String text, char separator) {
        return split(text, separator, Integer.MAX_VALUE);
    }

    /// At most so many parts; the last one is the rest of the text.
    public static List<String> split(String text, char separator, int most) {
        List<String> parts = new ArrayList<>();
        int begin = 0;
        for (int end = text.indexOf(separator);
                end >= 0 && parts.size() < most - 1;
                end = text.indexOf(separator, begin)) {
            parts.add(text.substring(begin, end));
            begin = end + 1;
        }
        parts.add(text.substring(begin));
        return parts;
    }

    /// The lines of a text, without empty lines at its end.
    public static List<String> lines(String text) {
        int end = text.length();
        while (end > 0 && text.charAt(end - 1) == '\n') {
            end--;
        }
        return end == 0 ? List.of() : split(text.substring(0, end), '\n');
    }

    /// The parts between these separators, without empty ones.
    public static List<String> words(String text, String separators) {
        List<String> words = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || separators.indexOf(text.charAt(i)) >= 0) {
                if (begin < i) {
                    words.add(text.substring(begin, i));
                }
                begin = i + 1;
            }
        }
        return words;
    }

    /// Whether the text has only these characters. An empty text has.
    public static boolean consistsOf(String text, String characters) {
        for (int i = 0; i < text.length(); i++) {
            if (characters.indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    /// Whether the text is a whole number of at most so many digits, without a sign and leading zeros.
    public static boolean isWhole(String text, int mostDigits) {
        return !text.isEmpty()
                && text.length() <= mostDigits
                && consistsOf(text, DIGITS)
                && (text.length() == 1 || text.charAt(0) != '0');
    }

    /// The double nearest to a decimal number such as `-4.1493` or `1e-3`, as from [Double#parseDouble].
    ///
    /// @throws NumberFormatException for any other text, and for numbers of more than 15 digits
    public static double decimal(String text) {
        int sign = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        int e = Math.max(text.indexOf('e'), text.indexOf('E'));
        String number = text.substring(sign, e < 0 ? text.length() : Math.max(e, sign));
        int point = number.indexOf('.');
        int decimals = point < 0 ? 0 : number.length() - point - 1;
        String digits = number.substring(0, number.length() - decimals - (point < 0 ? 0 : 1))
                + number.substring(number.length() - decimals);
        int power = (e < 0 ? 0 : Integer.parseInt(text.substring(e + 1))) - decimals;
        if (digits.isEmpty()
                || digits.length() > MOST_DIGITS
                || !consistsOf(digits, DIGITS)
                || power < -GREATEST_POWER
                || power > GREATEST_POWER) {
            throw new NumberFormatException("'" + text + "' is no decimal number.");
        }
        double size = Long.parseLong(digits);
        double ten = 1;
        for (int i = Math.abs(power); i > 0; i--) {
            ten *= 10;
        }
        // Not `-size`, which is 0 instead of -0 in the browser.
        return (text.startsWith("-") ? -1.0 : 1.0) * (power < 0 ? size / ten : size * ten);
    }
}
