package table13.cli.terminal;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// How many signs fit on a line of a terminal.
public final class Columns {
    /// As many as terminals have that do not tell.
    static final int USUAL = 80;

    private static final Pattern SIZE = Pattern.compile("\\d+ ([1-9]\\d{0,4})");

    private Columns() {}

    /// Of the terminal that started this process. Starts a program; Java itself cannot tell.
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
