package table13.codec;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import table13.rules.Move;
import table13.rules.cards.Card;
import table13.table.fair.DealVersion;

/// Generates the Java class of a [Family]: writes directly with `JsonWriter`, and reads member by member from
/// `JsonObjectReader`.
final class JavaCodec {
    private static final int WIDTH = 80;

    private final Family family;
    private final String packageName;
    private final Set<String> imports = new TreeSet<>(Set.of("java.util.List"));
    private final StringBuilder body = new StringBuilder();

    private JavaCodec(Family family) {
        this.family = family;
        packageName = family.className.substring(0, family.className.lastIndexOf('.'));
        imports.addAll(wire("BadMessageException", "JsonObjectReader", "JsonWriter"));
    }

    static String of(Family family) {
        return new JavaCodec(family).whole();
    }

    private String whole() {
        String name = family.className.substring(packageName.length() + 1);
        if (family.isGame) {
            game(use(family.roots.getFirst()), use(family.roots.getLast()));
        }
        family.roots.stream().filter(Class::isSealed).forEach(this::kinds);
        family.objects.keySet().forEach(this::object);
        return Stream.of(
                        "package " + packageName + ";\n",
                        imports.stream().map(used -> "import " + used + ";\n").collect(Collectors.joining()),
                        "/// Generated from the records: see `wire/src/codec`.",
                        (family.isGame ? "public " : "") + "final class " + name
                                + (family.isGame ? " implements GameCodec {" : " {"),
                        body + "}\n")
                .collect(Collectors.joining("\n"));
    }

    /// The methods of `GameCodec`.
    private void game(String view, String event) {
        imports.addAll(wire("CardReader", "GameCodec"));
        imports.addAll(List.of("table13.rules.Event", "table13.rules.Move", "table13.rules.RoundView"));
        imports.add("table13.rules.Setup");
        body.append("""

                    @Override
                    public void write(RoundView round, JsonWriter text) {
                        members((%s) round, text);
                    }

                    @Override
                    public RoundView read(JsonObjectReader in, Setup setup, int viewer, List<Move> legalMoves) throws BadMessageException {
                        CardReader cards = new CardReader(setup);
                        return %s;
                    }

                    @Override
                    public void write(Event event, JsonWriter text) {
                        members((%s) event, text);
                    }
                """.formatted(view, construction(family.roots.getFirst()), event));
    }

    private void kinds(Class<?> sealed) {
        List<Class<?>> kinds = Family.kinds(sealed).toList();
        method(
                "static void members(" + use(sealed) + " value, JsonWriter text)",
                "switch (value) {",
                kinds.stream().map(kind -> "    case " + use(kind) + " it -> members(it, text);"),
                "}");
        if (family.reader != null) {
            method(
                    "static " + use(sealed) + " read(JsonObjectReader in) throws BadMessageException",
                    "return switch (in.text(\"kind\")) {",
                    kinds.stream().map(kind -> "    case \"" + family.kind(kind) + "\" -> " + construction(kind) + ";"),
                    "    default -> throw " + family.reader + ".unknownKind();\n        };");
        }
    }

    private void object(Class<?> object) {
        String kind = family.kind(object);
        method(
                "static void members(" + use(object) + " value, JsonWriter text)",
                "text" + (kind.isEmpty() ? "" : ".with(\"kind\", \"" + kind + "\")") + ";",
                family.written(object).stream().map(this::writing),
                "");
        if (family.isGame && kind.isEmpty() && !family.roots.contains(object)) {
            method(
                    "static " + use(object) + " read" + object.getSimpleName()
                            + "(JsonObjectReader in, CardReader cards) throws BadMessageException",
                    "return " + construction(object) + ";",
                    Stream.of(),
                    "");
        }
    }

    // ---- members

    private String writing(Member member) {
        String value = "value." + member.component + "()";
        String statement = member.writing != null
                ? member.writing.replace("%", value)
                : "text." + writing(member.javaType, '"' + member.name + "\", " + value, value, member.isNullable)
                        + ";";
        return member.isOmittedWhenEmpty
                ? "if (!" + value + ".isEmpty()) {\n            " + statement + "\n        }"
                : statement;
    }

    private String writing(Type type, String arguments, String value, boolean isNullable) {
        if (Family.isObject(type)) {
            return "object(" + arguments + ", it -> members(it, text))";
        }
        if (!(type instanceof ParameterizedType list)) {
            String scalar = scalar((Class<?>) type);
            boolean mayBeNull = isNullable && !scalar.isEmpty();
            return "with(" + arguments.replace(value, (mayBeNull ? value + " == null ? null : " : "") + value + scalar)
                    + ")";
        }
        Type element = list.getActualTypeArguments()[0];
        if (Family.isObject(element)) {
            return "objects(" + arguments + ", it -> members(it, text))";
        }
        if (element instanceof ParameterizedType cards) {
            return "with(" + arguments + ", list -> text.array(list, " + each(cards.getActualTypeArguments()[0]) + "))";
        }
        // One lambda for all of them: each lambda is a class in the browser.
        String shared = element == Integer.class
                ? "withNumbers"
                : element == String.class ? "withStrings" : element == Card.class ? "withCards" : "";
        return shared.isEmpty() ? "with(" + arguments + ", " + each(element) + ")" : shared + "(" + arguments + ")";
    }

    private static String each(Type element) {
        String method = element == Integer.class ? "number" : element == Boolean.class ? "truth" : "string";
        String scalar = scalar((Class<?>) element);
        return scalar.isEmpty() ? "text::" + method : "it -> text." + method + "(it" + scalar + ")";
    }

    /// The expression that converts a JSON value to a Java one.
    private static String scalar(Class<?> type) {
        return type == DealVersion.class
                ? ".number()"
                : Move.class.isAssignableFrom(type)
                        ? ".notation()"
                        : type == Card.class || type.isEnum() ? ".name()" : "";
    }

    private String construction(Class<?> record) {
        List<String> arguments = Arrays.stream(record.getRecordComponents())
                .flatMap(component -> family.objects.get(record).stream()
                        .filter(member -> member.component.equals(component.getName())))
                .map(this::reading)
                .toList();
        String line = String.join(", ", arguments);
        String lines = "\n                " + String.join(",\n                ", arguments);
        return "new " + use(record) + "(" + (line.length() < WIDTH ? line : lines) + ")";
    }

    private String reading(Member member) {
        if (member.isOmitted) {
            return member.component;
        }
        String name = '"' + member.name + '"';
        String value = member.reading != null ? member.reading : reading(member.javaType, name);
        String otherwise = member.isNullable ? "null" : member.fallback;
        return otherwise == null ? value : "in.has(" + name + ") ? " + value + " : " + otherwise;
    }

    private String reading(Type type, String name) {
        if (type instanceof ParameterizedType list) {
            return reading(list.getActualTypeArguments()[0], list, name);
        }
        Class<?> found = (Class<?>) type;
        if (Family.isObject(found)) {
            return "read" + found.getSimpleName() + "(in.inside(" + name + "), cards)";
        }
        if (found.isEnum()) {
            return family.reader + ".word(" + use(found) + ".class, in.text(" + name + "))";
        }
        return found == Card.class
                ? "cards.card(in, " + name + ")"
                : Move.class.isAssignableFrom(found)
                        ? "(" + use(found) + ") cards.move(in.text(" + name + "))"
                        : "in."
                                + (found == int.class
                                        ? "small"
                                        : found == boolean.class ? "truth" : found == String.class ? "text" : "number")
                                + "(" + name + ")";
    }

    private String reading(Type element, Type list, String name) {
        if (element instanceof ParameterizedType) {
            return "cards.lists(in, " + name + ")";
        }
        Class<?> found = (Class<?>) element;
        return Family.isObject(found)
                ? "in.objects(" + name + ", each -> read" + found.getSimpleName() + "(each, cards))"
                : found == Card.class
                        ? "cards.cards(in, " + name + ")"
                        : found == Integer.class
                                ? "in.numbers(" + name + ")"
                                : "in.list(" + name + ", " + use(found) + ".class)";
    }

    // ---- lines

    private String use(Class<?> type) {
        if (!type.getPackageName().equals("java.lang")) {
            imports.add(type.getNestHost().getName());
        }
        return type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
    }

    private static List<String> wire(String... names) {
        return Arrays.stream(names).map(name -> "table13.wire." + name).toList();
    }

    private void method(String head, String first, Stream<String> lines, String last) {
        body.append("\n    ").append(head).append(" {\n");
        Stream.concat(Stream.concat(Stream.of(first), lines), Stream.of(last))
                .filter(line -> !line.isEmpty() && !line.equals("text;"))
                .forEach(line -> body.append("        ").append(line).append('\n'));
        body.append("    }\n");
    }
}
