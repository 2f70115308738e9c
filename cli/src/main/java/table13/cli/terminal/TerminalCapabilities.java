package table13.cli.terminal;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// What is at the other end of the streams.
///
/// @param typed whether a person types what comes in
/// @param seen whether a person sees what goes out
/// @param errorsSeen whether a person sees the errors and the progress
/// @param colours whether what goes out may have colours
public record TerminalCapabilities(boolean typed, boolean seen, boolean errorsSeen, boolean colours) {

    /// Files and pipes at every end.
    public static final TerminalCapabilities NONE = new TerminalCapabilities(false, false, false, false);

    static TerminalCapabilities ofThisProcess() {
        boolean seen = isTerminal(1);
        return new TerminalCapabilities(isTerminal(0), seen, isTerminal(2), seen && wantsColours(System.getenv()));
    }

    /// NO_COLOR counts when it is set to anything at all (no-color.org).
    public static boolean wantsColours(Map<String, String> environment) {
        return environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "dumb").equals("dumb");
    }

    /// Java can only say whether both input and output are a terminal. Linux tells each of them apart.
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
