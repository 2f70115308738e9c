package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.kit.Waiting;
import table13.server.metrics.Metrics;

@DisplayName("In the reading room")
class ReadingRoomTest {
    private final ReadingRoom room = new ReadingRoom(new Metrics(), 1, 2);
    private final CountDownLatch open = new CountDownLatch(1);
    private final List<String> read = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void close() {
        open.countDown();
        room.close();
    }

    private boolean reads(String reader, String what) {
        return room.read(reader, () -> true, () -> {
            awaitOpening();
            return () -> read.add(what);
        });
    }

    private void awaitOpening() {
        try {
            open.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    @DisplayName("everybody reads one thing at a time, and whoever finds the queue full is told so at once")
    void oneAtATime() {
        assertThat(reads("ada", "a1")).isTrue();
        assertThat(reads("ada", "a2")).as("one at a time").isFalse();
        Waiting.until(() -> assertThat(reads("bob", "b1")).isTrue());
        assertThat(reads("cy", "c1")).isTrue();
        assertThat(reads("dee", "d1")).as("the queue is full").isFalse();
        open.countDown();
        Waiting.until(() -> assertThat(read).containsExactly("a1", "b1", "c1"));
        Waiting.until(() -> assertThat(reads("dee", "d2")).isTrue());
        Waiting.until(() -> assertThat(read).hasSize(4));
    }

    @Test
    @DisplayName("who has heard the answer may ask for the next thing at once")
    void nextThing() {
        open.countDown();
        AtomicBoolean isTaken = new AtomicBoolean();
        room.read("ada", () -> true, () -> () -> isTaken.set(reads("ada", "next")));
        Waiting.until(() -> assertThat(read).contains("next"));
        assertThat(isTaken).isTrue();
    }

    @Test
    @DisplayName("nothing is worked out for those who have left, nor is anybody kept from reading by what went wrong")
    void gone() {
        open.countDown();
        assertThat(room.read("ada", () -> false, () -> () -> read.add("for nobody")))
                .isTrue();
        Waiting.until(() -> assertThat(room.read("ada", () -> true, () -> {
                    throw new IllegalStateException("as a test wants it");
                }))
                .isTrue());
        Waiting.until(() -> assertThat(reads("ada", "a1")).isTrue());
        Waiting.until(() -> assertThat(read).containsExactly("a1"));
    }
}
