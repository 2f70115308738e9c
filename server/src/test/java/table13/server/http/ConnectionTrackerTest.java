package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Connections")
class ConnectionTrackerTest {
    private static final String HERE = "203.0.113.7";
    private static final String THERE = "203.0.113.8";
    private static final String OWN = "127.0.0.1";
    private static final long HEAD = 1000;

    private final ConnectionTracker<String> tracker = new ConnectionTracker<>(Limits.usual()
            .withLines(100, 2)
            .withSockets(10, 3)
            .withPatience(Duration.ofMillis(HEAD), Duration.ofMinutes(1)));

    private void open(String name, String network) {
        assertThat(tracker.opened(name, network, 0)).as(name).isNull();
    }

    private void becomeLine(String name, String network) {
        open(name, network);
        tracker.asks(name, 0);
        assertThat(tracker.takePlace(name, network)).isTrue();
        tracker.isAnswered(name, 0);
        tracker.isLine(name);
    }

    @Test
    @DisplayName("of one address are only so many, and none of it is left when they are gone")
    void ofOneAddress() {
        for (String name : new String[] {"a", "b", "c"}) {
            open(name, HERE);
        }
        assertThat(tracker.opened("d", HERE, 0)).isEqualTo("d");
        open("e", THERE);
        tracker.closed("b");
        tracker.closed("b");
        open("f", HERE);
        assertThat(tracker.opened("g", HERE, 0)).isEqualTo("g");
        for (String name : new String[] {"own 1", "own 2", "own 3", "own 4", "own 5"}) {
            open(name, OWN);
        }
    }

    @Test
    @DisplayName("that have become WebSockets make room for others of their address")
    void linesAreCountedApart() {
        becomeLine("a", HERE);
        becomeLine("b", HERE);
        for (String name : new String[] {"c", "d", "e"}) {
            open(name, HERE);
        }
        assertThat(tracker.takePlace("c", HERE)).isFalse();
        tracker.closed("a");
        assertThat(tracker.opened("f", HERE, 0)).isEqualTo("f");
        assertThat(tracker.takePlace("c", HERE)).isTrue();
    }

    @Test
    @DisplayName("keep a slot only as long as they are open, whatever becomes of the upgrade")
    void places() {
        for (int i = 0; i < 20; i++) {
            open("reset " + i, HERE);
            tracker.asks("reset " + i, 0);
            assertThat(tracker.takePlace("reset " + i, HERE)).isTrue();
            tracker.closed("reset " + i);
        }
        // A connection that retries its upgrade, even for several clients of a proxy, has one slot.
        open("again", HERE);
        for (String network : new String[] {HERE, HERE, HERE, THERE, THERE, THERE}) {
            assertThat(tracker.takePlace("again", network)).isTrue();
        }
        open("a", THERE);
        open("b", THERE);
        assertThat(tracker.takePlace("a", THERE)).isTrue();
        assertThat(tracker.takePlace("b", THERE)).isFalse();
        // A connection that was closed during the lookup of its guest.
        assertThat(tracker.takePlace("gone", HERE)).isTrue();
        open("c", HERE);
        open("d", HERE);
        assertThat(tracker.takePlace("c", HERE)).isTrue();
        assertThat(tracker.takePlace("d", HERE)).isTrue();
    }

    @Test
    @DisplayName("that are too many close the one that has waited longest to send its request head")
    void tooMany() {
        becomeLine("line", OWN);
        open("asking", OWN);
        tracker.asks("asking", 0);
        for (int i = 0; i < 8; i++) {
            open("mute " + i, OWN);
        }
        assertThat(tracker.opened("new", OWN, 5)).isEqualTo("mute 0");
        assertThat(tracker.opened("newer", OWN, 6)).isEqualTo("mute 1");
        assertThat(tracker.count()).isEqualTo(10);
        for (int i = 0; i < 8; i++) {
            tracker.closed("mute " + i);
            tracker.opened("asking " + i, OWN, 7);
            tracker.asks("asking " + i, 7);
        }
        tracker.asks("new", 8);
        tracker.asks("newer", 8);
        assertThat(tracker.opened("last", OWN, 9)).isEqualTo("last");
        assertThat(tracker.opened("late", OWN, HEAD + 1)).isEqualTo("asking");
    }

    @Test
    @DisplayName("leave no slot for further WebSockets when few are left, only for requests")
    void kept() {
        for (int i = 0; i < 9; i++) {
            assertThat(tracker.isFull()).isFalse();
            becomeLine("line " + i, OWN);
        }
        open("health", OWN);
        assertThat(tracker.isFull()).isFalse();
        tracker.asks("health", 0);
        assertThat(tracker.isFull()).isTrue();
        tracker.closed("line 3");
        assertThat(tracker.isFull()).isFalse();
    }

    @Test
    @DisplayName("have limited time for the head of a request, and WebSockets unlimited time")
    void overdue() {
        becomeLine("line", HERE);
        open("mute", HERE);
        open("asking", HERE);
        tracker.asks("asking", 0);
        open("answered", THERE);
        tracker.asks("answered", 0);
        tracker.isAnswered("answered", HEAD);
        assertThat(tracker.overdue(HEAD - 1)).isEmpty();
        assertThat(tracker.overdue(HEAD)).containsExactly("mute");
        tracker.closed("mute");
        assertThat(tracker.overdue(2 * HEAD)).containsExactly("answered");
        tracker.closed("answered");
        assertThat(tracker.overdue(14 * HEAD)).isEmpty();
        assertThat(tracker.overdue(15 * HEAD)).containsExactly("asking");
    }
}
