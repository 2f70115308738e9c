package table13.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A rule option, agreed before the match.
///
/// @param name the name in records and on the command line
/// @param values the allowed values, the default first
/// @param meaning one English sentence
public record Option(String name, List<String> values, String meaning) {

    public static final String ON = "on";
    public static final String OFF = "off";

    public Option {
        values = List.copyOf(values);
    }

    /// An option that is off by default.
    public static Option offByDefault(String name, String meaning) {
        return new Option(name, List.of(OFF, ON), meaning);
    }

    public String byDefault() {
        return values.getFirst();
    }

    /// All combinations of values, the defaults first.
    public static List<Map<String, String>> choices(List<Option> options) {
        List<Map<String, String>> choices = List.of(Map.of());
        for (Option option : options) {
            choices = choices.stream()
                    .flatMap(choice -> option.values().stream().map(value -> option.chosen(choice, value)))
                    .toList();
        }
        return choices;
    }

    /// The chosen values, with this value of this option added.
    Map<String, String> chosen(Map<String, String> choice, String value) {
        Map<String, String> more = new LinkedHashMap<>(choice);
        more.put(name, value);
        return more;
    }
}
