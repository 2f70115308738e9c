package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.DORA;
import static table13.table.TableScenario.opened;
import static table13.table.TableScenario.playing;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.TableObjection;

@DisplayName("A hint")
class HintTest {

    /// Anna alone with bots, and it is her turn.
    private static TableScenario alone() {
        return opened().sits(ANNA, 0).does(house -> house.start(ANNA, true)).movesUntil(ANNA);
    }

    @Test
    @DisplayName("is for who plays alone against bots and is to move; it leaves no trace")
    void allowed() {
        TableScenario table = alone();
        assertThat(table.entriesOf(
                        at -> at.does(house -> house.hint(ANNA, at.table().version()))))
                .isEmpty();
    }

    @Test
    @DisplayName("is not to be had while another person sits at the table, be it that a bot stands in")
    void notWithOthers() {
        TableScenario table = playing().movesUntil(ANNA);
        table.refuses(
                HouseObjection.NO_HINTS, house -> house.hint(ANNA, table.table().version()));
        table.goes(BERT).waits(60).falls();
        table.refuses(
                HouseObjection.NO_HINTS, house -> house.hint(ANNA, table.table().version()));
    }

    @Test
    @DisplayName("is not for those who look on, for somebody else's turn, or for a table of the past")
    void notNow() {
        TableScenario table = alone().comes(DORA);
        long version = table.table().version();
        table.refuses(HouseObjection.NOT_SEATED, house -> house.hint(DORA, version));
        table.refuses(
                HouseObjection.STALE_VERSION,
                house -> house.hint(ANNA, table.table().matchVersion() - 1));
        table.refuses(HouseObjection.STALE_VERSION, house -> house.hint(ANNA, version + 1));
        table.moves();
        table.refuses(
                TableObjection.NOT_YOUR_TURN,
                house -> house.hint(ANNA, table.table().version()));
    }

    @Test
    @DisplayName("is not for who rose, nor before or after a match")
    void notPlaying() {
        opened().sits(ANNA, 0).refuses(HouseObjection.NOT_STARTED, house -> house.hint(ANNA, 2));
        TableScenario table = alone().does(house -> house.rise(ANNA));
        table.refuses(
                TableObjection.NOT_YOUR_TURN,
                house -> house.hint(ANNA, table.table().version()));
        table.playsOut();
        table.refuses(
                TableObjection.MATCH_OVER,
                house -> house.hint(ANNA, table.table().version()));
        table.does(house -> house.close(ANNA));
        table.refuses(
                HouseObjection.CLOSED, house -> house.hint(ANNA, table.table().version()));
    }
}
