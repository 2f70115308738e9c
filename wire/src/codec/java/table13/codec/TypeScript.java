package table13.codec;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import table13.table.fair.DealVersion;

/// Generates the TypeScript types of a [Family] for the web client, formatted as by `prettier`.
final class TypeScript {
    private static final int WIDTH = 120;

    private final Family family;
    private final Set<String> enums = new TreeSet<>();

    private TypeScript(Family family) {
        this.family = family;
    }

    static String of(Family family) {
        return new TypeScript(family).whole();
    }

    private String whole() {
        String types = Stream.concat(
                        family.objects.keySet().stream()
                                .filter(object -> family.kind(object).isEmpty())
                                .map(this::object),
                        family.roots.stream().filter(Class::isSealed).map(this::union))
                .collect(Collectors.joining("\n"));
        return "// Generated from the Java records of the same names, which say what each member means: see wire/src/codec.\n\n"
                + Stream.concat(family.typeScript.stream(), enums.stream())
                        .map(line -> line + "\n\n")
                        .collect(Collectors.joining())
                + types;
    }

    private String name(Class<?> type) {
        return family.typeScriptNames.getOrDefault(type, type.getSimpleName());
    }

    private String object(Class<?> object) {
        return members(object)
                .map(member -> "  " + member + ";\n")
                .collect(Collectors.joining("", "export interface " + name(object) + " {\n", "}\n"));
    }

    private String union(Class<?> sealed) {
        return Family.kinds(sealed)
                .map(this::kind)
                .collect(Collectors.joining("\n", "export type " + name(sealed) + " =\n", ";\n"));
    }

    private String kind(Class<?> record) {
        List<String> members = Stream.concat(Stream.of("kind: '" + family.kind(record) + "'"), members(record))
                .toList();
        String line = "  | { " + String.join("; ", members) + " }";
        return line.length() < WIDTH
                ? line
                : members.stream()
                        .map(member -> "      " + member + ";\n")
                        .collect(Collectors.joining("", "  | {\n", "    }"));
    }

    private Stream<String> members(Class<?> object) {
        return family.written(object).stream()
                .map(member -> member.name
                        + (member.isOmittedWhenEmpty || member.fallback != null ? "?: " : ": ")
                        + (member.type != null ? member.type : type(member.javaType))
                        + (member.isNullable ? " | null" : ""));
    }

    private String type(Type type) {
        if (type instanceof ParameterizedType list) {
            return type(list.getActualTypeArguments()[0]) + "[]";
        }
        Class<?> found = (Class<?>) type;
        if (found == boolean.class || found == Boolean.class) {
            return "boolean";
        }
        if (found.isPrimitive() || found == DealVersion.class || Number.class.isAssignableFrom(found)) {
            return "number";
        }
        if (Family.isObject(found)) {
            return name(found);
        }
        if (!found.isEnum()) {
            return "string";
        }
        enums.add(Arrays.stream(found.getEnumConstants())
                .map(constant -> "'" + ((Enum<?>) constant).name() + "'")
                .collect(Collectors.joining(" | ", "export type " + found.getSimpleName() + " = ", ";")));
        return found.getSimpleName();
    }
}
