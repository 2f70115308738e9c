package table13.wire;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// JSON (RFC 8259) as plain objects: `Map`, `List`, `String`, whole numbers as `Integer` or `Long`, other numbers as
/// `Double`, `Boolean` and null. Maps keep their order. Not for the browser, where printed doubles are large.
public final class Json {
    private static final int DECIMALS = 6;

    private Json() {}

    /// The value on one line, without spaces. Numbers are rounded to six decimals; NaN and infinities become null.
    public static String write(@Nullable Object value) {
        StringBuilder text = new StringBuilder();
        write(value, text);
        return text.toString();
    }

    /// Parses a text with one value.
    ///
    /// @throws IllegalArgumentException if it is no JSON, or nested too deeply
    public static @Nullable Object read(String text) {
        return new JsonParser(text, Integer.MAX_VALUE, Double::valueOf).whole();
    }

    private static void write(@Nullable Object value, StringBuilder into) {
        switch (value) {
            case null -> into.append("null");
            case String text -> JsonWriter.append(text, into);
            case Double number -> into.append(rounded(number));
            case Integer _, Long _, Boolean _ -> into.append(value);
            case List<?> list -> {
                String between = "[";
                for (Object element : list) {
                    into.append(between);
                    write(element, into);
                    between = ",";
                }
                into.append(list.isEmpty() ? "[]" : "]");
            }
            case Map<?, ?> map -> {
                String between = "{";
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    into.append(between);
                    JsonWriter.append(String.valueOf(entry.getKey()), into);
                    into.append(':');
                    write(entry.getValue(), into);
                    between = ",";
                }
                into.append(map.isEmpty() ? "{}" : "}");
            }
            default -> throw new IllegalArgumentException(value.getClass() + " has no JSON form.");
        }
    }

    private static String rounded(double number) {
        if (!Double.isFinite(number)) {
            return "null";
        }
        return BigDecimal.valueOf(number)
                .setScale(DECIMALS, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
    }
}
