package table13.browser.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.registry.Games;

@DisplayName("A reloaded page")
class SoloReloadTest {

    static Stream<String> games() {
        return Games.ALL.stream().map(Game::id);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("finds the table as it was, after whatever entry")
    @Tag("slow")
    void findsTheTable(String id) {
        SoloPage page = new SoloPage();
        Game<?> game = Games.named(id).orElseThrow();
        SoloSitting sitting =
                new SoloSitting(page, 2, "game", id, "players", game.fewestPlayers(), "level", "easy", "pace", "FAST");
        int[] entries = {0};
        sitting.playOut(now -> {
            Map<String, Object> before = now.enter();
            int kept = page.log(now.table()).size();
            assertThat(now.version()).as("sent entries are stored").isEqualTo(kept);
            page.reload();
            page.passes(1000);
            assertThat(timeless(now.enter())).isEqualTo(timeless(before));
            assertThat(page.log(now.table()))
                    .as("nothing is written by looking")
                    .hasSize(kept);
            entries[0]++;
        });
        assertThat(entries[0]).isGreaterThan(10);
        String record = page.record(sitting.table(), 1);
        page.reload();
        assertThat(page.record(sitting.table(), 1)).isEqualTo(record).isNotEmpty();
    }

    private static Map<String, Object> timeless(Map<String, Object> table) {
        Map<String, Object> rest = new LinkedHashMap<>(table);
        rest.keySet().removeAll(List.of("re", "now"));
        return rest;
    }

    @Test
    @DisplayName("is the same guest, by the name taken last, with the same tables on the list")
    void isTheSameGuest() {
        SoloPage page = new SoloPage();
        String guest = page.guest();
        page.ask("name", "name", "  Ada\u202e  ");
        SoloSitting sitting = new SoloSitting(page, 3, "game", "leaves", "players", 3);
        Map<String, Object> listed = page.ask("tables").getFirst();

        page.reload();

        assertThat(page.guest()).isEqualTo(guest);
        Map<String, Object> again = page.ask("tables").getFirst();
        assertThat(SoloPage.list(again, "mine")).isEqualTo(SoloPage.list(listed, "mine"));
        assertThat(SoloPage.list(again, "mine").getFirst())
                .containsEntry("table", sitting.table())
                .containsEntry("hostName", "Ada")
                .containsEntry("isHost", true);
        assertThat(SoloPage.list(again, "public")).isEmpty();
    }

    @Test
    @DisplayName("plays a move once, although it is sent again under the same id")
    void playsAMoveOnce() {
        SoloPage page = new SoloPage();
        SoloSitting sitting = new SoloSitting(page, 4, "game", "leaves", "players", 3, "pace", "FAST");
        while (!sitting.isMyTurn()) {
            sitting.step();
        }
        String play = "{\"type\":\"play\",\"id\":\"m1\",\"table\":\"%s\",\"version\":%d,\"move\":\"%s\"}"
                .formatted(
                        sitting.table(), sitting.version(), sitting.legalMoves().getFirst());
        Map<String, Object> first = SoloPage.read(page.say(play)).getFirst();
        int kept = page.log(sitting.table()).size();

        assertThat(SoloPage.read(page.say(play)).getFirst()).isEqualTo(first).containsEntry("type", "done");
        page.reload();
        sitting.enter();
        assertThat(SoloPage.read(page.say(play)).getFirst()).isEqualTo(first);
        assertThat(page.log(sitting.table())).hasSize(kept);
    }

    @Test
    @DisplayName("reads a table from its last match on; from its beginning if the checkpoint is useless")
    void readsFromTheLastMatch() {
        SoloPage page = new SoloPage();
        SoloSitting sitting = new SoloSitting(page, 6, "game", "leaves", "players", 3, "pace", "AT_ONCE");
        for (int match = 1; match < 3; match++) {
            sitting.playOut();
            sitting.see(page.ask("start", "table", sitting.table()));
        }
        sitting.step();
        Map<String, Object> before = timeless(sitting.enter());
        Map<String, Object> listing = listing(page, sitting);
        assertThat((String) listing.get("checkpoint")).startsWith("checkpoint 1\nmatch 3\n");
        List<String> log = List.copyOf(page.log(sitting.table()));
        int match3 = Integer.parseInt(
                ((String) listing.get("checkpoint")).lines().toList().get(2).substring("version ".length()));
        List<String> torn = new ArrayList<>(log);
        torn.set(match3 - 2, "torn");

        page.disk(sitting.table(), torn);
        page.reload();
        assertThat(timeless(sitting.enter()))
                .as("the first matches are not read")
                .isEqualTo(before);
        String second = page.finished(sitting.table());
        assertThat(page.record(sitting.table(), 1)).as("it cannot be read").isEmpty();
        assertThat(page.isRefused("replay", "table", sitting.table(), "match", 1))
                .isEqualTo("BROKEN_TABLE");

        for (String useless : List.of("", "checkpoint 1", "checkpoint 9\nmatch 3\nsum 1\n")) {
            listing.put("checkpoint", useless);
            page.disk(sitting.table(), log);
            page.reload();
            assertThat(timeless(sitting.enter())).isEqualTo(before);
            assertThat(page.finished(sitting.table())).isEqualTo(second);
        }
        assertThat(page.record(sitting.table(), 1))
                .isNotEqualTo(page.record(sitting.table(), 2))
                .isNotEmpty();
        sitting.playOut();
        assertThat(page.record(sitting.table(), 3)).isNotEmpty();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> listing(SoloPage page, SoloSitting sitting) {
        return (Map<String, Object>) page.listings().get(sitting.table());
    }

    @Test
    @DisplayName("may miss some writes to the disk: play goes on from memory")
    void goesOnInMemory() {
        SoloPage page = new SoloPage();
        SoloSitting sitting = new SoloSitting(page, 5, "game", "leaves", "players", 3, "pace", "AT_ONCE");
        sitting.playOut(now -> page.disk(now.table(), page.log(now.table())));
        page.ask("leave", "table", sitting.table());
        // No reload since: the lobby still has the log in memory, whatever the stored data are.
        assertThat(page.lobby().knows(sitting.table())).isTrue();
        assertThat(sitting.enter()).containsEntry("type", "table");
        assertThat(page.record(sitting.table(), 1)).isNotEmpty();
    }
}
