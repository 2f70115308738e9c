package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.store.EntryRow;

@DisplayName("Pending notifications")
class PendingNotificationsTest {
    private final PendingNotifications pending = new PendingNotifications();

    @Test
    @DisplayName("contain each change once, with the highest version, and only the first wakes the notifier")
    void once() {
        assertThat(pending.logAppended("t", LogTail.to(2))).isTrue();
        assertThat(pending.logAppended("t", LogTail.to(5))).isFalse();
        pending.logAppended("t", LogTail.to(3));
        pending.tableChanged("t");
        pending.tableChanged("t");
        pending.guestChanged("ada");
        PendingNotifications.Batch batch = pending.take();
        assertThat(batch.logs()).isEqualTo(Map.of("t", LogTail.to(5)));
        assertThat(batch.tables()).isEqualTo(Set.of("t"));
        assertThat(batch.guests()).isEqualTo(Set.of("ada"));
        assertThat(pending.take().isEmpty()).isTrue();
        assertThat(pending.tableChanged("t")).isTrue();
    }

    @Test
    @DisplayName("are merged with unsent ones, and keep the earlier time")
    void putBack() {
        pending.logAppended("t", LogTail.to(2));
        pending.logAppended("u", LogTail.to(9));
        PendingNotifications.Batch untold = pending.take();
        pending.logAppended("t", LogTail.to(3));
        pending.guestChanged("ada");
        pending.putBack(untold);
        PendingNotifications.Batch batch = pending.take();
        assertThat(batch.logs()).isEqualTo(Map.of("t", LogTail.to(3), "u", LogTail.to(9)));
        assertThat(batch.guests()).isEqualTo(Set.of("ada"));
        assertThat(batch.since()).isEqualTo(untold.since());
    }

    @Test
    @DisplayName("become a resync above the limit, until it is sent")
    void everything() {
        for (int i = 0; i <= PendingNotifications.MOST; i++) {
            pending.logAppended("t" + i, LogTail.to(1));
        }
        pending.tableChanged("t");
        PendingNotifications.Batch batch = pending.take();
        assertThat(batch.isEverything()).isTrue();
        assertThat(batch.logs()).isEmpty();
        pending.guestChanged("ada");
        pending.putBack(batch);
        assertThat(pending.take().isEverything()).isTrue();
        assertThat(pending.take().isEmpty()).isTrue();
    }

    @Test
    @DisplayName("join consecutive tails of a log; after a gap the last one counts")
    void joinsEnds() {
        pending.logAppended("t", tail(5, 4, 5));
        pending.logAppended("t", tail(7, 5, 6, 7));
        pending.logAppended("u", tail(5, 4, 5));
        pending.logAppended("u", tail(7, 6, 7));
        pending.logAppended("v", LogTail.to(5));
        pending.logAppended("v", tail(6, 5, 6));
        pending.logAppended("w", tail(5, 4, 5));
        pending.logAppended("w", LogTail.to(6));
        assertThat(pending.take().logs())
                .isEqualTo(
                        Map.of("t", tail(7, 4, 5, 6, 7), "u", tail(7, 6, 7), "v", tail(6, 5, 6), "w", LogTail.to(6)));
    }

    @Test
    @DisplayName("omit entries that were unsent, or are older than the connection")
    void forgetsEntries() {
        pending.logAppended("t", tail(5, 4, 5));
        PendingNotifications.Batch untold = pending.take();
        assertThat(untold.since(100).logs()).isEqualTo(Map.of("t", tail(5, 4, 5)));
        assertThat(untold.since(101).logs()).isEqualTo(Map.of("t", LogTail.to(5)));
        pending.putBack(untold);
        assertThat(pending.take().logs()).isEqualTo(Map.of("t", LogTail.to(5)));
    }

    private static LogTail tail(long version, long... versions) {
        List<EntryRow> entries = LongStream.of(versions)
                .mapToObj(each -> new EntryRow(each, 0, "moved"))
                .toList();
        return new LogTail(version, entries, 7, 100);
    }
}
