package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.CLARA;
import static table13.table.TableScenario.DORA;
import static table13.table.TableScenario.gathered;
import static table13.table.TableScenario.opened;
import static table13.table.TableScenario.playing;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.State;
import table13.table.fair.DealVersion;

@DisplayName("Coming, sitting and rising")
class SeatsTest {

    @Test
    @DisplayName("any guest with the link may enter and take a free seat, and every viewer receives it")
    void sit() {
        TableScenario table = opened().comes(BERT).sits(BERT, 1);

        assertThat(table.seat(1))
                .isEqualTo(new SeatView(1, BERT, "Bert", new Player("Bert", null), null, true, false, null));
        for (String guest : List.of(ANNA, BERT, DORA)) {
            assertThat(table.lastToldTo(guest)).containsExactly(new TableEvent.Sat(1, BERT, "Bert"));
        }
        assertThat(table.table().seatOf(BERT)).isEqualTo(1);
        assertThat(table.table().seatOf(DORA)).isEqualTo(State.NOBODY);
    }

    @Test
    @DisplayName("a seated guest may change seats, which frees the old one")
    void changeSeat() {
        TableScenario table = opened().sits(ANNA, 0).sits(ANNA, 2);

        assertThat(table.seat(0).guest()).isNull();
        assertThat(table.seat(2).guest()).isEqualTo(ANNA);
    }

    @Test
    @DisplayName("a taken or non-existing seat is refused, and so is a seed that is not hexadecimal")
    void cannotSit() {
        TableScenario table = opened().sits(ANNA, 0).does(rules -> rules.seatBot(ANNA, 1, TableScenario.USUAL.level()));

        table.refuses(TableObjection.SEAT_TAKEN, rules -> rules.sit(BERT, "Bert", 0, ""));
        table.refuses(TableObjection.SEAT_TAKEN, rules -> rules.sit(BERT, "Bert", 1, ""));
        table.refuses(TableObjection.NO_SUCH_SEAT, rules -> rules.sit(BERT, "Bert", 3, ""));
        table.refuses(TableObjection.NO_SUCH_SEAT, rules -> rules.sit(BERT, "Bert", -1, ""));
        table.refuses(TableObjection.NOT_A_SEED, rules -> rules.sit(BERT, "Bert", 2, "xyz"));
        table.hasDone(table.table().version(), rules -> rules.sit(ANNA, "Anna", 0, ""));
    }

    @Test
    @DisplayName("rising before the match frees the seat")
    void riseBefore() {
        TableScenario table = gathered().does(rules -> rules.rise(BERT));

        assertThat(table.seat(1)).isEqualTo(new SeatView(1, null, "", null, null, false, false, null));
        table.refuses(TableObjection.NOT_SEATED, rules -> rules.rise(BERT));
    }

    @Test
    @DisplayName("rising in a match makes a bot take over until the person returns; no other person takes a seat")
    void riseDuring() {
        TableScenario table = playing().comes(DORA);

        table.refuses(TableObjection.MATCH_RUNNING, rules -> rules.sit(DORA, "Dora", 1, ""));
        table.refuses(TableObjection.MATCH_RUNNING, rules -> rules.sit(BERT, "Bert", 2, ""));
        table.does(rules -> rules.rise(BERT));
        assertThat(table.seat(1).isTakenOver()).isTrue();
        assertThat(table.seat(1).guest()).isEqualTo(BERT);
        assertThat(table.lastToldTo(DORA)).containsExactly(new TableEvent.TookOver(1));
        table.hasDone(table.table().version(), rules -> rules.rise(BERT));

        table.sits(BERT, 1);
        assertThat(table.seat(1).isTakenOver()).isFalse();
        assertThat(table.lastToldTo(DORA)).containsExactly(new TableEvent.CameBack(1));
    }

    @Test
    @DisplayName("rising after the match frees the seat for another person")
    void riseAfter() {
        TableScenario table =
                playing().playsOut().does(rules -> rules.rise(BERT)).comes(DORA).sits(DORA, 1);

        assertThat(table.seat(1).guest()).isEqualTo(DORA);
        assertThat(table.table().phase()).isEqualTo(Phase.OVER);
    }

    @Test
    @DisplayName("a rename changes the name at the table; only the host and seated guests have one there")
    void rename() {
        TableScenario table = gathered().does(rules -> rules.rename(BERT, "Bertram"));

        assertThat(table.seat(1).name()).isEqualTo("Bertram");
        assertThat(table.lastToldTo(CLARA)).containsExactly(new TableEvent.Renamed(BERT, "Bertram"));
        table.does(rules -> rules.rename(ANNA, "Annabel"));
        assertThat(table.table().listing().hostName()).isEqualTo("Annabel");
        assertThat(table.entriesOf(at -> at.does(rules -> rules.rename(DORA, "Dorothea"))))
                .isEmpty();
        table.refuses(TableObjection.NOT_A_NAME, rules -> rules.rename(BERT, ""));
    }

    @Test
    @DisplayName("a seed can be replaced until the cards are dealt")
    void seed() {
        TableScenario table = gathered().does(rules -> rules.seed(BERT, "00ff"));

        assertThat(table.lastToldTo(ANNA)).isEmpty();
        table.refuses(TableObjection.NOT_A_SEED, rules -> rules.seed(BERT, "0"));
        table.refuses(TableObjection.NOT_SEATED, rules -> rules.seed(DORA, "00"));
        table.starts();
        table.refuses(TableObjection.MATCH_RUNNING, rules -> rules.seed(BERT, "00"));
        assertThat(table.table().current().deal().seeds()).containsExactly("", DealVersion.TWO.seedOf(1, "00ff"), "");
    }
}
