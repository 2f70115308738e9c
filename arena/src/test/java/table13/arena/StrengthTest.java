package table13.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import table13.bots.level.Bots;
import table13.rules.Setup;
import table13.rules.shelf.Games;

/// A small proof of what the arena shows at length (docs/bots.md). The deals are fixed, so the outcome is too.
class StrengthTest {

    @ParameterizedTest(name = "{0}: {1} is stronger than {2}")
    @CsvSource({
        "thirteen, easy, random, 60", "thirteen, medium, easy, 100", "thirteen, hard, medium, 40",
        "friday, easy, random, 60", "friday, medium, easy, 100", "friday, hard, medium, 40",
        "leaves, easy, random, 60", "leaves, medium, easy, 100", "leaves, hard, medium, 300",
        "skipbo, easy, random, 4", "skipbo, medium, easy, 20", "skipbo, hard, medium, 4"
    })
    @DisplayName("Each level is stronger than the one below")
    void levelsAreInOrder(String game, String stronger, String weaker, int deals) throws InterruptedException {
        Setup setup = Setup.of(Games.named(game).orElseThrow(), 4);
        Contest contest = new Contest(setup, stronger, weaker, deals, 13);
        Arena arena = new Arena(List.of(contest), name -> Contestant.of(Bots.named(name, setup)), 2);
        arena.run(_ -> {});
        Result result = arena.results().getFirst();
        assertThat(result.winShare()).isGreaterThan(1.0 / setup.players());
    }
}
