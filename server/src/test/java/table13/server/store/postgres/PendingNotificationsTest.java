package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.store.EntryRow;

@DisplayName("Between two bells")
class PendingNotificationsTest {
    private final PendingNotifications pending = new PendingNotifications();

    @Test
    @DisplayName("each thing is kept once, with the highest version, and only the first wakes somebody up")
    void once() {
        assertThat(pending.logAppended("t", LogTail.to(2))).isTrue();
        assertThat(pending.logAppended("t", LogTail.to(5))).isFalse();
        pending.logAppended("t", LogTail.to(3));
        pending.tableChanged("t");
        pending.tableChanged("t");
        pending.guestChanged("ada");
        PendingNotifications.Batch batch = pending.take();
        assertThat(batch.grown()).isEqualTo(Map.of("t", LogTail.to(5)));
        assertThat(batch.stirred()).isEqualTo(Set.of("t"));
        assertThat(batch.changed()).isEqualTo(Set.of("ada"));
        assertThat(pending.take().isEmpty()).isTrue();
        assertThat(pending.tableChanged("t")).isTrue();
    }

    @Test
    @DisplayName("what could not be told is told with what happened since, and counts from when it happened")
    void putBack() {
        pending.logAppended("t", LogTail.to(2));
        pending.logAppended("u", LogTail.to(9));
        PendingNotifications.Batch untold = pending.take();
        pending.logAppended("t", LogTail.to(3));
        pending.guestChanged("ada");
        pending.putBack(untold);
        PendingNotifications.Batch batch = pending.take();
        assertThat(batch.grown()).isEqualTo(Map.of("t", LogTail.to(3), "u", LogTail.to(9)));
        assertThat(batch.changed()).isEqualTo(Set.of("ada"));
        assertThat(batch.since()).isEqualTo(untold.since());
    }

    @Test
    @DisplayName("too much becomes everything, and stays so until it is told")
    void everything() {
        for (int i = 0; i <= PendingNotifications.MOST; i++) {
            pending.logAppended("t" + i, LogTail.to(1));
        }
        pending.tableChanged("t");
        PendingNotifications.Batch batch = pending.take();
        assertThat(batch.isEverything()).isTrue();
        assertThat(batch.grown()).isEmpty();
        pending.guestChanged("ada");
        pending.putBack(batch);
        assertThat(pending.take().isEverything()).isTrue();
        assertThat(pending.take().isEmpty()).isTrue();
    }

    @Test
    @DisplayName("ends of a log that follow on each other become one; where something is missing, the last one counts")
    void joinsEnds() {
        pending.logAppended("t", growth(5, 4, 5));
        pending.logAppended("t", growth(7, 5, 6, 7));
        pending.logAppended("u", growth(5, 4, 5));
        pending.logAppended("u", growth(7, 6, 7));
        pending.logAppended("v", LogTail.to(5));
        pending.logAppended("v", growth(6, 5, 6));
        pending.logAppended("w", growth(5, 4, 5));
        pending.logAppended("w", LogTail.to(6));
        assertThat(pending.take().grown())
                .isEqualTo(Map.of(
                        "t", growth(7, 4, 5, 6, 7), "u", growth(7, 6, 7), "v", growth(6, 5, 6), "w", LogTail.to(6)));
    }

    @Test
    @DisplayName("entries that could not be told, or are older than the line to the database, are left to be read")
    void forgetsEntries() {
        pending.logAppended("t", growth(5, 4, 5));
        PendingNotifications.Batch untold = pending.take();
        assertThat(untold.since(100).grown()).isEqualTo(Map.of("t", growth(5, 4, 5)));
        assertThat(untold.since(101).grown()).isEqualTo(Map.of("t", LogTail.to(5)));
        pending.putBack(untold);
        assertThat(pending.take().grown()).isEqualTo(Map.of("t", LogTail.to(5)));
    }

    private static LogTail growth(long version, long... versions) {
        List<EntryRow> entries = LongStream.of(versions)
                .mapToObj(each -> new EntryRow(each, 0, "moved"))
                .toList();
        return new LogTail(version, entries, 7, 100);
    }
}
