package table13.browser.parity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.bots.level.Bots;
import table13.rules.Game;
import table13.rules.Level;
import table13.rules.registry.Games;

/// Bot choices on the JVM, for the comparison with the browser. More by hand: `-Dchoices=10000`.
class BotChoicesTest {
    private static final int COUNT = Integer.getInteger("choices", 1000);
    private static final int PARTS = 5;

    @Test
    @DisplayName("Bots of all levels choose in all games; the browser must choose the same")
    @Tag("slow")
    void choose() {
        Calls calls = new Calls("choices");
        StringBuilder all = new StringBuilder();
        int each = COUNT / Games.ALL.size() / PARTS;
        for (Game<?> game : Games.ALL) {
            for (int part = 0; part < PARTS; part++) {
                int seed = 13 + part;
                String chosen = new BotChoices(Bots::named).of(game.id(), each, seed);
                all.append(calls.note("choices", chosen, game.id(), each, seed));
            }
        }
        calls.write();
        assertThat(all.toString().lines()).hasSize(each * PARTS * Games.ALL.size());
        for (Level level : Level.values()) {
            assertThat(all.toString().lines().filter(line -> line.startsWith(level.id() + " ")))
                    .as(level.id())
                    .hasSizeGreaterThan(COUNT / 20);
        }
    }
}
