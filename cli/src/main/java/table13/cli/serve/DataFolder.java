package table13.cli.serve;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import table13.cli.terminal.Complaint;

/// Where the server keeps its database.
final class DataFolder {

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "The folder of the database (TABLE13_DATA, or .local/share/table13 in your home folder).")
    private @Nullable String folder;

    Path path() {
        String named = folder != null ? folder : System.getenv("TABLE13_DATA");
        try {
            return named != null && !named.isEmpty()
                    ? Path.of(named)
                    : Path.of(System.getProperty("user.home"), ".local", "share", "table13");
        } catch (InvalidPathException _) {
            throw new Complaint(named + ": not the name of a folder");
        }
    }
}
