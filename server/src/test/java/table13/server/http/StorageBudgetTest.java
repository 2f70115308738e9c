package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The storage budget of an address")
class StorageBudgetTest {
    private static final long DAY = 86_400_000;
    private static final long NOON = 20_000 * DAY + DAY / 2;

    private final StorageBudget budget = new StorageBudget(1000, 10);

    @Test
    @DisplayName("is renewed each day")
    void aDay() {
        assertThat(budget.millisTo("a", 600, NOON)).isZero();
        assertThat(budget.millisTo("a", 401, NOON)).isEqualTo(DAY / 2);
        assertThat(budget.millisTo("a", 400, NOON)).isZero();
        assertThat(budget.millisTo("a", 1, NOON + DAY / 2 - 1)).isEqualTo(1);
        assertThat(budget.millisTo("b", 1000, NOON)).isZero();
        assertThat(budget.millisTo("a", 1000, NOON + DAY / 2)).isZero();
        assertThat(budget.millisTo("a", 1, NOON + DAY)).isEqualTo(DAY / 2);
    }

    @Test
    @DisplayName("is tracked for a limited number of addresses, those with most bytes")
    void memory() {
        assertThat(budget.millisTo("greedy", 1000, NOON)).isZero();
        for (int i = 0; i < 1000; i++) {
            assertThat(budget.millisTo("address " + i, 1, NOON)).isZero();
            assertThat(budget.remembered()).isLessThanOrEqualTo(10);
        }
        assertThat(budget.millisTo("greedy", 1, NOON)).isPositive();
    }
}
