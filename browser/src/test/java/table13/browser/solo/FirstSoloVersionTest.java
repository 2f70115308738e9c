package table13.browser.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// Stored data of an earlier version stay readable, although the program that wrote them is gone.
@DisplayName("The stored data of the first version")
class FirstSoloVersionTest {
    private final SoloPage page = new SoloPage();
    private final FirstSoloVersion kept = FirstSoloVersion.read();

    @BeforeEach
    void comeBack() {
        page.disk(kept.guest(), kept.listings());
        tables().forEach(table -> page.disk(table, FirstSoloVersion.log(table)));
        page.passes(86_400_000);
        page.reload();
    }

    private List<String> tables() {
        return kept.listings().stream()
                .map(listing -> (String) ((Map<?, ?>) listing).get("table"))
                .toList();
    }

    @Test
    @DisplayName("are listed, with the guest's name")
    void isListed() {
        Map<String, Object> welcome =
                SoloPage.read(page.say("{\"type\":\"hello\",\"protocol\":1}")).getFirst();
        assertThat(SoloPage.inside(welcome, "guest")).isEqualTo(kept.guest());
        List<Map<String, Object>> mine = SoloPage.list(page.ask("tables").getFirst(), "mine");
        assertThat(mine).extracting(table -> table.get("table")).containsExactlyInAnyOrderElementsOf(tables());
        assertThat(mine).allSatisfy(table -> assertThat(table).containsEntry("hostName", "Zoë"));
    }

    @Test
    @DisplayName("replay to the byte, and go on to the end")
    void goesOn() {
        for (String table : tables()) {
            assertThat(page.record(table, 1)).isEqualTo(FirstSoloVersion.record(table));
            Map<String, Object> seen =
                    page.ask("enter", "table", table, "pace", "AT_ONCE").getFirst();
            assertThat(seen)
                    .containsEntry("version", (long) FirstSoloVersion.log(table).size());
            assertThat(SoloPage.inside(seen, "match")).containsEntry("number", 2L);
            assertThat(SoloPage.inside(seen, "people")).containsEntry("phase", "PLAYING");
            SoloSitting sitting = new SoloSitting(page, table, 9);
            sitting.playOut();
            assertThat(page.record(table, 2)).isNotEmpty();
        }
    }
}
