package table13.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import table13.rules.leaves.Leaves;
import table13.rules.registry.Games;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.Thirteen;

class SetupTest {

    @Test
    void optionsNotChosenHaveTheirDefaults() {
        assertThat(Setup.of(Friday.GAME, 3).options())
                .containsExactly(Map.entry("deck", "53"), Map.entry("memory-aid", "off"));
        assertThat(new Setup(Friday.GAME, 3, Map.of("memory-aid", "on")))
                .hasToString("friday 3 {deck=53, memory-aid=on}");
    }

    @Test
    void unknownOptionsAndValuesAreRefused() {
        assertThatThrownBy(() -> new Setup(Friday.GAME, 3, Map.of("deck", "52")))
                .hasMessage("Option deck of Friday the 13th is one of 53, 50, not '52'.");
        assertThatThrownBy(() -> new Setup(Friday.GAME, 3, Map.of("decks", "53")))
                .hasMessage("Friday the 13th has no option 'decks'; it has: deck, memory-aid.");
        assertThatThrownBy(() ->
                        Setup.of(Thirteen.GAME, 3).option(Leaves.GAME.options().getFirst()))
                .hasMessage("13 has no option expert");
    }

    @Test
    void everyGameIsOnTheShelf() {
        assertThat(Games.ALL)
                .extracting(Game::id)
                .contains("thirteen", "friday", "skipbo", "leaves")
                .doesNotHaveDuplicates();
        assertThat(Games.named("skipbo").orElseThrow().title()).startsWith("Skip-Bo");
        assertThat(Games.named("chess")).isEmpty();
    }
}
