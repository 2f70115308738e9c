package table13.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A plan")
class PlanTest {
    private static final int DAY = 24 * 60 * 60;

    @ParameterizedTest
    @ValueSource(ints = {0, 15, 60, 300, DAY, 3 * DAY, 7 * DAY})
    @DisplayName("time per move: none, 15 seconds to 5 minutes, or 1 to 7 days")
    void pace(int seconds) {
        assertThat(TableScenario.plan(seconds, 0).secondsPerMove()).isEqualTo(seconds);
        assertThat(TableScenario.plan(seconds, 0).isLive()).isEqualTo(seconds < DAY);
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 1, 14, 301, DAY - 1, 7 * DAY + 1, Integer.MAX_VALUE})
    @DisplayName("no other time per move")
    void noPace(int seconds) {
        assertThatThrownBy(() -> TableScenario.plan(seconds, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("Time for a move must be unlimited, 15 seconds to 5 minutes, or 1 to 7 days");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 1, 9, 3601, Integer.MAX_VALUE})
    @DisplayName("patience is without end, or 10 seconds to 1 hour")
    void patience(int seconds) {
        assertThat(TableScenario.plan(0, 10).patienceSeconds()).isEqualTo(10);
        assertThat(TableScenario.plan(0, 3600).patienceSeconds()).isEqualTo(3600);
        assertThatThrownBy(() -> TableScenario.plan(0, seconds))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("The wait for someone away must be unlimited, or 10 seconds to 1 hour");
    }

    @ParameterizedTest
    @CsvSource({"4, 0, 60", "2, 300, 60", "1, 0, 0", "1, 15, 0", "4, 86400, 0", "0, 0, 0"})
    @DisplayName("patience is a minute by default in live matches of several persons, otherwise without end")
    void usualPatience(int persons, int secondsPerMove, int expected) {
        assertThat(Plan.usualPatience(persons, secondsPerMove)).isEqualTo(expected);
    }
}
