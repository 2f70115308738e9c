package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.DORA;
import static table13.table.TableScenario.opened;
import static table13.table.TableScenario.playing;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Level;
import table13.rules.MatchObjection;
import table13.rules.Setup;
import table13.rules.thirteen.Friday;

@DisplayName("A hint")
class HintTest {

    /// Anna plays alone against bots and is to move.
    private static TableScenario alone() {
        return opened().sits(ANNA, 0).does(rules -> rules.start(ANNA, true)).movesUntil(ANNA);
    }

    @Test
    @DisplayName("is for a person to move, alone against bots; it changes nothing")
    void allowed() {
        TableScenario table = alone();
        assertThat(table.entriesOf(
                        at -> at.does(rules -> rules.hint(ANNA, at.table().version()))))
                .isEmpty();
    }

    @Test
    @DisplayName("is not available while another person has a seat, even if a bot has taken over")
    void notWithOthers() {
        TableScenario table = playing().movesUntil(ANNA);
        table.refuses(
                TableObjection.NO_HINTS, rules -> rules.hint(ANNA, table.table().version()));
        table.goes(BERT).waits(60).falls();
        table.refuses(
                TableObjection.NO_HINTS, rules -> rules.hint(ANNA, table.table().version()));
    }

    @Test
    @DisplayName("is available among several persons if the plan allows it")
    void amongPersons() {
        Plan open = new Plan(Setup.of(Friday.GAME, 3), true, true, 0, 60, Level.RANDOM, true);
        TableScenario table = playing(open).movesUntil(ANNA);
        assertThat(table.entriesOf(
                        at -> at.does(rules -> rules.hint(ANNA, at.table().version()))))
                .isEmpty();
    }

    @Test
    @DisplayName("is not for watchers, for another seat's turn, or for an old version")
    void notNow() {
        TableScenario table = alone().comes(DORA);
        long version = table.table().version();
        table.refuses(TableObjection.NOT_SEATED, rules -> rules.hint(DORA, version));
        table.refuses(
                TableObjection.STALE_VERSION,
                rules -> rules.hint(ANNA, table.table().matchVersion() - 1));
        table.refuses(TableObjection.STALE_VERSION, rules -> rules.hint(ANNA, version + 1));
        table.moves();
        table.refuses(
                MatchObjection.NOT_YOUR_TURN,
                rules -> rules.hint(ANNA, table.table().version()));
    }

    @Test
    @DisplayName("is not for a person that rose, nor before or after a match")
    void notPlaying() {
        opened().sits(ANNA, 0).refuses(TableObjection.NOT_STARTED, rules -> rules.hint(ANNA, 2));
        TableScenario table = alone().does(rules -> rules.rise(ANNA));
        table.refuses(
                MatchObjection.NOT_YOUR_TURN,
                rules -> rules.hint(ANNA, table.table().version()));
        table.playsOut();
        table.refuses(
                MatchObjection.MATCH_OVER,
                rules -> rules.hint(ANNA, table.table().version()));
        table.does(rules -> rules.close(ANNA));
        table.refuses(
                TableObjection.CLOSED, rules -> rules.hint(ANNA, table.table().version()));
    }
}
