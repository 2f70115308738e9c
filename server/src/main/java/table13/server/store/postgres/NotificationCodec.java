package table13.server.store.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import table13.server.store.EntryRow;

/// Format of a NOTIFY payload: a line with the sender and the time, then a line for each change. The line of an
/// appended log may be followed by its tail: the id of the append, and the entries. A newer version may add other kinds
/// of lines. Unknown lines are ignored, because polling finds those changes as well.
final class NotificationCodec {
    /// PostgreSQL allows less than 8000 bytes.
    static final int MOST_BYTES = 7_900;

    private static final int MOST_TAIL_BYTES = 4_000;
    private static final char LOG_APPENDED = 'g';
    private static final char APPEND_ID = 'a';
    private static final char ENTRY = '=';
    private static final char TABLE_CHANGED = 's';
    private static final char GUEST_CHANGED = 'c';
    private static final char RESYNC = '*';
    private static final long NO_NUMBER = Long.MIN_VALUE;

    private NotificationCodec() {}

    // ---- writing

    /// Several texts if the changes do not fit into one.
    static List<String> of(String sender, PendingNotifications.Batch batch) {
        Writer writer = new Writer(sender + " " + batch.since());
        if (batch.isEverything()) {
            writer.add(String.valueOf(RESYNC));
        }
        batch.logs().forEach((table, how) -> writer.add(logAppended(table, how)));
        batch.tables().forEach(table -> writer.add(TABLE_CHANGED + table));
        batch.guests().forEach(guest -> writer.add(GUEST_CHANGED + guest));
        return writer.end();
    }

    private static String logAppended(String table, LogTail how) {
        String hint = LOG_APPENDED + table + ":" + how.version();
        if (how.end().isEmpty()) {
            return hint;
        }
        StringBuilder text =
                new StringBuilder(hint).append('\n').append(APPEND_ID).append(how.appendId());
        for (EntryRow entry : how.end()) {
            if (entry.text().indexOf('\n') >= 0 || entry.text().indexOf('\0') >= 0) {
                return hint;
            }
            text.append('\n').append(ENTRY).append(entry.at()).append(':').append(entry.text());
        }
        return length(text.toString()) > MOST_TAIL_BYTES ? hint : text.toString();
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

        /// Keeps the lines of one change in one text.
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

    /// Whether this node sent the notification.
    static boolean isOf(String sender, String text) {
        return text.startsWith(sender) && text.startsWith(" ", sender.length());
    }

    /// Parses a notification; [PendingNotifications.Batch#since] is by the sender's clock.
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
                case LOG_APPENDED -> readTail(rest);
                case TABLE_CHANGED -> stirred.add(rest);
                case GUEST_CHANGED -> changed.add(rest);
                case RESYNC -> isEverything = true;
                default -> {}
            }
        }

        private void readTail(String hint) {
            int colon = hint.lastIndexOf(':');
            long version = number(hint.substring(colon + 1));
            if (colon >= 0 && version != NO_NUMBER) {
                grown.put(hint.substring(0, colon), tail(version));
            }
        }

        private LogTail tail(long version) {
            boolean hasTail = next < lines.length && lines[next].startsWith(String.valueOf(APPEND_ID));
            long appendId = hasTail ? number(lines[next++].substring(1)) : 0;
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
            // A single entry would be only the one before.
            return hasTail && end.size() > 1 ? new LogTail(version, end, appendId, 0) : LogTail.to(version);
        }
    }
}
