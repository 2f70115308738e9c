package table13.cli.records;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import table13.cli.terminal.UsageException;
import table13.rules.record.RecordException;

/// Reads a file of records line by line, so that files may have any size. Strict: every line ends with a line feed, the
/// last one too, and the text is valid UTF-8.
final class LineSource implements AutoCloseable {
    private static final int LONGEST_LINE = 4_096;
    private static final int MOST_BYTES = 3 * LONGEST_LINE;

    private final String name;
    private final InputStream in;
    private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    private final byte[] line = new byte[MOST_BYTES];
    private int number;

    /// @param name name of the source in error messages
    LineSource(String name, InputStream in) {
        this.name = name;
        this.in = in;
    }

    /// The number of the line read last, from 1.
    int number() {
        return number;
    }

    /// The next line without its end; null after the last one.
    @Nullable
    String next() {
        try {
            int next = in.read();
            if (next < 0) {
                return null;
            }
            number++;
            int length = 0;
            while (next != '\n') {
                if (next < 0) {
                    throw bad("the file ends in the middle of this line");
                }
                if (length == MOST_BYTES) {
                    throw tooLong();
                }
                line[length++] = (byte) next;
                next = in.read();
            }
            return text(length);
        } catch (IOException problem) {
            throw new UsageException(name + ": " + problem.getMessage());
        }
    }

    private String text(int length) {
        if (length > 0 && line[length - 1] == '\r') {
            throw bad("ends with CR LF; the lines of a record end with LF alone");
        }
        try {
            String text = decoder.decode(ByteBuffer.wrap(line, 0, length)).toString();
            if (text.length() > LONGEST_LINE) {
                throw tooLong();
            }
            return text;
        } catch (CharacterCodingException _) {
            throw bad("not a record: this is not UTF-8 text");
        }
    }

    private UsageException tooLong() {
        return bad(String.format(Locale.ROOT, "longer than %,d characters", LONGEST_LINE));
    }

    /// An error in the line read last.
    UsageException bad(String reason) {
        return new UsageException(name + ": line " + number + ": " + reason);
    }

    UsageException bad(RecordException problem) {
        return new UsageException(name + ": " + problem.getMessage());
    }

    String name() {
        return name;
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException _) {
            // read-only: nothing is lost
        }
    }
}
