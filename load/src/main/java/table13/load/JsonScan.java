package table13.load;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Walks over the members of one JSON object, or the elements of one array, without making anything of them. It looks
/// into nested values only as far as needed to find their end, so it does not notice everything that is wrong.
///
/// Names are compared as they are written: one with an escape in it is not recognized.
final class JsonScan {
    private final byte[] bytes;
    private final int end;
    private int at;
    private boolean isFirst = true;
    private int nameFrom;
    private int nameTo;
    private int from;
    private int to;

    /// Stands before the first member of what begins with a bracket at the first byte that is no space.
    JsonScan(byte[] bytes, int from, int to) throws Garbled {
        this.bytes = bytes;
        this.end = to;
        this.at = from;
        require(isBracket(peek()), "no JSON object or array");
        at++;
    }

    /// Steps to the next member of an object.
    ///
    /// @return false if there is none
    boolean nextMember() throws Garbled {
        if (!hasNext((byte) '}')) {
            return false;
        }
        require(peek() == '"', "a member without a name");
        nameFrom = at + 1;
        at = stringEnd(at);
        nameTo = at - 1;
        require(peek() == ':', "a name without a value");
        at++;
        takeValue();
        return true;
    }

    /// Steps to the next element of an array.
    ///
    /// @return false if there is none
    boolean nextElement() throws Garbled {
        if (!hasNext((byte) ']')) {
            return false;
        }
        takeValue();
        return true;
    }

    /// Whether the member has this name.
    boolean isNamed(byte[] name) {
        return Arrays.equals(bytes, nameFrom, nameTo, name, 0, name.length);
    }

    /// Whether the value begins with this character: a bracket, a quotation mark …
    boolean isA(char first) {
        return bytes[from] == first;
    }

    JsonScan inside() throws Garbled {
        return new JsonScan(bytes, from, to);
    }

    /// The value as it is written; of a string, what is between the quotation marks, escapes and all.
    String text() {
        int quote = isA('"') ? 1 : 0;
        return new String(bytes, from + quote, to - from - 2 * quote, StandardCharsets.UTF_8);
    }

    /// The whole number that the value is, or that is written in the string that it is.
    ///
    /// @return `otherwise` if it is none
    long number(long otherwise) {
        int quote = isA('"') ? 1 : 0;
        int digit = from + quote;
        boolean isNegative = bytes[digit] == '-';
        if (isNegative) {
            digit++;
        }
        int last = to - quote;
        if (digit == last || last - digit > 18) {
            return otherwise;
        }
        long number = 0;
        for (; digit < last; digit++) {
            int figure = bytes[digit] - '0';
            if (figure < 0 || figure > 9) {
                return otherwise;
            }
            number = 10 * number + figure;
        }
        return isNegative ? -number : number;
    }

    /// Makes sure that nothing but space follows.
    void end() throws Garbled {
        skipSpace();
        require(at == end, "something behind the end");
    }

    private boolean hasNext(byte bracket) throws Garbled {
        byte next = peek();
        if (next == bracket) {
            at++;
            return false;
        }
        if (!isFirst) {
            require(next == ',', "no comma");
            at++;
            peek();
        }
        isFirst = false;
        return true;
    }

    private void takeValue() throws Garbled {
        byte first = peek();
        from = at;
        if (first == '"') {
            at = stringEnd(at);
        } else if (isBracket(first)) {
            at = nestedEnd(at);
        } else {
            at = plainEnd(at);
        }
        to = at;
    }

    /// The next byte that is no space.
    private byte peek() throws Garbled {
        skipSpace();
        require(at < end, "it stops in the middle");
        return bytes[at];
    }

    private void skipSpace() {
        while (at < end && (bytes[at] == ' ' || bytes[at] == '\n' || bytes[at] == '\r' || bytes[at] == '\t')) {
            at++;
        }
    }

    private int nestedEnd(int begin) throws Garbled {
        int depth = 0;
        int i = begin;
        while (i < end) {
            switch (bytes[i]) {
                case '"' -> i = stringEnd(i) - 1;
                case '{', '[' -> depth++;
                case '}', ']' -> depth--;
                default -> {}
            }
            i++;
            if (depth == 0) {
                return i;
            }
        }
        throw new Garbled("a bracket is not closed");
    }

    private int stringEnd(int quote) throws Garbled {
        for (int i = quote + 1; i < end; i++) {
            if (bytes[i] == '"') {
                return i + 1;
            }
            if (bytes[i] == '\\') {
                i++;
            }
        }
        throw new Garbled("a string does not end");
    }

    /// The end of a number, `true`, `false` or `null`.
    private int plainEnd(int begin) throws Garbled {
        int i = begin;
        while (i < end
                && (Character.isLetterOrDigit(bytes[i]) || bytes[i] == '-' || bytes[i] == '+' || bytes[i] == '.')) {
            i++;
        }
        require(i > begin, "no value");
        return i;
    }

    private static boolean isBracket(byte first) {
        return first == '{' || first == '[';
    }

    private static void require(boolean isSo, String otherwise) throws Garbled {
        if (!isSo) {
            throw new Garbled(otherwise);
        }
    }
}
