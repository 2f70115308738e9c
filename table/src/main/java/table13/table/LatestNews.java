package table13.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// The news of the last entries, for whoever lost the connection.
final class LatestNews {
    private static final int KEPT = 64;

    private final Deque<News> news = new ArrayDeque<>();

    void add(News item) {
        news.addLast(item);
        if (news.size() > KEPT) {
            news.removeFirst();
        }
    }

    /// What this guest said is not told again.
    void silence(String guest) {
        List<News> all = List.copyOf(news);
        news.clear();
        all.forEach(item -> news.add(item.speaker().equals(guest) ? item.silent() : item));
    }

    /// All after one version, up to that of the table; nothing if that is too long ago.
    Optional<List<News>> since(long since, long version) {
        boolean reachesBack = since <= version && since >= version - news.size();
        return reachesBack
                ? Optional.of(
                        news.stream().filter(item -> item.version() > since).toList())
                : Optional.empty();
    }

    List<News> last(int most) {
        return news.stream().skip(Math.max(0, news.size() - most)).toList();
    }
}
