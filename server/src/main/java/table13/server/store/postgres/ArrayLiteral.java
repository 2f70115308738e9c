package table13.server.store.postgres;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Formats a `text[]` literal for PostgreSQL. A statement with arrays for many rows cannot contain arrays of different
/// lengths; it can contain texts, and cast each to an array.
final class ArrayLiteral {
    private ArrayLiteral() {}

    static String of(List<? extends @Nullable String> items) {
        StringBuilder text = new StringBuilder("{");
        for (String item : items) {
            if (text.length() > 1) {
                text.append(',');
            }
            if (item == null) {
                text.append("NULL");
            } else {
                text.append('"')
                        .append(item.replace("\\", "\\\\").replace("\"", "\\\""))
                        .append('"');
            }
        }
        return text.append('}').toString();
    }
}
