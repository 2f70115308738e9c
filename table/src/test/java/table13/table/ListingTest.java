package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.BERT;
import static table13.table.TableScenario.CLARA;
import static table13.table.TableScenario.gathered;
import static table13.table.TableScenario.opened;
import static table13.table.TableScenario.plan;
import static table13.table.TableScenario.playing;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.table.Listing.Occupant;

@DisplayName("In lists a table")
class ListingTest {
    private static final long DAY = 24 * 60 * 60;

    @Test
    @DisplayName("shows the game, its players and the number of free seats")
    void gathering() {
        TableScenario table = opened();
        long openedAt = table.now();
        table.waits(5).comes(BERT).sits(BERT, 2);

        assertThat(table.table().listing())
                .isEqualTo(new Listing(
                        TableScenario.ID,
                        "friday",
                        Phase.GATHERING,
                        true,
                        true,
                        ANNA,
                        "Anna",
                        3,
                        2,
                        0,
                        openedAt,
                        table.now(),
                        0,
                        List.of(new Occupant(BERT, "Bert", null)),
                        null,
                        table.in(DAY)));
    }

    @Test
    @DisplayName("shows the person to move, unless a bot has taken over")
    void toMove() {
        TableScenario table = playing();
        assertThat(table.table().listing().toMove()).isEqualTo(table.mover());
        table.movesUntil(BERT).does(rules -> rules.rise(BERT));
        assertThat(table.table().listing().toMove()).isNull();
        table.comes(BERT).playsOut();

        Listing over = table.table().listing();
        assertThat(over.toMove()).isNull();
        assertThat(over.phase()).isEqualTo(Phase.OVER);
        assertThat(over.matches()).isEqualTo(1);
        assertThat(over.occupants()).extracting(Occupant::guest).containsExactly(ANNA, BERT, CLARA);
    }

    @Test
    @DisplayName("shows the occupants, bots too, and the round")
    void occupants() {
        TableScenario table = opened();
        assertThat(table.table().listing().round()).isZero();
        table.does(rules -> rules.sit(ANNA, "Anna", 1, "")).does(rules -> rules.start(ANNA, true));

        Listing playing = table.table().listing();
        assertThat(playing.round()).isEqualTo(1);
        assertThat(playing.occupants())
                .containsExactly(
                        new Occupant(null, "Ada (random)", "random"),
                        new Occupant(ANNA, "Anna", null),
                        new Occupant(null, "Cleo (random)", "random"));
        table.does(rules -> rules.close(ANNA));
        assertThat(table.table().listing().round()).as("closed").isZero();
    }

    @Test
    @DisplayName("shows when the server must load it, as if no guest were present")
    void wakeAt() {
        assertThat(gathered().table().listing().wakeAt()).isEqualTo(gathered().in(DAY));
        assertThat(playing().table().listing().wakeAt())
                .as("patience")
                .isEqualTo(playing().in(60));
        assertThat(playing(plan(15, 60)).table().listing().wakeAt())
                .isEqualTo(playing().in(15));
        assertThat(playing(plan(300, 60)).table().listing().wakeAt())
                .isEqualTo(playing().in(60));
        assertThat(playing(plan((int) DAY, 0)).table().listing().wakeAt())
                .isEqualTo(playing().in(DAY));
        assertThat(playing(plan(0, 0)).table().listing().wakeAt())
                .isEqualTo(playing().in(30 * DAY));

        TableScenario bots = opened().does(rules -> rules.start(ANNA, true));
        assertThat(bots.table().listing().wakeAt())
                .as("a bot is to move, for any clock")
                .isZero();
        TableScenario closed = opened().does(rules -> rules.close(ANNA));
        assertThat(closed.table().listing().wakeAt()).isNull();
    }

    @Test
    @DisplayName("is woken no later than its next action is due, for any presence")
    void wokenInTime() {
        for (int seconds : new int[] {0, 15, 300, (int) DAY}) {
            for (int patience : new int[] {0, 10, 3600}) {
                TableScenario table = playing(plan(seconds, patience));
                Table again = Table.of(TableScenario.ID, table.log(), Dealer.FAIR, new Presence(table.now()));
                assertThat(again.listing().wakeAt())
                        .isLessThanOrEqualTo(again.nextAction(0).orElseThrow().at());
            }
        }
    }
}
