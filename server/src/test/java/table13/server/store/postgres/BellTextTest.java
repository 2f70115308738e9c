package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The text of a bell")
class BellTextTest {
    private final Hints hints = new Hints();
    private final TestMember member = new TestMember();
    private final List<Long> delays = new ArrayList<>();

    private void ring(String ringer) {
        for (String text : BellText.of(ringer, hints.take())) {
            assertThat(text.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(8_000);
            BellText.tell(text, "me", member, delays::add);
        }
    }

    @Test
    @DisplayName("tells all that happened, and the ringer how long it took")
    void allOfIt() {
        hints.grew("t:1", 12);
        hints.stirred("u");
        hints.changed("ada");
        ring("me");
        assertThat(member.told).containsExactly("t:1 grew to 12", "u stirred", "ada changed");
        assertThat(delays).hasSize(1).allMatch(nanos -> nanos >= 0);
    }

    @Test
    @DisplayName("of another ringer tells nothing of time")
    void others() {
        hints.stirred("u");
        ring("mean");
        assertThat(member.told).containsExactly("u stirred");
        assertThat(delays).isEmpty();
    }

    @Test
    @DisplayName("is several where PostgreSQL would not take one")
    void several() {
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            hints.grew("table-" + i, i);
            expected.add("table-" + i + " grew to " + i);
        }
        ring("me");
        assertThat(member.told).containsExactlyElementsOf(expected);
        assertThat(delays).hasSizeGreaterThan(3);
    }

    @Test
    @DisplayName("says so when there was too much to tell")
    void everything() {
        for (int i = 0; i <= Hints.MOST; i++) {
            hints.stirred("t" + i);
        }
        ring("me");
        assertThat(member.told).containsExactly("missed something");
    }

    @Test
    @DisplayName("of a newer version is understood as far as possible")
    void newer() {
        BellText.tell("other 5\nxwhat\n\ngt\ngt:x\nst", "me", member, delays::add);
        BellText.tell("", "me", member, delays::add);
        BellText.tell("me soon", "me", member, delays::add);
        assertThat(member.told).containsExactly("t stirred");
        assertThat(delays).isEmpty();
    }
}
