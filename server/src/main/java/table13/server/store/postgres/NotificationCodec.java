package table13.server.store.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import table13.server.store.EntryRow;

/// How hints are written into the payload of a NOTIFY: who rang and when, then a line for each hint. That of a log
/// which has grown may be followed by its end: by whom it was added, and the entries. A newer version may write other
/// lines; what is not understood is passed over, because a look around finds it out as well.
final class NotificationCodec {
    /// PostgreSQL takes less than 8000 bytes.
    static final int MOST_BYTES = 7_900;

    private static final int MOST_BYTES_OF_AN_END = 4_000;
    private static final char GREW = 'g';
    private static final char ADDED_BY = 'a';
    private static final char ENTRY = '=';
    private static final char STIRRED = 's';
    private static final char CHANGED = 'c';
    private static final char EVERYTHING = '*';
    private static final long NO_NUMBER = Long.MIN_VALUE;

    private NotificationCodec() {}

    // ---- writing

    /// Several texts if it does not fit into one.
    static List<String> of(String ringer, PendingNotifications.Batch batch) {
        Writer writer = new Writer(ringer + " " + batch.since());
        if (batch.isEverything()) {
            writer.add(String.valueOf(EVERYTHING));
        }
        batch.grown().forEach((table, how) -> writer.add(logAppended(table, how)));
        batch.stirred().forEach(table -> writer.add(STIRRED + table));
        batch.changed().forEach(guest -> writer.add(CHANGED + guest));
        return writer.end();
    }

    private static String logAppended(String table, LogTail how) {
        String hint = GREW + table + ":" + how.version();
        if (how.end().isEmpty()) {
            return hint;
        }
        StringBuilder text =
                new StringBuilder(hint).append('\n').append(ADDED_BY).append(how.appendId());
        for (EntryRow entry : how.end()) {
            if (entry.text().indexOf('\n') >= 0 || entry.text().indexOf('\0') >= 0) {
                return hint;
            }
            text.append('\n').append(ENTRY).append(entry.at()).append(':').append(entry.text());
        }
        return length(text.toString()) > MOST_BYTES_OF_AN_END ? hint : text.toString();
    }

    private static int length(String text) {
        return text.getBytes(UTF_8).length;
    }

    private static final class Writer {
        private final String head;
        private final List<String> texts = new ArrayList<>();
        private StringBuilder text = new StringBuilder();
        private int bytes;

        Writer(String head) {
            this.head = head;
            begin();
        }

        /// What belongs together stays together.
        void add(String lines) {
            int more = 1 + length(lines);
            if (bytes + more > MOST_BYTES) {
                texts.add(text.toString());
                begin();
            }
            text.append('\n').append(lines);
            bytes += more;
        }

        List<String> end() {
            texts.add(text.toString());
            return texts;
        }

        private void begin() {
            text = new StringBuilder(head);
            bytes = length(head);
        }
    }

    // ---- reading

    /// Whether this ringer rang it.
    static boolean isOf(String ringer, String text) {
        return text.startsWith(ringer) && text.startsWith(" ", ringer.length());
    }

    /// What a bell tells; [PendingNotifications.Batch#since] is by the clock of who rang it.
    static PendingNotifications.Batch read(String text) {
        return new Reader(text).read();
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException _) {
            return NO_NUMBER;
        }
    }

    private static final class Reader {
        private final String[] lines;
        private final Map<String, LogTail> grown = new LinkedHashMap<>();
        private final Set<String> stirred = new LinkedHashSet<>();
        private final Set<String> changed = new LinkedHashSet<>();
        private boolean isEverything;
        private int next = 1;

        Reader(String text) {
            lines = text.split("\n", -1);
        }

        PendingNotifications.Batch read() {
            while (next < lines.length) {
                String line = lines[next++];
                if (!line.isEmpty()) {
                    read(line.charAt(0), line.substring(1));
                }
            }
            String head = lines[0];
            return new PendingNotifications.Batch(
                    grown, stirred, changed, isEverything, number(head.substring(head.indexOf(' ') + 1)));
        }

        private void read(char kind, String rest) {
            switch (kind) {
                case GREW -> readGrowth(rest);
                case STIRRED -> stirred.add(rest);
                case CHANGED -> changed.add(rest);
                case EVERYTHING -> isEverything = true;
                default -> {}
            }
        }

        private void readGrowth(String hint) {
            int colon = hint.lastIndexOf(':');
            long version = number(hint.substring(colon + 1));
            if (colon >= 0 && version != NO_NUMBER) {
                grown.put(hint.substring(0, colon), growth(version));
            }
        }

        private LogTail growth(long version) {
            boolean isTold = next < lines.length && lines[next].startsWith(String.valueOf(ADDED_BY));
            long appendId = isTold ? number(lines[next++].substring(1)) : 0;
            int from = next;
            while (next < lines.length && lines[next].startsWith(String.valueOf(ENTRY))) {
                next++;
            }
            List<EntryRow> end = new ArrayList<>();
            for (int i = from; i < next; i++) {
                int colon = lines[i].indexOf(':');
                long at = number(lines[i].substring(1, Math.max(1, colon)));
                if (at == NO_NUMBER) {
                    return LogTail.to(version);
                }
                end.add(new EntryRow(version - (next - 1 - i), at, lines[i].substring(colon + 1)));
            }
            // One alone is the one before.
            return isTold && end.size() > 1 ? new LogTail(version, end, appendId, 0) : LogTail.to(version);
        }
    }
}
