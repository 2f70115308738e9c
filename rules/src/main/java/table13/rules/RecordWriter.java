package table13.rules;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/// Writes the record of a match during play. `docs/records.md` specifies the format. A replay plays the match again and
/// compares the lines ([table13.rules.record]).
public class RecordWriter {
    public static final String FIRST_LINE = "table13-record 1";
    public static final String UNFINISHED = "result unfinished";

    private final List<String> lines = new ArrayList<>();

    /// Begins an empty record.
    protected RecordWriter() {}

    protected void write(String line) {
        lines.add(line);
    }

    final void write(String word, List<?> items) {
        StringBuilder line = new StringBuilder(word);
        items.forEach(item -> line.append(' ').append(item));
        write(line.toString());
    }

    final void begin(RecordHeader header) {
        Setup setup = header.setup();
        List<String> names = header.names();
        write(FIRST_LINE);
        write("game " + setup.game().id());
        write("rules " + setup.game().rulesVersion());
        write("players " + setup.players());
        setup.options().forEach((name, value) -> write("option " + name + " " + value));
        for (int seat = 0; seat < names.size(); seat++) {
            write("seat " + seat + " " + names.get(seat));
        }
        header.deal().forEach(this::write);
    }

    /// The record so far, with its checksum.
    final String text(boolean isOver) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line).append('\n'));
        if (!isOver) {
            text.append(UNFINISHED).append('\n');
        }
        return text.append(check(text)).append('\n').toString();
    }

    /// The last line of a record: the CRC-32 of all lines above, line ends included.
    public static String check(CharSequence above) {
        CRC32 crc = new CRC32();
        crc.update(above.toString().getBytes(StandardCharsets.UTF_8));
        return "check " + Long.toHexString((1L << 32) + crc.getValue()).substring(1);
    }
}
