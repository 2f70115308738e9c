package table13.rules;

import java.util.List;

/// A choice that a table makes before it plays.
///
/// @param name as written in records and on the command line
/// @param values what may be chosen, the default first
/// @param meaning one English sentence
public record Option(String name, List<String> values, String meaning) {

    public static final String ON = "on";
    public static final String OFF = "off";

    public Option {
        values = List.copyOf(values);
    }

    /// An option that is off unless somebody wants it.
    public static Option offByDefault(String name, String meaning) {
        return new Option(name, List.of(OFF, ON), meaning);
    }

    public String byDefault() {
        return values.getFirst();
    }
}
