package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.opened;
import static table13.table.TableScenario.plan;
import static table13.table.TableScenario.playing;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.rules.MatchObjection;

@DisplayName("The time for a move")
class ClockTest {

    private static Long deadline(TableScenario table) {
        return table.table().matchSeenBy(0).orElseThrow().deadline();
    }

    @Test
    @DisplayName("is without end by default")
    void none() {
        TableScenario table = playing(plan(0, 0)).waits(1_000_000);

        assertThat(deadline(table)).isNull();
        assertThat(table.table().nextAction(0)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {15, 300, 86_400, 604_800})
    @DisplayName("has a visible deadline; then a bot makes this one move, and the person makes the next")
    void runsOut(int seconds) {
        TableScenario table = playing(plan(seconds, 0));
        int seat = table.toMove();
        String late = table.mover();
        long version = table.table().version();
        assertThat(deadline(table)).isEqualTo(table.in(seconds));
        table.waits(seconds - 1);
        assertThat(table.table().nextAction(0))
                .contains(new ScheduledAction.BotMove(table.in(1), seat, Mover.CLOCK, version));

        String move = table.anyMove();
        table.waits(1).falls();
        assertThat(table.lastToldTo(ANNA).getFirst())
                .isInstanceOfSatisfying(
                        TableEvent.Moved.class, moved -> assertThat(moved.by()).isEqualTo(Mover.CLOCK));
        assertThat(table.seat(seat).isTakenOver()).isFalse();
        assertThat(deadline(table)).as("the next has as much time").isEqualTo(table.in(seconds));
        table.refuses(MatchObjection.NOT_YOUR_TURN, rules -> rules.move(late, version, move, "late"));
        table.movesUntil(late).moves();
    }

    @Test
    @DisplayName("does not restart when a guest talks or leaves")
    void otherThings() {
        TableScenario table = playing(plan(15, 60));
        long end = table.in(15);
        table.waits(10)
                .does(rules -> rules.say(ANNA, "Anna", "hm", table.now()))
                .goes(table.mover());

        assertThat(deadline(table)).isEqualTo(end);
    }

    @Test
    @DisplayName("is for persons: bots have none")
    void bots() {
        TableScenario table = opened(plan(15, 0)).sits(ANNA, 0).does(rules -> rules.start(ANNA, true));
        table.movesUntil(ANNA).moves();

        assertThat(table.toMove()).isNotZero();
        assertThat(deadline(table)).isNull();
    }

    @Test
    @DisplayName("that ran out gives the bot no move if the person has moved meanwhile")
    void personWasQuicker() {
        TableScenario table = playing(plan(15, 0));
        String move = table.anyMove();
        ScheduledAction.BotMove think =
                (ScheduledAction.BotMove) table.waits(15).table().nextAction(0).orElseThrow();
        table.moves();

        table.refuses(TableObjection.STALE_VERSION, rules -> rules.botMove(think, move));
    }
}
