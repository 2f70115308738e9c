package table13.cli.serve;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import table13.cli.options.Environment;

/// Where everything is kept if nobody says where: in the home folder, where the system wants the data of programs.
/// Never beside the program, which may lie in a folder that is read-only, or that the next version replaces.
///
/// @param system what it is called: `Linux`, `Mac OS X`, `Windows 11`
/// @param variables the environment
record DataFolder(String system, Path home, Map<String, String> variables) {
    private static final String NAME = "table13";

    static DataFolder ofThisProcess(Environment environment) {
        return new DataFolder(
                System.getProperty("os.name"), Path.of(System.getProperty("user.home")), environment.variables());
    }

    /// What is already there stays where it is: the first versions put it into `.local/share` on every system.
    Path place() {
        Path first = home.resolve(".local", "share", NAME);
        return Files.exists(first.resolve("table13.db")) ? first : usual(first);
    }

    private Path usual(Path first) {
        String kind = system.toLowerCase(Locale.ROOT);
        if (kind.startsWith("windows")) {
            return in("LOCALAPPDATA", home.resolve("AppData", "Local", NAME));
        }
        if (kind.startsWith("mac")) {
            return home.resolve("Library", "Application Support", NAME);
        }
        return in("XDG_DATA_HOME", first);
    }

    /// A folder that the environment names, if it does: one that depends on where we were started does not count.
    private Path in(String variable, Path otherwise) {
        try {
            Path named = Path.of(variables.getOrDefault(variable, ""));
            return named.isAbsolute() ? named.resolve(NAME) : otherwise;
        } catch (InvalidPathException _) {
            return otherwise;
        }
    }
}
