package table13.browser.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The tables of this device")
class SoloListTest {
    private final SoloPage page = new SoloPage();

    private SoloSitting open(int seed) {
        page.passes(1000);
        return new SoloSitting(page, seed, "game", "leaves", "players", 3, "pace", "AT_ONCE");
    }

    private List<String> mine() {
        return SoloPage.list(page.ask("tables").getFirst(), "mine").stream()
                .map(table -> (String) table.get("table"))
                .toList();
    }

    @Test
    @DisplayName("have results and the seat to move beside them, so that no log need be read")
    void listing() {
        SoloSitting sitting = open(1);
        assertThat(listing(sitting)).containsEntry("phase", "PLAYING");
        while (!sitting.isMyTurn()) {
            sitting.step();
        }
        assertThat(listing(sitting)).containsEntry("isYourTurn", true).containsEntry("toMove", page.guest());
        sitting.playOut();
        Map<String, Object> over = listing(sitting);
        assertThat(over).containsEntry("phase", "OVER").containsEntry("isYourTurn", false);
        Map<String, Object> result = SoloPage.list(over, "finished").getFirst();
        Map<String, Object> told = SoloPage.list(SoloPage.read(page.finished(sitting.table())), "matches")
                .getFirst();
        assertThat(result).containsAllEntriesOf(told);
        assertThat(SoloPage.inside(over, "plan")).containsEntry("game", "leaves");
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> listing(SoloSitting sitting) {
        return (Map<String, Object>) page.listings().get(sitting.table());
    }

    @Test
    @DisplayName("are closed, those unchanged for longest, where there are many; finished matches stay")
    void makesRoom() {
        SoloSitting first = open(1);
        first.playOut();
        page.ask("leave", "table", first.table());
        List<SoloSitting> more = new ArrayList<>();
        for (int i = 0; i < 24; i++) {
            more.add(open(i));
            page.ask("leave", "table", more.getLast().table());
        }
        assertThat(mine()).hasSize(25).endsWith(first.table());

        page.reload();
        open(99);
        assertThat(mine()).hasSize(25).doesNotContain(first.table());
        assertThat(listing(first)).containsEntry("phase", "CLOSED");
        assertThat(page.log(first.table()).getLast()).endsWith(" {\"kind\":\"closed\"}");
        assertThat(page.isRefused("start", "table", first.table())).isEqualTo("NOT_ENTERED");
        assertThat(first.enter()).containsEntry("type", "table");
        assertThat(page.isRefused("start", "table", first.table())).isEqualTo("CLOSED");
        assertThat(page.record(first.table(), 1)).isNotEmpty();

        open(100);
        assertThat(mine()).hasSize(25).doesNotContain(more.getFirst().table());
    }

    @Test
    @DisplayName("are gone without a trace when they are forgotten, also while a page shows them")
    void forgets() {
        SoloSitting sitting = open(1);
        SoloSitting other = open(2);
        assertThat(SoloPage.of("update", page.forget(sitting.table()))).hasSize(1);
        assertThat(mine()).containsExactly(other.table());
        assertThat(page.log(sitting.table())).isEmpty();
        assertThat(page.isRefused("enter", "table", sitting.table())).isEqualTo("NO_SUCH_TABLE");
        other.playOut();
    }

    @Test
    @DisplayName("can be closed by the person, and are listed no more")
    void closes() {
        SoloSitting sitting = open(1);
        sitting.see(page.ask("close", "table", sitting.table()));
        assertThat(sitting.phase()).isEqualTo("CLOSED");
        assertThat(mine()).isEmpty();
        assertThat(page.dueIn()).isEqualTo(-1);
    }

    @Test
    @DisplayName("are deleted when the page is reloaded, if they were closed before any match was over")
    void sweeps() {
        SoloSitting unfinished = open(1);
        page.ask("close", "table", unfinished.table());
        SoloSitting finished = open(2);
        finished.playOut();
        page.ask("close", "table", finished.table());
        assertThat(page.listings()).hasSize(2);

        page.reload();

        assertThat(page.listings()).containsOnlyKeys(finished.table());
        assertThat(page.log(unfinished.table())).isEmpty();
        assertThat(page.record(finished.table(), 1)).isNotEmpty();
    }

    @Test
    @DisplayName("are at most twenty at a time for one page")
    void entersFew() {
        for (int i = 0; i < 20; i++) {
            open(i);
        }
        assertThat(page.isRefused("open", "game", "leaves", "players", 3)).isEqualTo("TOO_MANY_TABLES");
    }

    @Test
    @DisplayName("are private: chat, reactions, seats and bots before the deal are as online")
    void gathering() {
        List<Map<String, Object>> told = page.ask("open", "game", "skipbo", "players", 3, "bots", Map.of("2", "easy"));
        String table = (String) told.getFirst().get("table");
        assertThat(page.ask("say", "table", table, "text", "Hello?")).hasSize(2);
        assertThat(page.ask("seatBot", "table", table, "seat", 1, "level", "hard")
                        .getFirst())
                .containsEntry("type", "done");
        assertThat(page.ask("freeSeat", "table", table, "seat", 2).getFirst()).containsEntry("type", "done");
        assertThat(page.isRefused("start", "table", table)).isEqualTo("EMPTY_SEATS");
        assertThat(page.ask("sit", "table", table, "seat", 2, "seed", "ab").getFirst())
                .containsEntry("type", "done");
        assertThat(page.ask("seed", "table", table, "seed", "abcd").getFirst()).containsEntry("type", "done");
        assertThat(page.ask("name", "name", "Ada")).hasSize(2);
        assertThat(page.ask("start", "table", table, "fill", true).getFirst()).containsEntry("type", "done");
        assertThat(page.dueIn()).isNotEqualTo(0);
    }
}
