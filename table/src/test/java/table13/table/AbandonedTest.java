package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.opened;
import static table13.table.TableScenario.playing;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Level;

@DisplayName("A table with bots only")
class AbandonedTest {
    private static final long MINUTE = 60;

    private static TableScenario botsOnly() {
        TableScenario table = opened();
        for (int seat = 0; seat < 3; seat++) {
            int free = seat;
            table.does(rules -> rules.seatBot(ANNA, free, Level.RANDOM));
        }
        return table;
    }

    @Test
    @DisplayName("is closed five minutes after the last guest left, though its bots still play")
    void inAMatch() {
        TableScenario table = botsOnly().starts().plays(3);
        table.goes(ANNA).waits(4 * MINUTE);
        assertThat(table.falls()).as("they play on").isInstanceOf(ScheduledAction.BotMove.class);
        table.waits(MINUTE + 1);
        assertThat(table.falls()).as("what was due before").isInstanceOf(ScheduledAction.BotMove.class);
        assertThat(table.falls()).isInstanceOf(ScheduledAction.Close.class);
        assertThat(table.table().phase()).isEqualTo(Phase.CLOSED);
    }

    @Test
    @DisplayName("stays open while a guest watches")
    void somebodyLooksOn() {
        TableScenario table = botsOnly().comes(BERT).starts().plays(3);
        table.goes(ANNA).waits(60 * MINUTE);
        assertThat(table.falls()).isInstanceOf(ScheduledAction.BotMove.class);
        assertThat(table.table().phase()).isEqualTo(Phase.PLAYING);
    }

    @Test
    @DisplayName("is closed five minutes after its match, by its stored wake time")
    void afterTheMatch() {
        TableScenario table = botsOnly().starts().playsOut();
        table.goes(ANNA);
        assertThat(table.table().listing().wakeAt()).isEqualTo(table.in(5 * MINUTE));
        assertThat(table.table().nextAction(0)).contains(new ScheduledAction.Close(table.in(5 * MINUTE)));
    }

    @Test
    @DisplayName("differs from a table with an absent person: that match waits as long as before")
    void aPersonIsAway() {
        TableScenario table = playing(TableScenario.plan(0, 0));
        table.goes(ANNA).goes(BERT).goes(TableScenario.CLARA).waits(29 * 24 * 60 * MINUTE);
        assertThat(table.table().nextAction(0)).isPresent().get().isInstanceOf(ScheduledAction.Close.class);
        assertThat(table.table().nextAction(0).orElseThrow().at()).isGreaterThan(table.now());
    }
}
