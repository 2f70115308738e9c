package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.store.EntryRow;

@DisplayName("The text of a notification")
class NotificationCodecTest {
    private final PendingNotifications pending = new PendingNotifications();

    private List<PendingNotifications.Batch> send() {
        List<PendingNotifications.Batch> heard = new ArrayList<>();
        for (String text : NotificationCodec.of("me", pending.take())) {
            assertThat(text.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(8_000);
            heard.add(NotificationCodec.read(text));
        }
        return heard;
    }

    private LogTail sendFor(String table) {
        return send().getFirst().logs().get(table);
    }

    private static LogTail tail(long version, String... texts) {
        List<EntryRow> end = new ArrayList<>();
        for (int i = 0; i < texts.length; i++) {
            end.add(new EntryRow(version - texts.length + 1 + i, 1_000 + i, texts[i]));
        }
        return new LogTail(version, end, -77, 0);
    }

    @Test
    @DisplayName("contains all changes, the time and the sender")
    void allOfIt() {
        pending.logAppended("t:1", LogTail.to(12));
        pending.tableChanged("u");
        pending.guestChanged("ada");
        PendingNotifications.Batch rung = pending.take();
        String text = NotificationCodec.of("me", rung).getFirst();
        assertThat(NotificationCodec.read(text)).isEqualTo(rung);
        assertThat(NotificationCodec.isOf("me", text)).isTrue();
        assertThat(NotificationCodec.isOf("m", text)).isFalse();
        assertThat(NotificationCodec.isOf("mean", text)).isFalse();
    }

    @Test
    @DisplayName("contains the tail of a log, character by character")
    void ends() {
        LogTail ends = tail(12, "{\"kind\":\"started\",\"names\":[\"a:b\",\"Zoë 🃏\"]}", "", "=x:\u0001");
        pending.logAppended("t", ends);
        pending.logAppended("u", LogTail.to(3));
        PendingNotifications.Batch heard = send().getFirst();
        assertThat(heard.logs()).isEqualTo(Map.of("t", ends, "u", LogTail.to(3)));
    }

    @Test
    @DisplayName("omits tails that are long or contain its separators")
    void leftOut() {
        for (String unfit : List.of("a\nst", "a\0b", "ö".repeat(2_000))) {
            pending.logAppended("t", tail(2, "moved", unfit));
            assertThat(sendFor("t")).isEqualTo(LogTail.to(2));
        }
        pending.logAppended("t", tail(2, "moved", "ö".repeat(1_900)));
        assertThat(sendFor("t").end()).hasSize(2);
    }

    @Test
    @DisplayName("is split above the limit of PostgreSQL")
    void several() {
        Map<String, LogTail> expected = new HashMap<>();
        for (int i = 0; i < 2_000; i++) {
            LogTail how = i % 2 == 0 ? LogTail.to(i) : tail(i, "before", "x".repeat(i % 300));
            pending.logAppended("table-" + i, how);
            expected.put("table-" + i, how);
        }
        List<PendingNotifications.Batch> heard = send();
        assertThat(heard).hasSizeGreaterThan(10);
        Map<String, LogTail> together = new HashMap<>();
        heard.forEach(each -> together.putAll(each.logs()));
        assertThat(together).isEqualTo(expected);
    }

    @Test
    @DisplayName("announces a resync after too many changes")
    void everything() {
        for (int i = 0; i <= PendingNotifications.MOST; i++) {
            pending.tableChanged("t" + i);
        }
        assertThat(send()).singleElement().matches(PendingNotifications.Batch::isEverything);
    }

    @Test
    @DisplayName("of another version is read as far as possible")
    void newer() {
        PendingNotifications.Batch heard =
                NotificationCodec.read("other 5\nxwhat\n\ngt\ngt:x\nst\n=1:stray\ngu:4\na7\n=5\ngv:3\n=1:a\n=2:b");
        assertThat(heard.tables()).containsExactly("t");
        assertThat(heard.logs()).isEqualTo(Map.of("u", LogTail.to(4), "v", LogTail.to(3)));
        assertThat(NotificationCodec.read("").isEmpty()).isTrue();
        assertThat(NotificationCodec.read("me soon\ngt:1\na8\n=5:alone").logs()).isEqualTo(Map.of("t", LogTail.to(1)));
    }
}
