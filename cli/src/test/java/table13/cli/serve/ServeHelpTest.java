package table13.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    private static Set<String> names(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
