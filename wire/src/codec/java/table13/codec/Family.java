package table13.codec;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.cards.Card;
import table13.table.Plan;
import table13.table.fair.DealVersion;

/// The records that one generated class writes and reads: some roots, and all records in them.
final class Family {
    final String className;
    final List<Class<?>> roots;

    /// All records, with their members in the order of JSON.
    final Map<Class<?>, List<Member>> objects = new LinkedHashMap<>();

    /// Whether the roots are the view and the event of a game; the class is then its `GameCodec`.
    final boolean isGame;

    /// The class that handles an unknown `kind` or enum constant; null if the family is never read.
    @Nullable
    String reader;

    /// Below `web/src`; null if no client sees these records.
    @Nullable
    String typeScriptFile;

    /// Additional TypeScript that no record implies.
    List<String> typeScript = List.of();

    final Map<Class<?>, String> typeScriptNames = new HashMap<>();

    private Family(String className, boolean isGame, Class<?>... roots) {
        this.className = className;
        this.isGame = isGame;
        this.roots = List.of(roots);
        this.roots.forEach(this::add);
    }

    static Family of(String className, Class<?>... roots) {
        return new Family(className, false, roots);
    }

    static Family game(String className, Class<?> view, Class<?> event) {
        Family family = new Family(className, true, view, event);
        List.of("setup", "viewer", "legalMoves")
                .forEach(name -> family.with(view, name, member -> member.isOmitted = true));
        return family;
    }

    private void add(Type type) {
        if (type instanceof ParameterizedType list) {
            add(list.getActualTypeArguments()[0]);
        } else if (type instanceof Class<?> found && found.isSealed() && !found.isEnum()) {
            kinds(found).forEach(this::add);
        } else if (isObject(type) && !objects.containsKey(type)) {
            Class<?> record = (Class<?>) type;
            objects.put(
                    record,
                    new ArrayList<>(Arrays.stream(record.getRecordComponents())
                            .map(Member::new)
                            .toList()));
            objects.get(record).forEach(member -> add(member.javaType));
        }
    }

    /// Whether a record is written as a JSON object.
    static boolean isObject(Type type) {
        return type instanceof Class<?> found
                && found.isRecord()
                && !Set.of(Card.class, DealVersion.class, Setup.class, Plan.class)
                        .contains(found)
                && !Move.class.isAssignableFrom(found);
    }

    /// The records of a sealed interface.
    static Stream<Class<?>> kinds(Class<?> sealed) {
        return Arrays.stream(sealed.getPermittedSubclasses())
                .flatMap(found -> found.isSealed() ? kinds(found) : Stream.of(found));
    }

    List<Member> written(Class<?> object) {
        return objects.get(object).stream().filter(member -> !member.isOmitted).toList();
    }

    /// The `kind` member of a record of a sealed root; empty for other records.
    String kind(Class<?> object) {
        String name = object.getSimpleName();
        boolean isKind = roots.stream().anyMatch(root -> root.isSealed() && root.isAssignableFrom(object));
        return isKind ? name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1) : "";
    }

    // ---- exceptions from the component names

    Family with(Class<?> object, String component, Consumer<Member> change) {
        change.accept(objects.get(object).stream()
                .filter(member -> member.component.equals(component))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(object + " has no component " + component + ".")));
        return this;
    }

    /// Applies the change to all records with such a component.
    Family withEach(String component, Consumer<Member> change) {
        objects.values().stream()
                .flatMap(List::stream)
                .filter(member -> member.component.equals(component))
                .forEach(change);
        return this;
    }

    Family ordered(Class<?> object, String... components) {
        objects.get(object)
                .sort(Comparator.comparingInt(member -> List.of(components).indexOf(member.component)));
        return this;
    }

    Family readWith(String className) {
        reader = className;
        return this;
    }

    Family named(Class<?> type, String name) {
        typeScriptNames.put(type, name);
        return this;
    }

    Family in(String file, String... lines) {
        typeScriptFile = file;
        typeScript = List.of(lines);
        return this;
    }
}
