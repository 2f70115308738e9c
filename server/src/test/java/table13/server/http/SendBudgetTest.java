package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Unsent bytes of all connections")
class SendBudgetTest {
    private static final int MOST = 100_000;
    private static final int MESSAGE = 9_000;

    private final SendBudget budget = new SendBudget(MOST);
    private final List<Slow> lines = new ArrayList<>();
    private final List<String> dropped = new ArrayList<>();

    private final class Slow implements SendBudget.Receiver {
        private final String name;
        private final Backlog backlog = new Backlog(budget);

        Slow(String name) {
            this.name = name;
            lines.add(this);
        }

        @Override
        public Backlog backlog() {
            return backlog;
        }

        @Override
        public void drop() {
            backlog.close();
            dropped.add(name);
        }

        /// Adds messages with these ages.
        void isTold(long... nanosAgo) {
            for (long nanos : nanosAgo) {
                assertThat(backlog.add(MESSAGE, System.nanoTime() - nanos)).isTrue();
            }
        }
    }

    private void relieve() {
        budget.relieve(lines.stream());
    }

    @Test
    @DisplayName("may be as many as the budget, for any connection")
    void within() {
        new Slow("ada").isTold(5_000_000_000L, 4_000_000_000L, 3_000_000_000L, 2_000_000_000L);
        new Slow("ben").isTold(1);
        relieve();
        assertThat(budget.isTooMuch()).isFalse();
        assertThat(dropped).isEmpty();
    }

    @Test
    @DisplayName("drop the connections that are furthest behind, not those with most bytes")
    void slowestFirst() {
        long second = 1_000_000_000;
        new Slow("busy").isTold(5, 4, 3, 2, 1);
        new Slow("deaf").isTold(60 * second);
        new Slow("here").backlog();
        new Slow("slow").isTold(20 * second, 1);
        new Slow("late").isTold(9 * second, 8 * second);
        new Slow("lagging").isTold(second);
        assertThat(budget.isTooMuch()).isTrue();
        relieve();
        // A quarter of the limit is free again.
        assertThat(dropped).containsExactly("deaf", "slow", "late");
        assertThat(budget.bytes()).isLessThanOrEqualTo(MOST * 3 / 4);
        relieve();
        assertThat(dropped).hasSize(3);
    }

    @Test
    @DisplayName("are as old as the oldest message, so that reading a little now and then does not help")
    void trickle() {
        Slow trickling = new Slow("trickling");
        trickling.isTold(30, 20, 10);
        long now = System.nanoTime();
        trickling.backlog().sent();
        assertThat(trickling.backlog().nanosBehind(now)).isGreaterThanOrEqualTo(20);
        trickling.backlog().sent();
        trickling.backlog().sent();
        assertThat(trickling.backlog().nanosBehind(now)).isEqualTo(Backlog.NOT_BEHIND);
        assertThat(budget.bytes()).isZero();
    }

    @Test
    @DisplayName("are released once when a connection ends")
    void givenBack() {
        Slow ada = new Slow("ada");
        ada.isTold(2, 1);
        assertThat(budget.bytes()).isGreaterThan(2 * MESSAGE);
        assertThat(ada.backlog().close()).isTrue();
        assertThat(ada.backlog().close()).isFalse();
        ada.backlog().sent();
        ada.isTold(1);
        assertThat(budget.bytes()).isZero();
    }

    @Test
    @DisplayName("of one connection are half a megabyte at most")
    void ofOneLine() {
        Backlog backlog = new Slow("ada").backlog();
        int messages = 0;
        while (backlog.add(MESSAGE, 0)) {
            messages++;
        }
        assertThat(messages).isBetween(50, 58);
    }
}
