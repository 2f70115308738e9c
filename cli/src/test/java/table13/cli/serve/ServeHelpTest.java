package table13.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.cli.Shell;

@DisplayName("The flags of serve")
class ServeHelpTest {

    @Test
    @DisplayName("are those of docs/hosting.md")
    void documented() throws IOException {
        Shell shell = new Shell();
        shell.run("serve", "--help");
        Set<String> flags = names("(?m)^\\s+(?:-\\w, )?(--[\\w-]+)", shell.out());
        flags.removeAll(Set.of("--help", "--version"));
        assertThat(flags)
                .isNotEmpty()
                .isEqualTo(names("(?m)^\\| `(--[\\w-]+)", Files.readString(Path.of("../docs/hosting.md"))));
    }

    @Test
    @DisplayName(
            "can all be set by the environment, by names that follow from them; help and docs/hosting.md say which")
    void environment() throws IOException {
        Shell shell = new Shell();
        shell.run("serve", "--help");
        Set<String> named = names("(?m)^  (TABLE13_\\w+)$", shell.out());
        String document = Files.readString(Path.of("../docs/hosting.md"));
        assertThat(named)
                .isEqualTo(names("(?m)^\\| `(--[\\w-]+)", document).stream()
                        .map(flag -> "TABLE13_"
                                + flag.substring(2).toUpperCase(Locale.ROOT).replace('-', '_'))
                        .collect(Collectors.toCollection(TreeSet::new)))
                .isEqualTo(names("(?m)^\\| `--[^|]*\\| `(TABLE13_\\w+)` \\|", document));
    }

    private static Set<String> names(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
