package table13.browser.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.Level;
import table13.rules.record.Replay;
import table13.rules.registry.Games;
import table13.table.fair.FairDeal;

@DisplayName("On this device, a match")
class SoloMatchTest {

    static Stream<String> games() {
        return Games.ALL.stream().map(Game::id);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("is played to its end against bots of all levels, and once more; record, replay and result are there")
    @Tag("slow")
    void isPlayed(String id) {
        Game<?> game = Games.named(id).orElseThrow();
        SoloPage page = new SoloPage();
        int players = game.mostPlayers();
        SoloSitting sitting = new SoloSitting(
                page, 1, "game", id, "players", players, "bots", bots(players), "pace", "AT_ONCE", "seed", "5eed");
        sitting.playOut();

        Map<String, Object> matches = SoloPage.read(page.finished(sitting.table()));
        assertThat(SoloPage.list(matches, "matches")).hasSize(1);
        String record = page.record(sitting.table(), 1);
        assertThat(checked(record).match().record()).as("dealt as committed").isEqualTo(record);
        Map<String, Object> replay = page.ask("replay", "table", sitting.table(), "match", 1L, "from", 0L, "count", 5L)
                .getFirst();
        assertThat(replay).containsEntry("type", "replay");
        assertThat(SoloPage.list(replay, "steps")).hasSize(5);

        sitting.see(page.ask("start", "table", sitting.table()));
        assertThat(sitting.phase()).isEqualTo("PLAYING");
        assertThat(page.record(sitting.table(), 1))
                .as("while the next one goes on")
                .isEqualTo(record);
        assertThat(page.record(sitting.table(), 2)).isEmpty();
    }

    /// Replays the record with the cards that follow from secret and seeds.
    private static Replay checked(String record) {
        Replay replay = new Replay(
                record.lines().toList(),
                1,
                (setup, names, deal) -> FairDeal.read(setup, names, deal).chance());
        while (replay.hasNext()) {
            replay.next();
        }
        return replay;
    }

    /// One level for each seat.
    private static Map<String, Object> bots(int players) {
        Map<String, Object> bots = new LinkedHashMap<>();
        List<Level> levels = List.of(Level.values()).reversed();
        for (int seat = 1; seat < players; seat++) {
            bots.put(
                    String.valueOf(seat), levels.get((seat - 1) % levels.size()).id());
        }
        return bots;
    }
}
