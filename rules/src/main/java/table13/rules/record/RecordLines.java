package table13.rules.record;

import java.util.List;
import table13.rules.Name;
import table13.rules.RecordWriter;
import table13.rules.TextParser;

/// The lines of a record during its replay. The match must write exactly these lines.
final class RecordLines extends RecordWriter {
    private static final int LONGEST_QUOTE = 60;

    private final List<String> record;
    private final int firstLine;
    private int next;

    /// @param firstLine the number of the first line in its file, from 1
    RecordLines(List<String> record, int firstLine) {
        this.record = record;
        this.firstLine = firstLine;
    }

    @Override
    protected void write(String line) {
        if (!current().equals(line)) {
            throw bad("expected " + quoted(line) + ", found " + quoted(current()));
        }
        next++;
        super.write(line);
    }

    String current() {
        if (next >= record.size()) {
            throw bad("the record ends too early");
        }
        return record.get(next);
    }

    void rewind() {
        next = 0;
    }

    void advance() {
        next++;
    }

    void back(int count) {
        next -= count;
    }

    /// The rest of the current line after these words.
    String after(String words) {
        if (!current().startsWith(words + " ")) {
            throw bad("expected a line that begins with '" + words + "', found " + quoted(current()));
        }
        return current().substring(words.length() + 1);
    }

    int number(String text, int least, int most) {
        if (TextParser.isWhole(text, 6)) {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw bad("expected a number from " + least + " to " + most + ", found " + quoted(text));
    }

    /// Reads the check line, which must be the last one.
    void expectEnd() {
        StringBuilder above = new StringBuilder();
        record.subList(0, next).forEach(line -> above.append(line).append('\n'));
        if (!current().equals(check(above))) {
            throw bad("expected '" + check(above) + "', found " + quoted(current()));
        }
        next++;
        if (next < record.size()) {
            throw bad("nothing may follow the check line");
        }
    }

    RecordException bad(String reason) {
        return new RecordException(firstLine + next, reason);
    }

    /// The text for display: shortened, and without control characters that would disturb a terminal.
    static String quoted(String text) {
        StringBuilder shown = new StringBuilder("'");
        text.codePoints()
                .limit(LONGEST_QUOTE)
                .map(c -> Name.isPrintable(c) ? c : '?')
                .forEach(shown::appendCodePoint);
        return shown.append(text.codePointCount(0, text.length()) > LONGEST_QUOTE ? "…'" : "'")
                .toString();
    }
}
