package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.CLARA;
import static table13.table.TableScenario.DORA;
import static table13.table.TableScenario.gathered;
import static table13.table.TableScenario.opened;
import static table13.table.TableScenario.playing;
import static table13.table.TableScenario.withoutWatchers;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Event;
import table13.rules.Level;
import table13.rules.State;
import table13.rules.View;
import table13.table.fair.DealVersion;

@DisplayName("The finished matches of a table")
class EarlierMatchesTest {

    @Test
    @DisplayName("are open only to the players of the match, if watching is not allowed")
    void whoSat() {
        TableScenario table = playing(withoutWatchers());
        assertThat(table.table().mayReadRecord(ANNA, 1)).as("while it goes on").isFalse();
        table.playsOut().does(rules -> rules.rise(BERT)).comes(DORA).sits(DORA, 1);
        assertThat(past(table, DORA)).as("a seat taken since gives no right").isEmpty();
        table.starts().playsOut();

        assertThat(past(table, ANNA)).containsExactly(1, 2);
        assertThat(past(table, BERT)).containsExactly(1);
        assertThat(past(table, DORA)).containsExactly(2);
        assertThat(table.table().mayReadRecord(DORA, 1)).isFalse();
        assertThat(table.table().mayReadRecord(DORA, 2)).isTrue();
        assertThat(table.table().mayReadRecord(DORA, 3)).isFalse();
        assertThat(table.table().mayReadRecord("", 1)).as("an unknown guest").isFalse();
    }

    @Test
    @DisplayName("are open to every guest if watching is allowed, but not to guests removed before")
    void whoLooksOn() {
        TableScenario table = playing().comes(DORA).does(rules -> rules.remove(ANNA, DORA));
        table.does(rules -> rules.remove(ANNA, BERT)).playsOut();

        assertThat(past(table, "guest-unknown")).containsExactly(1);
        assertThat(past(table, DORA)).isEmpty();
        assertThat(past(table, BERT)).as("players may check their deal").containsExactly(1);
    }

    @Test
    @DisplayName("name bots by name and level, but not a person with a bot's name")
    void players() {
        TableScenario table = opened().does(rules -> rules.sit(ANNA, "Anna (easy)", 0, ""))
                .does(rules -> rules.seatBot(ANNA, 1, Level.EASY))
                .does(rules -> rules.start(ANNA, true));
        Player anna = new Player("Anna (easy)", null);
        Player ben = new Player("Ben", "easy");
        Player cleo = new Player("Cleo", TableScenario.USUAL.level().id());

        assertThat(table.table().people().seats()).extracting(SeatView::player).containsExactly(anna, ben, cleo);
        assertThat(table.table().listing().occupants())
                .extracting(Listing.Occupant::player)
                .containsExactly(anna, ben, cleo);
        table.playsOut();
        MatchResult result = table.table().finished().getFirst();
        assertThat(result.names()).startsWith("Anna (easy)", "Ben (easy)");
        assertThat(result.players()).containsExactly(anna, ben, cleo);
    }

    private static List<Integer> past(TableScenario table, String guest) {
        return table.table().pastOf(guest).stream().map(MatchResult::match).toList();
    }

    @Test
    @DisplayName("are not shown with the view of a seat taken since")
    void otherEyes() {
        TableScenario table = playing(withoutWatchers()).playsOut();
        table.does(rules -> rules.rise(BERT)).comes(DORA).sits(DORA, 1);
        assertThat(table.table().viewer(DORA)).isEqualTo(State.NOBODY);
        assertThat(table.table().viewer(BERT)).isEqualTo(1);
        assertThat(table.table().eventsSince(1, DORA)).isEmpty();
        assertThat(told(table, DORA, 60)).noneMatch(EarlierMatchesTest::tellsOfCards);

        TableScenario open = playing().playsOut();
        open.does(rules -> rules.rise(BERT)).comes(DORA).sits(DORA, 1);
        assertThat(open.table().viewer(DORA)).isEqualTo(View.WATCHER);
        open.starts();
        assertThat(open.table().viewer(DORA)).isEqualTo(1);
    }

    @Test
    @DisplayName("stay hidden from a host without a seat if watching is not allowed: no move, no secret, no seed")
    void outsiders() {
        TableScenario table = opened(withoutWatchers()).comes(BERT).sits(BERT, 0);
        for (int match = 1; match <= 2; match++) {
            table.does(rules -> rules.start(ANNA, true));
            while (table.table().phase() == Phase.PLAYING) {
                table.plays(1);
                assertThat(table.lastToldTo(ANNA)).isEmpty();
            }
            assertThat(table.lastToldTo(BERT)).hasAtLeastOneElementOfType(TableEvent.Revealed.class);
            assertThat(told(table, ANNA, 60)).noneMatch(EarlierMatchesTest::tellsOfCards);
            assertThat(past(table, ANNA)).isEmpty();
        }
    }

    private static List<Event> told(TableScenario table, String guest, int back) {
        return table.table().eventsSince(table.table().version() - back, guest).orElseThrow().stream()
                .flatMap(visible -> visible.events().stream())
                .toList();
    }

    private static boolean tellsOfCards(Event event) {
        return !(event instanceof TableEvent)
                || event instanceof TableEvent.Moved
                || event instanceof TableEvent.Revealed;
    }

    @Test
    @DisplayName("never reach a viewer by mistake: a hidden event throws when shown")
    void failsClosed() {
        TableEvent revealed = new TableEvent.Revealed(1, DealVersion.TWO, "c", "s", List.of(), List.of(), List.of());
        assertThatIllegalArgumentException().isThrownBy(() -> revealed.seenBy(State.NOBODY));
        assertThat(revealed.seenBy(View.WATCHER)).isEqualTo(revealed);
    }

    @Test
    @DisplayName("keep their guests in the log: a table read again gives the same rights")
    void restart() {
        TableScenario table = gathered(withoutWatchers()).starts().playsOut();
        table.does(rules -> rules.rise(CLARA));
        Table again = Table.of(TableScenario.ID, table.log(), Dealer.FAIR, new Presence(table.now()));
        assertThat(again.pastOf(CLARA)).isEqualTo(table.table().pastOf(CLARA)).hasSize(1);
        assertThat(again.pastOf(DORA)).isEmpty();
    }
}
