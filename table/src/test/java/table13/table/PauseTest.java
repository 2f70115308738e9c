package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.table.TableScenario.ANNA;
import static table13.table.TableScenario.opened;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Game;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.State;
import table13.rules.registry.Games;
import table13.rules.skipbo.SkipBo;

@DisplayName("A bot's pause")
class PauseTest {
    private static final Pause PAUSE = new Pause(1000, 450);

    @Test
    @DisplayName("is the shorter one while a seat continues its turn, and the longer one when the turn passes on")
    void furtherMoves() {
        Plan skipbo = new Plan(Setup.of(SkipBo.GAME, 2), true, true, 0, 60, Level.RANDOM);
        TableScenario table = opened(skipbo).does(rules -> rules.start(ANNA, true));
        int last = State.NOBODY;
        int further = 0;
        for (int i = 0; i < 200 && table.table().phase() == Phase.PLAYING; i++) {
            boolean goesOn = table.toMove() == last;
            further += goesOn ? 1 : 0;
            assertThat(table.table().isFurtherMove()).isEqualTo(goesOn);
            assertThat(PAUSE.millis(table.table())).isEqualTo(goesOn ? 450 : 1000);
            last = table.toMove();
            table.plays(1);
        }
        assertThat(further).isPositive();
    }

    @Test
    @DisplayName("is the longer one at the start of a round, for any last mover of the round before")
    void newRound() {
        boolean sameSeat = false;
        for (Game<?> game : Games.ALL) {
            Plan plan = new Plan(Setup.of(game, game.fewestPlayers()), true, true, 0, 60, Level.RANDOM);
            TableScenario table = opened(plan).does(rules -> rules.start(ANNA, true));
            int last = State.NOBODY;
            int round = 0;
            while (table.table().phase() == Phase.PLAYING) {
                if (table.table().current().match().round() != round) {
                    sameSeat |= table.toMove() == last;
                    assertThat(table.table().isFurtherMove()).isFalse();
                }
                last = table.toMove();
                round = table.table().current().match().round();
                table.plays(1);
            }
            assertThat(table.table().isFurtherMove()).isFalse();
        }
        assertThat(sameSeat).isTrue();
    }

    @Test
    @DisplayName("is the minimum of two requested pauses")
    void min() {
        assertThat(Pace.CALM.pause().min(Pause.even(1000))).isEqualTo(new Pause(1000, 900));
        assertThat(Pause.even(400).min(Pace.FAST.pause())).isEqualTo(Pace.FAST.pause());
        assertThat(Pace.AT_ONCE.pause().min(Pace.CALM.pause())).isEqualTo(Pause.even(0));
    }
}
