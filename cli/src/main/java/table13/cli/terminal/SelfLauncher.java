package table13.cli.terminal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// This program again, in a process of its own.
public final class SelfLauncher {
    /// By name: the package it is in knows all commands, so no command may know it.
    private static final String MAIN = "table13.cli.Main";

    private static final String LIBRARY_PLACE = "org.sqlite.lib.path";

    private SelfLauncher() {}

    /// How somebody starts it by hand: in the project's folder, or as the package that they have downloaded says.
    public static String name() {
        return System.getProperty("table13.command", "./table13");
    }

    /// What starts it.
    ///
    /// @param options for Java
    /// @param arguments a command, and what it is told
    public static List<String> command(List<String> options, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(tool("java"));
        command.addAll(options);
        command.addAll(nativeLibraries());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), MAIN));
        command.addAll(arguments);
        return command;
    }

    /// A package has the one for SQLite beside its jar instead of in it.
    private static List<String> nativeLibraries() {
        String place = System.getProperty(LIBRARY_PLACE);
        return place == null ? List.of() : List.of("-D" + LIBRARY_PLACE + "=" + place);
    }

    /// A program that came with the Java that runs this one.
    public static String tool(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }
}
