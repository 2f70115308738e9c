package table13.cli.serve;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import table13.cli.options.Environment;

/// The default data folder: in the home folder, at the place that the system reserves for data of programs. Never
/// beside the program: that folder may be read-only, or replaced by the next version.
///
/// @param system name of the system: `Linux`, `Mac OS X`, `Windows 11`
/// @param variables environment variables
record DataFolder(String system, Path home, Map<String, String> variables) {
    private static final String NAME = "table13";

    static DataFolder ofThisProcess(Environment environment) {
        return new DataFolder(
                System.getProperty("os.name"), Path.of(System.getProperty("user.home")), environment.variables());
    }

    /// Existing data stays in place: the first versions used `.local/share` on every system.
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

    /// A folder named by the environment. A relative path is ignored, because it depends on the working directory.
    private Path in(String variable, Path otherwise) {
        try {
            Path named = Path.of(variables.getOrDefault(variable, ""));
            return named.isAbsolute() ? named.resolve(NAME) : otherwise;
        } catch (InvalidPathException _) {
            return otherwise;
        }
    }
}
