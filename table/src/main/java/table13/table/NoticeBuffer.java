package table13.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/// The effects of the last entries, for guests that reconnect.
final class NoticeBuffer {
    private static final int KEPT = 64;

    private final Deque<EntryNotice> notices = new ArrayDeque<>();

    void add(EntryNotice item) {
        notices.addLast(item);
        if (notices.size() > KEPT) {
            notices.removeFirst();
        }
    }

    /// Removes the messages of this guest.
    void silence(String guest) {
        List<EntryNotice> all = List.copyOf(notices);
        notices.clear();
        all.forEach(item -> notices.add(item.speaker().equals(guest) ? item.silent() : item));
    }

    /// Whether the buffer holds all entries after `since`, up to `version`.
    boolean reachBackTo(long since, long version) {
        return since <= version && since >= version - notices.size();
    }

    List<EntryNotice> last(int most) {
        List<EntryNotice> last = new ArrayList<>();
        Iterator<EntryNotice> newest = notices.descendingIterator();
        while (last.size() < most && newest.hasNext()) {
            last.add(newest.next());
        }
        Collections.reverse(last);
        return last;
    }
}
