package table13.cli.records;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.rules.record.RecordException;

/// Reads the records of a file one by one. Holds one record in memory.
final class RecordSource implements AutoCloseable {
    static final String STDIN = "-";

    private static final String FIRST_LINE = "table13-record";
    private static final String LAST_LINE = "check ";
    private static final int MOST_LINES = 500_000;
    private static final int MOST_CHARACTERS = 32_000_000;

    private final LineSource lines;
    private int count;

    private RecordSource(LineSource lines) {
        this.lines = lines;
    }

    /// The lines of one record.
    ///
    /// @param firstLine line number of its first line in the file
    record RecordText(List<String> lines, int firstLine) {}

    static RecordSource open(String file, Terminal terminal) {
        if (file.equals(STDIN)) {
            return new RecordSource(new LineSource("standard input", terminal.in()));
        }
        try {
            Path path = Path.of(file);
            if (Files.isDirectory(path)) {
                throw new UsageException(file + ": is a folder, not a file of records");
            }
            return new RecordSource(new LineSource(file, new BufferedInputStream(Files.newInputStream(path), 1 << 16)));
        } catch (InvalidPathException _) {
            throw new UsageException(file + ": not the name of a file");
        } catch (IOException problem) {
            throw UsageException.about(Path.of(file), problem);
        }
    }

    /// The next record, including its check line; null after the last one. A record without a valid first line ends
    /// after that line.
    @Nullable
    RecordText next() {
        String line = lines.next();
        if (line == null) {
            if (count == 0) {
                throw new UsageException(lines.name() + ": holds no record");
            }
            return null;
        }
        count++;
        int firstLine = lines.number();
        List<String> record = new ArrayList<>();
        int characters = 0;
        boolean goesOn = line.startsWith(FIRST_LINE);
        while (line != null) {
            record.add(line);
            characters += line.length();
            if (record.size() > MOST_LINES || characters > MOST_CHARACTERS) {
                throw lines.bad("this record is too long");
            }
            goesOn &= !line.startsWith(LAST_LINE);
            line = goesOn ? lines.next() : null;
        }
        return new RecordText(record, firstLine);
    }

    UsageException bad(RecordException problem) {
        return lines.bad(problem);
    }

    @Override
    public void close() {
        lines.close();
    }
}
