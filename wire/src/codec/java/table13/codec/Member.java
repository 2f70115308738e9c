package table13.codec;

import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A JSON member of a record. The defaults follow from the component; [Families] changes the exceptions.
final class Member {
    final String component;
    final Type javaType;
    final boolean isNullable;

    String name;

    /// Whether the member is left out of the JSON object. The reader then takes it as a parameter.
    boolean isOmitted;

    boolean isOmittedWhenEmpty;

    /// Java expression for a member that older versions did not write; null if all did.
    @Nullable
    String fallback;

    /// Java statement with `%` for the value; null for the default.
    @Nullable
    String writing;

    /// Java expression; null for the default.
    @Nullable
    String reading;

    /// TypeScript type; null for the default.
    @Nullable
    String type;

    Member(RecordComponent component) {
        this.component = component.getName();
        javaType = component.getGenericType();
        isNullable =
                Arrays.stream(component.getAnnotatedType().getAnnotations()).anyMatch(Nullable.class::isInstance);
        name = this.component;
    }
}
