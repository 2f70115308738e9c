package table13.cli.terminal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Starts this program again in another process.
public final class SelfLauncher {
    /// By name: the package of the main class depends on all commands, so commands must not depend on it.
    private static final String MAIN = "table13.cli.Main";

    private static final String LIBRARY_PLACE = "org.sqlite.lib.path";

    private SelfLauncher() {}

    /// The command that the user types: in the project folder, or in a downloaded package.
    public static String name() {
        return System.getProperty("table13.command", "./table13");
    }

    /// The command line of the process.
    ///
    /// @param options options of Java
    /// @param arguments a command and its arguments
    public static List<String> command(List<String> options, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(tool("java"));
        command.addAll(options);
        command.addAll(nativeLibraries());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), MAIN));
        command.addAll(arguments);
        return command;
    }

    /// A package has the native library of SQLite beside its jar instead of inside.
    private static List<String> nativeLibraries() {
        String place = System.getProperty(LIBRARY_PLACE);
        return place == null ? List.of() : List.of("-D" + LIBRARY_PLACE + "=" + place);
    }

    /// A program of the Java runtime that runs this process.
    public static String tool(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }
}
