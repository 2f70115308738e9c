package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.kit.Waiting;
import table13.server.metrics.Metrics;

/// With one worker thread. Each task waits at the gate until the test releases it.
@DisplayName("The archive executor")
class ArchiveExecutorTest {
    private static final String HERE = "203.0.113.7";
    private static final String THERE = "203.0.113.8";

    private final ArchiveExecutor room = new ArchiveExecutor(new Metrics(), 1);
    private final Semaphore gate = new Semaphore(0);
    private final AtomicInteger begun = new AtomicInteger();
    private final List<String> read = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void close() {
        room.close();
    }

    private boolean reads(String address, String guest, String what) {
        return room.read(new ArchiveExecutor.Reader(address, guest), () -> true, () -> {
            begun.incrementAndGet();
            gate.acquireUninterruptibly();
            return () -> read.add(what);
        });
    }

    /// Releases tasks, one after another.
    ///
    /// @return the finished tasks, in order
    private List<String> work(int tasks) {
        int end = read.size() + tasks;
        gate.release(tasks);
        Waiting.until(() -> read.size() == end, () -> read);
        return List.copyOf(read.subList(end - tasks, end));
    }

    @Test
    @DisplayName("takes a few tasks of a guest with 90 connections, one at a time, and another guest is next")
    void manyConnections() {
        int taken = 0;
        for (int i = 0; i < 90; i++) {
            taken += reads(HERE, "greedy", "g" + i) ? 1 : 0;
        }
        assertThat(taken).isEqualTo(ArchiveExecutor.MOST_OF_A_GUEST);
        assertThat(reads(THERE, "ada", "a0")).isTrue();
        assertThat(reads(HERE, "ben", "b0")).isTrue();
        assertThat(work(6)).containsExactly("g0", "a0", "b0", "g1", "g2", "g3");
    }

    @Test
    @DisplayName("gives a guest with many addresses only one turn among the guests of each address")
    void manyAddresses() {
        for (int i = 0; i < 90; i++) {
            reads("198.51.100." + i, "greedy", "g" + i);
        }
        reads(THERE, "ada", "a0");
        assertThat(work(3)).containsExactly("g0", "a0", "g1");
    }

    @Test
    @DisplayName("gives 90 guests of one address one turn together, and turns among themselves")
    void manyGuests() {
        assertThat(reads(HERE, "greedy 0", "g0")).isTrue();
        // The order depends on whether the first task runs before the others are queued.
        Waiting.until(() -> begun.get() == 1, () -> begun);
        int taken = 1;
        for (int i = 1; i < 90; i++) {
            taken += reads(HERE, "greedy " + i, "g" + i) ? 1 : 0;
        }
        assertThat(taken).isEqualTo(ArchiveExecutor.MOST_OF_AN_ADDRESS);
        assertThat(reads(THERE, "ada", "a0")).isTrue();
        assertThat(reads(THERE, "ada", "a1")).isTrue();
        assertThat(work(5)).containsExactly("g0", "g1", "a0", "g2", "a1");
        assertThat(reads(HERE, "ben", "b0")).as("there is room again").isTrue();
        assertThat(work(61)).startsWith("g3").endsWith("g63").doesNotContain("b0");
        assertThat(work(1)).containsExactly("b0");
    }

    @Test
    @DisplayName("never rejects an address without queued tasks, however many tasks of others wait")
    void whenFull() {
        int taken = 0;
        for (int i = 0; taken < ArchiveExecutor.MOST; i++) {
            assertThat(reads("198.51.100." + i / 60, "greedy " + i, "g" + i)).isTrue();
            taken++;
        }
        assertThat(reads("198.51.100.0", "one more", "x")).isFalse();
        assertThat(reads(HERE, "ada", "a0")).isTrue();
        assertThat(reads(HERE, "ada", "a1")).isFalse();
    }

    @Test
    @DisplayName("counts requests without a session as those of one guest per address")
    void withoutSession() {
        for (int i = 0; i < ArchiveExecutor.MOST_OF_A_GUEST; i++) {
            assertThat(reads(HERE, "", "h" + i)).isTrue();
        }
        assertThat(reads(HERE, "", "one too many")).isFalse();
        assertThat(reads(THERE, "", "t0")).isTrue();
        assertThat(work(3)).containsExactly("h0", "t0", "h1");
    }

    @Test
    @DisplayName("accepts the next task as soon as the answer is delivered")
    void nextThing() {
        AtomicBoolean isTaken = new AtomicBoolean();
        ArchiveExecutor.Reader ada = new ArchiveExecutor.Reader(HERE, "ada");
        for (int i = 1; i < ArchiveExecutor.MOST_OF_A_GUEST; i++) {
            reads(HERE, "ada", "a" + i);
        }
        assertThat(room.read(ada, () -> true, () -> () -> isTaken.set(reads(HERE, "ada", "next"))))
                .isTrue();
        assertThat(work(ArchiveExecutor.MOST_OF_A_GUEST)).endsWith("next");
        assertThat(isTaken).isTrue();
    }

    @Test
    @DisplayName("skips tasks of clients that have left, and continues after a failed task")
    void gone() {
        ArchiveExecutor.Reader ada = new ArchiveExecutor.Reader(HERE, "ada");
        assertThat(room.read(ada, () -> false, () -> () -> read.add("for nobody")))
                .isTrue();
        assertThat(room.read(ada, () -> true, () -> {
                    throw new IllegalStateException("expected by the test");
                }))
                .isTrue();
        assertThat(reads(HERE, "ada", "a1")).isTrue();
        assertThat(work(1)).containsExactly("a1");
    }
}
