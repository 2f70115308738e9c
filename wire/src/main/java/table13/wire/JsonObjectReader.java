package table13.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The members of an untrusted JSON object, checked one by one.
public final class JsonObjectReader {
    private final Map<?, ?> members;

    private JsonObjectReader(Map<?, ?> members) {
        this.members = members;
    }

    public static JsonObjectReader of(String text) throws BadMessageException {
        return of(text, Integer.MAX_VALUE);
    }

    /// Reads only the upper levels, which is cheaper: deeper objects and arrays count as missing, and only their
    /// brackets are checked.
    ///
    /// @param deepest 1 for the members of the object itself
    public static JsonObjectReader of(String text, int deepest) throws BadMessageException {
        try {
            if (new JsonParser(text, deepest).whole() instanceof Map<?, ?> members) {
                return new JsonObjectReader(members);
            }
        } catch (IllegalArgumentException _) {
            // Reported below.
        }
        throw new BadMessageException(WireObjection.BAD_MESSAGE, "A message is one JSON object.");
    }

    public boolean has(String name) {
        return members.get(name) != null;
    }

    public String text(String name) throws BadMessageException {
        if (members.get(name) instanceof String text) {
            return text;
        }
        throw bad(name, "a string");
    }

    public String text(String name, String usual) throws BadMessageException {
        return has(name) ? text(name) : usual;
    }

    public long number(String name) throws BadMessageException {
        if (members.get(name) instanceof Long number) {
            return number;
        }
        throw bad(name, "a whole number");
    }

    public int small(String name) throws BadMessageException {
        long number = number(name);
        if (number < Short.MIN_VALUE || number > Integer.MAX_VALUE) {
            throw bad(name, "a smaller number");
        }
        return (int) number;
    }

    public int small(String name, int usual) throws BadMessageException {
        return has(name) ? small(name) : usual;
    }

    public boolean truth(String name) throws BadMessageException {
        if (members.get(name) instanceof Boolean truth) {
            return truth;
        }
        throw bad(name, "true or false");
    }

    public boolean truth(String name, boolean usual) throws BadMessageException {
        return has(name) ? truth(name) : usual;
    }

    /// An object with string values; empty if it is missing.
    public Map<String, String> texts(String name) throws BadMessageException {
        Map<String, String> texts = new LinkedHashMap<>();
        if (!has(name)) {
            return texts;
        }
        if (!(members.get(name) instanceof Map<?, ?> object)) {
            throw bad(name, "an object");
        }
        for (Map.Entry<?, ?> entry : object.entrySet()) {
            if (!(entry.getKey() instanceof String key && entry.getValue() instanceof String value)) {
                throw bad(name, "an object of strings");
            }
            texts.put(key, value);
        }
        return texts;
    }

    /// An array with elements of this type.
    public <T> List<T> list(String name, Class<T> kind) throws BadMessageException {
        if (!(members.get(name) instanceof List<?> list && list.stream().allMatch(kind::isInstance))) {
            throw bad(name, "an array of one kind");
        }
        return list.stream().map(kind::cast).toList();
    }

    /// An array of whole numbers.
    public List<Integer> numbers(String name) throws BadMessageException {
        List<Integer> numbers = new ArrayList<>();
        for (Long number : list(name, Long.class)) {
            if (number != number.intValue()) {
                throw bad(name, "an array of smaller numbers");
            }
            numbers.add(number.intValue());
        }
        return numbers;
    }

    /// An array of objects.
    public List<JsonObjectReader> objects(String name) throws BadMessageException {
        List<JsonObjectReader> objects = new ArrayList<>();
        for (Object object : list(name, Object.class)) {
            if (!(object instanceof Map<?, ?> inner)) {
                throw bad(name, "an array of objects");
            }
            objects.add(new JsonObjectReader(inner));
        }
        return objects;
    }

    /// An array of objects, each converted by the reader.
    public <T> List<T> objects(String name, Reader<T> reader) throws BadMessageException {
        List<T> objects = new ArrayList<>();
        for (JsonObjectReader object : objects(name)) {
            objects.add(reader.read(object));
        }
        return objects;
    }

    /// Converts one object.
    @FunctionalInterface
    public interface Reader<T> {
        T read(JsonObjectReader object) throws BadMessageException;
    }

    /// An array of arrays.
    public List<List<?>> lists(String name) throws BadMessageException {
        List<List<?>> lists = new ArrayList<>();
        for (Object list : list(name, Object.class)) {
            if (!(list instanceof List<?> inner)) {
                throw bad(name, "an array of arrays");
            }
            lists.add(inner);
        }
        return lists;
    }

    public JsonObjectReader inside(String name) throws BadMessageException {
        if (members.get(name) instanceof Map<?, ?> object) {
            return new JsonObjectReader(object);
        }
        throw bad(name, "an object");
    }

    private BadMessageException bad(String name, String kind) {
        return new BadMessageException(WireObjection.BAD_MESSAGE, "'" + name + "' must be " + kind + ".");
    }
}
