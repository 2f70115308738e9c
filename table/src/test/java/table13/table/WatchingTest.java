package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.DORA;
import static table13.table.TableScenario.GUESTS;
import static table13.table.TableScenario.gathered;
import static table13.table.TableScenario.opened;
import static table13.table.TableScenario.playing;
import static table13.table.TableScenario.withoutWatchers;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Match;
import table13.rules.State;
import table13.rules.View;
import table13.table.fair.DealVersion;

@DisplayName("Watching")
class WatchingTest {

    @Test
    @DisplayName("shows the open cards to guests without a seat, and the number of watchers")
    void watch() {
        TableScenario table = playing().comes(DORA);

        assertThat(table.table().viewer(DORA)).isEqualTo(View.WATCHER);
        assertThat(table.table().people().watchers()).isEqualTo(1);
        assertThat(seen(table, DORA)).isEqualTo(match(table).view(View.WATCHER));
    }

    @Test
    @DisplayName("every guest sees the match with the view of the seat, move by move")
    void ownEyes() {
        TableScenario table = playing().comes(DORA);
        while (table.table().phase() == Phase.PLAYING) {
            for (String guest : GUESTS) {
                assertThat(seen(table, guest).viewer()).isEqualTo(table.table().viewer(guest));
                assertThat(seen(table, guest))
                        .isEqualTo(match(table).view(table.table().viewer(guest)));
            }
            table.moves();
        }
    }

    private static View seen(TableScenario table, String guest) {
        return table.table()
                .matchSeenBy(table.table().viewer(guest))
                .orElseThrow()
                .view();
    }

    private static Match<?> match(TableScenario table) {
        return table.table().current().match();
    }

    @Test
    @DisplayName("can be ruled out when the table is opened; then only seated guests see the match")
    void noWatchers() {
        TableScenario table = gathered(withoutWatchers()).comes(DORA).starts();

        table.refuses(TableObjection.NO_WATCHERS, rules -> rules.enter(DORA));
        assertThat(table.table().viewer(DORA)).isEqualTo(State.NOBODY);
        assertThat(table.table().matchSeenBy(State.NOBODY)).isEmpty();
        assertThat(table.lastToldTo(DORA))
                .containsExactly(new TableEvent.Started(
                        1, DealVersion.TWO, table.table().people().commitment()));
        table.moves();
        assertThat(table.lastToldTo(DORA)).isEmpty();
        table.comes(BERT);
        table.playsOut().comes(DORA);
    }

    @Test
    @DisplayName("a host without a seat may always enter, but sees no card if watching is not allowed")
    void hostWhoStands() {
        TableScenario table = opened(withoutWatchers()).does(rules -> rules.start(ANNA, true));

        table.comes(ANNA);
        assertThat(table.table().viewer(ANNA)).isEqualTo(State.NOBODY);
    }

    @Test
    @DisplayName("shows nothing before the first match, and no record during a match")
    void nothingYet() {
        TableScenario table = gathered();
        assertThat(table.table().matchSeenBy(0)).isEmpty();
        assertThat(table.table().record()).isEmpty();
        table.starts();
        assertThat(table.table().record()).isEmpty();
        table.playsOut();
        assertThat(table.table().record())
                .hasValueSatisfying(record -> assertThat(List.of(record.split("\n")))
                        .contains(
                                "deal secret " + table.table().current().deal().secret()));
    }
}
