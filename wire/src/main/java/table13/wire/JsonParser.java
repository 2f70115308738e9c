package table13.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A strict parser for one JSON text. The input is untrusted, so depth and memory are bounded.
final class JsonParser {
    private static final int DEEPEST = 50;
    private static final int LONGEST_WHOLE = 18;
    private static final int HEX = 16;
    private static final int HEX_DIGITS = 4;
    private static final char ASCII_END = 0x80;
    private static final Object FRACTION = new Object();

    private final String text;
    private final int deepestKept;
    private final Function<String, Object> fractions;
    private int next;
    private int depth;

    /// For messages, which have no fractions: one becomes an object that is neither text nor number.
    ///
    /// @param deepestKept deeper objects and arrays become null
    JsonParser(String text, int deepestKept) {
        this(text, deepestKept, _ -> FRACTION);
    }

    /// @param fractions reads fractions and numbers that are too large for a long
    JsonParser(String text, int deepestKept, Function<String, Object> fractions) {
        this.text = text;
        this.deepestKept = deepestKept;
        this.fractions = fractions;
    }

    @Nullable
    Object whole() {
        Object value = value();
        skipBlanks();
        if (next < text.length()) {
            throw bad();
        }
        return value;
    }

    private @Nullable Object value() {
        skipBlanks();
        return switch (peek()) {
            case '{' -> depth < deepestKept ? object() : passedOver();
            case '[' -> depth < deepestKept ? array() : passedOver();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, @Nullable Object> object() {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        enter();
        if (!ends('}')) {
            do {
                skipBlanks();
                String name = string();
                skipBlanks();
                expect(':');
                members.put(name, value());
            } while (goesOn('}'));
        }
        return members;
    }

    private List<@Nullable Object> array() {
        List<@Nullable Object> elements = new ArrayList<>();
        enter();
        if (!ends(']')) {
            do {
                elements.add(value());
            } while (goesOn(']'));
        }
        return elements;
    }

    /// Skips an object or an array by its brackets alone.
    private @Nullable Object passedOver() {
        int open = 0;
        do {
            switch (peek()) {
                case '"' -> passOverString();
                case '{', '[' -> open++;
                case '}', ']' -> open--;
                default -> {}
            }
            next++;
        } while (open > 0);
        return null;
    }

    /// Stops at the closing quotation mark.
    private void passOverString() {
        for (next++; peek() != '"'; next++) {
            if (peek() == '\\') {
                next++;
            }
        }
    }

    private void enter() {
        next++;
        if (++depth > DEEPEST) {
            throw bad();
        }
        skipBlanks();
    }

    private boolean ends(char end) {
        if (peek() != end) {
            return false;
        }
        next++;
        depth--;
        return true;
    }

    private boolean goesOn(char end) {
        skipBlanks();
        if (ends(end)) {
            return false;
        }
        expect(',');
        return true;
    }

    private String string() {
        expect('"');
        int begin = next;
        int end = begin;
        while (end < text.length() && isPlain(text.charAt(end))) {
            end++;
        }
        next = end;
        return peek() == '"' ? text.substring(begin, next++) : rest(begin);
    }

    private static boolean isPlain(char c) {
        return c >= ' ' && c != '"' && c != '\\';
    }

    /// The rest of a string with escapes.
    private String rest(int begin) {
        StringBuilder string = new StringBuilder().append(text, begin, next);
        while (peek() != '"') {
            char c = text.charAt(next++);
            if (c < ' ') {
                throw bad();
            }
            string.append(c == '\\' ? escaped() : c);
        }
        next++;
        return string.toString();
    }

    private char escaped() {
        char c = peek();
        next++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw bad();
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < HEX_DIGITS; i++) {
            char c = peek();
            // `Character.digit` also accepts digits of other scripts.
            int digit = c < ASCII_END ? Character.digit(c, HEX) : -1;
            if (digit < 0) {
                throw bad();
            }
            code = code * HEX + digit;
            next++;
        }
        return (char) code;
    }

    private @Nullable Object word(String word, @Nullable Object meaning) {
        if (!text.startsWith(word, next)) {
            throw bad();
        }
        next += word.length();
        return meaning;
    }

    private Object number() {
        int begin = next;
        skip("-");
        if (!skip("0")) {
            digits();
        }
        boolean isWhole = true;
        if (skip(".")) {
            isWhole = false;
            digits();
        }
        if (skip("eE")) {
            isWhole = false;
            skip("+-");
            digits();
        }
        return isWhole && next - begin <= LONGEST_WHOLE
                ? Long.valueOf(Long.parseLong(text, begin, next, 10))
                : fractions.apply(text.substring(begin, next));
    }

    /// At least one digit.
    private void digits() {
        int begin = next;
        while (next < text.length() && text.charAt(next) >= '0' && text.charAt(next) <= '9') {
            next++;
        }
        if (next == begin) {
            throw bad();
        }
    }

    /// Skips the next character if it is one of these.
    private boolean skip(String characters) {
        boolean isThere = next < text.length() && characters.indexOf(text.charAt(next)) >= 0;
        next += isThere ? 1 : 0;
        return isThere;
    }

    private void skipBlanks() {
        while (next < text.length() && isBlank(text.charAt(next))) {
            next++;
        }
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\n' || c == '\r' || c == '\t';
    }

    /// The next character. Fails at the end.
    private char peek() {
        if (next >= text.length()) {
            throw bad();
        }
        return text.charAt(next);
    }

    private void expect(char c) {
        if (peek() != c) {
            throw bad();
        }
        next++;
    }

    private IllegalArgumentException bad() {
        return new IllegalArgumentException("invalid JSON at character " + (next + 1));
    }
}
