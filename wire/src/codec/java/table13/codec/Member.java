package table13.codec;

import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A JSON member of a record. It follows from the component; [Families] changes the fields where it does not.
final class Member {
    final String component;
    final Type javaType;
    final boolean isNullable;

    String name;

    /// Left out of the JSON object: a parameter when read.
    boolean isOmitted;

    boolean isOmittedWhenEmpty;

    /// Java expression for a member that older versions did not write; null if all did.
    @Nullable
    String fallback;

    /// Java statement with `%` for the value; null for the usual one.
    @Nullable
    String writing;

    /// Java expression; null for the usual one.
    @Nullable
    String reading;

    /// In TypeScript; null for the usual one.
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
