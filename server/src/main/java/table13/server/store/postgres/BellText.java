package table13.server.store.postgres;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import table13.server.store.Nodes.Member;

/// How hints are written into the payload of a NOTIFY: who rang and when, then a line for each hint. A newer version
/// may
/// write other lines; what is not understood is passed over, because a look around finds it out as well.
final class BellText {
    /// PostgreSQL takes less than 8000 bytes.
    static final int MOST_BYTES = 7_900;

    private static final char GREW = 'g';
    private static final char STIRRED = 's';
    private static final char CHANGED = 'c';
    private static final char EVERYTHING = '*';

    private BellText() {}

    /// Several texts if it does not fit into one.
    static List<String> of(String ringer, Hints.Batch batch) {
        Writer writer = new Writer(ringer + " " + batch.since());
        if (batch.isEverything()) {
            writer.add(String.valueOf(EVERYTHING));
        }
        batch.grown().forEach((table, version) -> writer.add(GREW + table + ":" + version));
        batch.stirred().forEach(table -> writer.add(STIRRED + table));
        batch.changed().forEach(guest -> writer.add(CHANGED + guest));
        return writer.end();
    }

    /// @param delay how long it took, in nanoseconds, if this ringer rang it
    static void tell(String text, String ringer, Member member, LongConsumer delay) {
        String[] lines = text.split("\n", -1);
        for (int i = 1; i < lines.length; i++) {
            tell(lines[i], member);
        }
        String head = lines[0];
        if (head.startsWith(ringer + " ")) {
            long since = number(head.substring(ringer.length() + 1));
            if (since != Long.MIN_VALUE) {
                delay.accept(System.nanoTime() - since);
            }
        }
    }

    private static void tell(String line, Member member) {
        if (line.isEmpty()) {
            return;
        }
        String rest = line.substring(1);
        switch (line.charAt(0)) {
            case GREW -> {
                int colon = rest.lastIndexOf(':');
                long version = number(rest.substring(colon + 1));
                if (colon >= 0 && version != Long.MIN_VALUE) {
                    member.grew(rest.substring(0, colon), version);
                }
            }
            case STIRRED -> member.stirred(rest);
            case CHANGED -> member.changed(rest);
            case EVERYTHING -> member.missedSomething();
            default -> {}
        }
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException _) {
            return Long.MIN_VALUE;
        }
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

        void add(String line) {
            int more = 1 + line.getBytes(StandardCharsets.UTF_8).length;
            if (bytes + more > MOST_BYTES) {
                texts.add(text.toString());
                begin();
            }
            text.append('\n').append(line);
            bytes += more;
        }

        List<String> end() {
            texts.add(text.toString());
            return texts;
        }

        private void begin() {
            text = new StringBuilder(head);
            bytes = head.getBytes(StandardCharsets.UTF_8).length;
        }
    }
}
