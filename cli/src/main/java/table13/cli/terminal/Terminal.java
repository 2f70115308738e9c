package table13.cli.terminal;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Locale;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import table13.cli.screen.Paint;

/// Input and output of a command: the streams of the process, or those of a test. Not thread-safe.
public final class Terminal {
    private static final int LONGEST_ANSWER = 1_000;
    private static final int LONGEST_COMPLAINT = 400;

    private final InputStream in;
    private final Reader answers;
    private final Writer out;
    private final Writer err;
    private final Charset charset;
    private final boolean isAscii;
    private final TerminalCapabilities capabilities;
    private final IntSupplier columns;

    /// A terminal of 80 columns.
    public Terminal(
            InputStream in, OutputStream out, OutputStream err, Charset charset, TerminalCapabilities capabilities) {
        this(in, out, err, charset, capabilities, () -> Columns.USUAL);
    }

    /// @param columns current width; it may change
    public Terminal(
            InputStream in,
            OutputStream out,
            OutputStream err,
            Charset charset,
            TerminalCapabilities capabilities,
            IntSupplier columns) {
        this.in = in;
        answers = new InputStreamReader(in, charset);
        this.out = new OutputStreamWriter(out, charset);
        this.err = new OutputStreamWriter(err, charset);
        this.charset = charset;
        isAscii = !charset.newEncoder().canEncode(Ascii.SIGNS);
        this.capabilities = capabilities;
        this.columns = columns;
    }

    public static Terminal ofThisProcess() {
        TerminalCapabilities capabilities = TerminalCapabilities.ofThisProcess();
        return new Terminal(
                new BufferedInputStream(new FileInputStream(FileDescriptor.in)),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                charset(),
                capabilities,
                capabilities.seen() ? Columns::ofThisProcess : () -> Columns.USUAL);
    }

    private static Charset charset() {
        return Charset.forName(System.getProperty("stdout.encoding", "UTF-8"), StandardCharsets.UTF_8);
    }

    public TerminalCapabilities abilities() {
        return capabilities;
    }

    public int columns() {
        return columns.getAsInt();
    }

    public Paint paint() {
        return new Paint(capabilities.colours());
    }

    /// Whether the charset has all these characters.
    public boolean canShow(String signs) {
        return charset.newEncoder().canEncode(signs);
    }

    /// The raw input.
    public InputStream in() {
        return in;
    }

    /// Prints a question and waits for a line; null at the end of input. A line that is too long is cut.
    @Nullable
    public String ask(String question) {
        print(question);
        flush();
        String answer = readLine();
        if (!capabilities.typed()) {
            println(answer == null ? "" : answer);
        }
        return answer;
    }

    private @Nullable String readLine() {
        StringBuilder line = new StringBuilder();
        try {
            int next = answers.read();
            if (next < 0) {
                return null;
            }
            while (next >= 0 && next != '\n') {
                if (line.length() < LONGEST_ANSWER) {
                    line.append((char) next);
                }
                next = answers.read();
            }
        } catch (IOException problem) {
            throw new UsageException("cannot read the input: " + problem.getMessage());
        }
        return oneLine(line.toString()).strip();
    }

    public void print(String text) {
        try {
            out.write(isAscii ? Ascii.of(text) : text);
        } catch (IOException problem) {
            throw lost(problem);
        }
    }

    public void println(String line) {
        print(line + "\n");
    }

    public void println(Collection<String> lines) {
        lines.forEach(this::println);
    }

    public void flush() {
        try {
            out.flush();
        } catch (IOException problem) {
            throw lost(problem);
        }
    }

    private static RuntimeException lost(IOException problem) {
        String reason = String.valueOf(problem.getMessage());
        return reason.toLowerCase(Locale.ROOT).contains("pipe")
                ? new OutputClosedException()
                : new UsageException("cannot write the output: " + reason);
    }

    /// Prints one line on the error stream; line breaks in the message are replaced.
    public void complain(String message) {
        String line = oneLine(message);
        String shown = line.length() > LONGEST_COMPLAINT ? line.substring(0, LONGEST_COMPLAINT) + "…" : line;
        printError("table13: " + shown + "\n");
    }

    /// Prints to the error stream unchanged. Ignores failures, because there is no other place to report them.
    public void printError(String text) {
        try {
            err.write(isAscii ? Ascii.of(text) : text);
            err.flush();
        } catch (IOException _) {
            // no other stream to report to
        }
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\R", " ").replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]", "?");
    }
}
