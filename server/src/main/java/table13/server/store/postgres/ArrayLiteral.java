package table13.server.store.postgres;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Writes a `text[]` as PostgreSQL reads it. A statement that takes many rows as arrays cannot take arrays of different
/// lengths inside them; it can take texts, and read each as an array.
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
