package table13.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import table13.cli.Shell;
import table13.cli.options.Environment;
import table13.cli.terminal.Terminal;

@DisplayName("Every setting of serve")
class SettingsTest {
    private static final String DEFAULT = "Default: ";

    private static CommandSpec serve(Map<String, String> variables) {
        return new Environment(variables)
                .of(new ServeCommand(Terminal.ofThisProcess()))
                .getCommandSpec();
    }

    /// All settings: the options of picocli, except those for help.
    static List<OptionSpec> settings() {
        List<OptionSpec> all = serve(Map.of()).options().stream()
                .filter(option -> !option.usageHelp() && !option.versionHelp())
                .toList();
        assertThat(all).hasSizeGreaterThan(10).noneMatch(OptionSpec::hidden);
        return all;
    }

    private static String variable(OptionSpec setting) {
        return "TABLE13_" + setting.longestName().substring(2).replace('-', '_').toUpperCase(Locale.ROOT);
    }

    private static boolean isSwitch(OptionSpec setting) {
        return setting.type() == boolean.class;
    }

    private static String usual(OptionSpec setting) {
        String[] description = setting.description();
        return description.length < 2 ? "none" : description[1].substring(DEFAULT.length());
    }

    @Test
    @DisplayName("stands in the table of docs/hosting.md: flag, variable, default and meaning, in the words of --help")
    void documented() throws IOException {
        List<String> wanted = settings().stream()
                .map(setting -> "| %s%s | %s | %s | %s |"
                        .formatted(
                                setting.longestName(),
                                isSwitch(setting) ? "" : " " + setting.paramLabel(),
                                variable(setting),
                                usual(setting),
                                setting.description()[0]))
                .toList();
        List<String> found = Files.readString(Path.of("../docs/hosting.md"))
                .lines()
                .filter(line -> line.startsWith("| `--"))
                .map(line -> line.replace("`", "").replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1"))
                .toList();
        assertThat(found).containsExactlyInAnyOrderElementsOf(wanted);
    }

    @ParameterizedTest
    @MethodSource("settings")
    @DisplayName("has the documented default")
    void usually(OptionSpec setting) {
        Object value = setting.initialValue();
        boolean isNone = value == null || (value instanceof Collection<?> all && all.isEmpty());
        assertThat(usual(setting)).satisfies(said -> {
            if (!isNone) {
                assertThat(said).isEqualTo(value.toString());
            } else if (!setting.longestName().equals("--data")) {
                assertThat(said).isEqualTo("none");
            }
        });
    }

    @ParameterizedTest
    @MethodSource("settings")
    @DisplayName("is read from the environment, and --help names the variable")
    void environment(OptionSpec setting) {
        String name = variable(setting);
        CommandSpec serve = serve(Map.of(name, "7"));
        assertThat(new Environment(Map.of(name, "7")).defaultValue(serve.findOption(setting.longestName())))
                .isEqualTo("7");
        Shell shell = new Shell();
        shell.run("serve", "--help");
        assertThat(shell.out()).containsPattern("(?m)^  " + Pattern.quote(name) + "$");
    }

    /// Settings for which the test value is invalid.
    static Stream<OptionSpec> choosy() {
        // Any folder name is valid, and only listening shows whether a host is.
        return settings().stream()
                .filter(setting -> !List.of("--data", "--host").contains(setting.longestName()));
    }

    @ParameterizedTest
    @MethodSource("choosy")
    @DisplayName("with an invalid value is named as it was given, with the valid values")
    void wrong(OptionSpec setting) {
        String bad = setting.longestName().equals("--store") ? "mysql://there" : "per haps";
        // Secrets are not repeated.
        boolean isSecret = setting.longestName().equals("--metrics-token");
        String said = "( must be [^']*" + (isSecret ? "" : ", not 'per haps'") + " \\(see .*|: A store is .*)\n";
        assertThat(Shell.complaint(Map.of(variable(setting), bad), "serve"))
                .matches("table13: " + variable(setting) + said);
        assertThat(Shell.complaint(Map.of(), "serve", setting.longestName() + "=" + bad))
                .matches("table13: " + setting.longestName() + said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            PORT            | -1                   | a whole number from 0 (any free port) to 65535
            PORT            | 65536                | a whole number from 0 (any free port) to 65535
            MAX_CONNECTIONS | 0                    | a whole number from 1
            BOT_PAUSE       | -1                   | a whole number of milliseconds from 0 to 60000
            BEHIND_PROXY    | yes                  | true or false
            LOG             | INFO                 | error, warn, info or debug
            ORIGIN          | cards.example        | http:// or https:// and a name
            ORIGIN          | https://a.example/   | without a path or a slash at the end
            ORIGIN          | ftp://a.example      | such as https://cards.example
            """)
    @DisplayName("names the valid values")
    void must(String name, String value, String wanted) {
        assertThat(Shell.complaint(Map.of("TABLE13_" + name, value), "serve"))
                .contains("TABLE13_" + name + " must be ", wanted, ", not '" + value + "'", "--help");
    }

    @Test
    @DisplayName("of several values names the one that is wrong")
    void several() {
        assertThat(Shell.complaint(Map.of("TABLE13_ORIGIN", "https://a.example,b.example"), "serve"))
                .contains("TABLE13_ORIGIN must be ", "not 'b.example'");
    }

    @Test
    @DisplayName("for the address to listen on is named if listening fails")
    void host(@TempDir Path folder) {
        Map<String, String> far = Map.of("TABLE13_HOST", "192.0.2.13", "TABLE13_DATA", folder.toString());
        assertThat(Shell.complaint(far, "serve", "--port", "0"))
                .contains("cannot listen on 192.0.2.13:0", "TABLE13_HOST must be an address of this machine");
    }

    @Test
    @DisplayName("with a misspelt variable gives a warning, other variables do not")
    void misspelt() {
        Shell shell = new Shell()
                .in(Map.of(
                        "TABLE13_STOER", "x", "TABLE13_HOSTS", "", "TABLE13_JAR", "y", "TABLE13_STORE", "mysql://x"));
        assertThat(shell.run("serve")).isEqualTo(2);
        assertThat(shell.err().lines())
                .hasSize(3)
                .startsWith(
                        "table13: unknown setting TABLE13_HOSTS; did you mean TABLE13_HOST?",
                        "table13: unknown setting TABLE13_STOER; did you mean TABLE13_STORE?");
    }
}
