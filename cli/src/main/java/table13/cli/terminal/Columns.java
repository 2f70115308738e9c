package table13.cli.terminal;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The width of a terminal, in columns.
public final class Columns {
    /// The default of terminals that do not report a width.
    static final int USUAL = 80;

    private static final Pattern SIZE = Pattern.compile("\\d+ ([1-9]\\d{0,4})");

    private Columns() {}

    /// The width of the terminal that started this process. Runs `stty`, because Java has no API for it.
    public static int ofThisProcess() {
        try {
            Process stty = new ProcessBuilder("stty", "size")
                    .redirectInput(new File("/dev/tty"))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (BufferedReader said = stty.inputReader()) {
                return in(said.readLine());
            }
        } catch (IOException _) {
            return USUAL;
        }
    }

    /// @param size rows and columns, as `stty size` prints them
    static int in(@Nullable String size) {
        Matcher found = SIZE.matcher(size == null ? "" : size);
        return found.matches() ? Integer.parseInt(found.group(1)) : USUAL;
    }
}
