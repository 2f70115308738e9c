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

@DisplayName("The text of a bell")
class BellTextTest {
    private final Hints hints = new Hints();

    private List<Hints.Batch> ring() {
        List<Hints.Batch> heard = new ArrayList<>();
        for (String text : BellText.of("me", hints.take())) {
            assertThat(text.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(8_000);
            heard.add(BellText.read(text));
        }
        return heard;
    }

    private Growth ringFor(String table) {
        return ring().getFirst().grown().get(table);
    }

    private static Growth growth(long version, String... texts) {
        List<EntryRow> end = new ArrayList<>();
        for (int i = 0; i < texts.length; i++) {
            end.add(new EntryRow(version - texts.length + 1 + i, 1_000 + i, texts[i]));
        }
        return new Growth(version, end, -77, 0);
    }

    @Test
    @DisplayName("tells all that happened, when, and who rang it")
    void allOfIt() {
        hints.grew("t:1", Growth.to(12));
        hints.stirred("u");
        hints.changed("ada");
        Hints.Batch rung = hints.take();
        String text = BellText.of("me", rung).getFirst();
        assertThat(BellText.read(text)).isEqualTo(rung);
        assertThat(BellText.isOf("me", text)).isTrue();
        assertThat(BellText.isOf("m", text)).isFalse();
        assertThat(BellText.isOf("mean", text)).isFalse();
    }

    @Test
    @DisplayName("holds how a log ends now, character by character")
    void ends() {
        Growth ends = growth(12, "{\"kind\":\"started\",\"names\":[\"a:b\",\"Zoë 🃏\"]}", "", "=x:\u0001");
        hints.grew("t", ends);
        hints.grew("u", Growth.to(3));
        Hints.Batch heard = ring().getFirst();
        assertThat(heard.grown()).isEqualTo(Map.of("t", ends, "u", Growth.to(3)));
    }

    @Test
    @DisplayName("leaves to be read what is long, or has signs that it needs itself")
    void leftOut() {
        for (String unfit : List.of("a\nst", "a\0b", "ö".repeat(2_000))) {
            hints.grew("t", growth(2, "moved", unfit));
            assertThat(ringFor("t")).isEqualTo(Growth.to(2));
        }
        hints.grew("t", growth(2, "moved", "ö".repeat(1_900)));
        assertThat(ringFor("t").end()).hasSize(2);
    }

    @Test
    @DisplayName("is several where PostgreSQL would not take one")
    void several() {
        Map<String, Growth> expected = new HashMap<>();
        for (int i = 0; i < 2_000; i++) {
            Growth how = i % 2 == 0 ? Growth.to(i) : growth(i, "before", "x".repeat(i % 300));
            hints.grew("table-" + i, how);
            expected.put("table-" + i, how);
        }
        List<Hints.Batch> heard = ring();
        assertThat(heard).hasSizeGreaterThan(10);
        Map<String, Growth> together = new HashMap<>();
        heard.forEach(each -> together.putAll(each.grown()));
        assertThat(together).isEqualTo(expected);
    }

    @Test
    @DisplayName("says so when there was too much to tell")
    void everything() {
        for (int i = 0; i <= Hints.MOST; i++) {
            hints.stirred("t" + i);
        }
        assertThat(ring()).singleElement().matches(Hints.Batch::isEverything);
    }

    @Test
    @DisplayName("of another version is understood as far as possible")
    void newer() {
        Hints.Batch heard = BellText.read("other 5\nxwhat\n\ngt\ngt:x\nst\n=1:stray\ngu:4\na7\n=5\ngv:3\n=1:a\n=2:b");
        assertThat(heard.stirred()).containsExactly("t");
        assertThat(heard.grown()).isEqualTo(Map.of("u", Growth.to(4), "v", Growth.to(3)));
        assertThat(BellText.read("").isEmpty()).isTrue();
        assertThat(BellText.read("me soon\ngt:1\na8\n=5:alone").grown()).isEqualTo(Map.of("t", Growth.to(1)));
    }
}
