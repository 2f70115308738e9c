package table13.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// The news of the last entries, for whoever lost the connection.
final class NoticeBuffer {
    private static final int KEPT = 64;

    private final Deque<EntryNotice> news = new ArrayDeque<>();

    void add(EntryNotice item) {
        news.addLast(item);
        if (news.size() > KEPT) {
            news.removeFirst();
        }
    }

    /// What this guest said is not told again.
    void silence(String guest) {
        List<EntryNotice> all = List.copyOf(news);
        news.clear();
        all.forEach(item -> news.add(item.speaker().equals(guest) ? item.silent() : item));
    }

    /// Whether everything after this version is known, up to that of the table.
    boolean reachBackTo(long since, long version) {
        return since <= version && since >= version - news.size();
    }

    List<EntryNotice> last(int most) {
        return news.stream().skip(Math.max(0, news.size() - most)).toList();
    }
}
