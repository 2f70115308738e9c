package table13.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    /// Every way to choose a value for each of these, all defaults first.
    public static List<Map<String, String>> choices(List<Option> options) {
        List<Map<String, String>> choices = List.of(Map.of());
        for (Option option : options) {
            choices = choices.stream()
                    .flatMap(choice -> option.values().stream().map(value -> option.chosen(choice, value)))
                    .toList();
        }
        return choices;
    }

    /// What else is chosen, and this value of this option.
    Map<String, String> chosen(Map<String, String> choice, String value) {
        Map<String, String> more = new LinkedHashMap<>(choice);
        more.put(name, value);
        return more;
    }
}
