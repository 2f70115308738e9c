package table13.cli.terminal;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// Capabilities of the standard streams.
///
/// @param typed whether the input is a terminal
/// @param seen whether the output is a terminal
/// @param errorsSeen whether the error stream is a terminal
/// @param colours whether the output may have colours
public record TerminalCapabilities(boolean typed, boolean seen, boolean errorsSeen, boolean colours) {

    /// No stream is a terminal.
    public static final TerminalCapabilities NONE = new TerminalCapabilities(false, false, false, false);

    static TerminalCapabilities ofThisProcess() {
        boolean seen = isTerminal(1);
        return new TerminalCapabilities(isTerminal(0), seen, isTerminal(2), seen && wantsColours(System.getenv()));
    }

    /// NO_COLOR applies if it is set to any non-empty value (no-color.org).
    public static boolean wantsColours(Map<String, String> environment) {
        return environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "dumb").equals("dumb");
    }

    /// Java reports only whether both input and output are a terminal. Linux reports each stream.
    private static boolean isTerminal(int descriptor) {
        Path link = Path.of("/proc/self/fd/" + descriptor);
        try {
            String target = Files.readSymbolicLink(link).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException _) {
            return Optional.ofNullable(System.console())
                    .map(Console::isTerminal)
                    .orElse(false);
        }
    }
}
