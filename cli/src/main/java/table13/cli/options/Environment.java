package table13.cli.options;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// Values of options from the environment, for options that were not typed: `--max-per-address` is
/// `TABLE13_MAX_PER_ADDRESS`. An empty value counts as missing.
///
/// @param variables all environment variables by name
public record Environment(Map<String, String> variables) implements IDefaultValueProvider {
    private static final String PREFIX = "TABLE13_";

    public static Environment ofThisProcess() {
        return new Environment(System.getenv());
    }

    /// A command that reads options from the environment and lists them in its help. Not for commands that must not
    /// depend on the environment, such as measuring.
    public CommandLine of(Object command) {
        CommandLine line = new CommandLine(command);
        CommandSpec spec = line.getCommandSpec();
        spec.defaultValueProvider(this);
        Stream<String> names =
                spec.options().stream().filter(Environment::isHere).map(option -> "  " + name(option));
        List<String> before = List.of("", "Options can also come from the environment; the command line wins:");
        spec.usageMessage()
                .footer(Stream.of(
                                before.stream(),
                                names,
                                Stream.of(spec.usageMessage().footer()))
                        .flatMap(lines -> lines)
                        .toArray(String[]::new));
        return line;
    }

    @Override
    public @Nullable String defaultValue(ArgSpec what) {
        return what instanceof OptionSpec option && isHere(option) ? value(name(option)) : null;
    }

    private @Nullable String value(String name) {
        String value = variables.getOrDefault(name, "").strip();
        return value.isEmpty() ? null : value;
    }

    private static boolean isHere(OptionSpec option) {
        return !option.hidden() && !option.usageHelp() && !option.versionHelp();
    }

    /// The name of an option in the environment.
    public static String name(OptionSpec option) {
        return PREFIX
                + option.longestName().substring(2).toUpperCase(Locale.ROOT).replace('-', '_');
    }

    /// The name under which an invalid value was given: the option or its variable.
    public String sourceOf(OptionSpec option, String value) {
        String given = defaultValue(option);
        boolean isHere = given != null
                && (given.equals(value) || List.of(given.split(",", -1)).contains(value));
        return isHere ? name(option) : option.longestName();
    }

    /// The name under which a running command received the value of an option.
    public static String sourceOf(CommandSpec command, String option) {
        OptionSpec spec = command.findOption(option);
        return !wasTyped(command, option)
                        && command.defaultValueProvider() instanceof Environment environment
                        && environment.defaultValue(spec) != null
                ? name(spec)
                : option;
    }

    /// Warnings about variables with nearly the name of a setting.
    public List<String> misspelt(CommandSpec command) {
        List<String> names = command.options().stream()
                .filter(Environment::isHere)
                .map(Environment::name)
                .toList();
        return variables.keySet().stream()
                .filter(given -> given.startsWith(PREFIX) && !names.contains(given))
                .sorted()
                .flatMap(given -> names.stream()
                        .filter(name -> EditDistance.isNear(given, name))
                        .limit(1)
                        .map(name -> "unknown setting " + given + "; did you mean " + name + "?"))
                .toList();
    }

    /// Whether the option was typed, so that the environment does not apply.
    public static boolean wasTyped(CommandSpec command, String option) {
        return command.commandLine().getParseResult().hasMatchedOption(option);
    }
}
