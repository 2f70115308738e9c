package table13.wire;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import table13.rules.cards.Card;

/// Writes one JSON value sequentially, without a tree. Commas and quotes are automatic; each begun object or array must
/// be ended. Not thread-safe.
public final class JsonWriter {
    private static final int FIRST_PRINTABLE = 0x20;
    private static final int USUAL_LENGTH = 1024;
    private static final int MILLION = 1_000_000;

    private final StringBuilder text = new StringBuilder(USUAL_LENGTH);

    /// Whether the next element needs a comma before it.
    private boolean isSecond;

    /// An empty writer.
    public JsonWriter() {}

    // ---- objects

    public JsonWriter begin() {
        between();
        text.append('{');
        isSecond = false;
        return this;
    }

    public JsonWriter end() {
        text.append('}');
        isSecond = true;
        return this;
    }

    public JsonWriter begin(String name) {
        name(name);
        text.append('{');
        isSecond = false;
        return this;
    }

    public JsonWriter with(String name, @Nullable String value) {
        name(name);
        append(value);
        return this;
    }

    public JsonWriter with(String name, long value) {
        name(name);
        text.append(value);
        return this;
    }

    public JsonWriter with(String name, @Nullable Long value) {
        name(name);
        text.append(value);
        return this;
    }

    /// Rounded to six decimals, as by [Json]; null for NaN and infinities.
    ///
    /// @param value below four thousand million
    public JsonWriter with(String name, double value) {
        name(name);
        decimal(value);
        return this;
    }

    public JsonWriter with(String name, boolean value) {
        name(name);
        text.append(value);
        return this;
    }

    public JsonWriter withNull(String name) {
        name(name);
        text.append("null");
        return this;
    }

    /// An array of integers.
    public JsonWriter withNumbers(String name, List<Integer> values) {
        return with(name, values, this::number);
    }

    public JsonWriter withStrings(String name, List<String> values) {
        return with(name, values, this::string);
    }

    public JsonWriter withCards(String name, List<Card> cards) {
        return with(name, cards, card -> string(card.name()));
    }

    /// An array; the writer writes one element.
    public <T> JsonWriter with(String name, List<T> values, Consumer<T> writer) {
        name(name);
        elements(values, writer);
        return this;
    }

    /// An object with the members from the writer; null for no value.
    public <T> JsonWriter object(String name, @Nullable T value, Consumer<T> writer) {
        if (value == null) {
            return withNull(name);
        }
        begin(name);
        writer.accept(value);
        return end();
    }

    /// An array of such objects.
    public <T> JsonWriter objects(String name, List<T> values, Consumer<T> writer) {
        name(name);
        text.append('[');
        isSecond = false;
        for (T value : values) {
            begin();
            writer.accept(value);
            end();
        }
        text.append(']');
        isSecond = true;
        return this;
    }

    // ---- elements of arrays

    public <T> void array(List<T> values, Consumer<T> writer) {
        between();
        elements(values, writer);
    }

    private <T> void elements(List<T> values, Consumer<T> writer) {
        text.append('[');
        isSecond = false;
        for (T value : values) {
            writer.accept(value);
        }
        text.append(']');
        isSecond = true;
    }

    public void number(int value) {
        between();
        text.append(value);
    }

    public void truth(boolean value) {
        between();
        text.append(value);
    }

    public void string(@Nullable String value) {
        between();
        append(value);
    }

    @Override
    public String toString() {
        return text.toString();
    }

    // ---- characters

    private void name(String name) {
        between();
        text.append('"').append(name).append("\":");
    }

    private void between() {
        if (isSecond) {
            text.append(',');
        }
        isSecond = true;
    }

    private void append(@Nullable String value) {
        if (value == null) {
            text.append("null");
        } else {
            append(value, text);
        }
    }

    /// A tie goes to the even neighbour. `middle` is the double nearest to the tie, so that comparisons are exact.
    private void decimal(double value) {
        if (!Double.isFinite(value)) {
            text.append("null");
            return;
        }
        double size = Math.abs(value);
        long scaled = (long) (size * MILLION);
        double middle = (scaled + 0.5) / MILLION;
        if (size > middle || (size == middle && scaled % 2 == 1)) {
            scaled++;
        }
        text.append(value < 0 && scaled > 0 ? "-" : "").append(scaled / MILLION);
        long rest = scaled % MILLION;
        if (rest > 0) {
            text.append('.');
            for (long unit = MILLION / 10; rest > 0; unit /= 10) {
                text.append(rest / unit);
                rest %= unit;
            }
        }
    }

    private static void escape(char c, StringBuilder into) {
        into.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            into.append(Character.forDigit(c >> shift & 0xf, 16));
        }
    }

    /// Appends a quoted string.
    static void append(String value, StringBuilder into) {
        into.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                into.append('\\').append(c);
            } else if (c < FIRST_PRINTABLE || c == '\u2028' || c == '\u2029' || Character.isSurrogate(c)) {
                escape(c, into);
            } else {
                into.append(c);
            }
        }
        into.append('"');
    }
}
