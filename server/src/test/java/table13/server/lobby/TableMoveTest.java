package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.kit.ScriptedPlayer;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;

@DisplayName("A move")
class TableMoveTest {
    @AutoClose
    private static final TestServer server = TestServer.open();

    private List<TestGuest> persons;
    private String table;
    private Map<String, Object> seen;
    private TestGuest mover;
    private TestGuest other;

    @BeforeEach
    void deal() {
        persons = server.guests(3);
        table = server.deal(persons, "leaves");
        int toMove = TestGuest.toMove(persons.getFirst().enters(table));
        mover = persons.get(toMove);
        other = persons.get((toMove + 1) % 3);
        seen = mover.enters(table);
    }

    private String move() {
        return TestGuest.moves(seen).getFirst();
    }

    private long version() {
        return TestGuest.version(seen);
    }

    private long versionNow() {
        return TestGuest.version(persons.getFirst().enters(table));
    }

    private String refusal(TestGuest person, long version, String move) {
        long before = versionNow();
        String reason = person.isRefused("play", "table", table, "version", version, "move", move);
        assertThat(versionNow()).isEqualTo(before);
        return reason;
    }

    @Test
    @DisplayName("can be checked: the answer is a reason or that the move is legal, and no event is sent")
    void whyNot() {
        Object[] legal = {"table", table, "version", version(), "move", move()};
        assertThat(mover.does("whyNot", legal)).containsEntry("version", version());
        assertThat(mover.isRefused("whyNot", "table", table, "version", version(), "move", "nonsense"))
                .isEqualTo("NOT_A_MOVE");
        assertThat(other.isRefused("whyNot", legal)).isEqualTo("NOT_YOUR_TURN");
        assertThat(server.guest().isRefused("whyNot", legal)).isEqualTo("NOT_ENTERED");
        assertThat(versionNow()).isEqualTo(version());
        assertThat(other.unheard()).isEmpty();
        mover.does("play", legal);
    }

    @Test
    @DisplayName("is sent to all, with the version that its player received")
    void isTold() {
        long version = TestGuest.version(mover.does("play", "table", table, "version", version(), "move", move()));
        assertThat(version).isEqualTo(version() + 1);
        for (TestGuest person : persons) {
            Map<String, Object> told = person.nextEvent("moved");
            assertThat(TestGuest.version(told)).isEqualTo(version);
            assertThat(TestGuest.events(told).getFirst())
                    .containsEntry("move", move())
                    .containsEntry("by", "PERSON");
        }
    }

    @Test
    @DisplayName("out of turn is refused")
    void outOfTurn() {
        assertThat(refusal(other, version(), move())).isEqualTo("NOT_YOUR_TURN");
        assertThat(refusal(other, 0, move())).isEqualTo("NOT_YOUR_TURN");
    }

    @Test
    @DisplayName("for an old version, or one yet to come, is refused")
    void wrongVersion() {
        assertThat(refusal(mover, version() - 1, move())).isEqualTo("STALE_VERSION");
        assertThat(refusal(mover, version() + 1, move())).isEqualTo("STALE_VERSION");
        assertThat(refusal(mover, -1, move())).isEqualTo("STALE_VERSION");
        assertThat(refusal(mover, Long.MAX_VALUE / 10, move())).isEqualTo("STALE_VERSION");
    }

    @Test
    @DisplayName("is not late because of a chat message meanwhile")
    void talkDoesNotCount() {
        other.does("say", "table", table, "text", "hurry up");
        mover.does("play", "table", table, "version", version(), "move", move());
    }

    @Test
    @DisplayName("that is malformed is refused, and so is an illegal one")
    void malformed() {
        for (String text : List.of("", " ", "xyzzy", "0", "c5 c5", "\u0000", "null")) {
            assertThat(refusal(mover, version(), text)).isEqualTo("NOT_A_MOVE");
        }
        mover.isRefused("play", "table", table, "version", version(), "move", "-");
        assertThat(refusal(mover, version(), "x".repeat(41))).isEqualTo("BAD_MESSAGE");
        assertThat(mover.isRefused("play", "table", table, "version", "1", "move", move()))
                .isEqualTo("BAD_MESSAGE");
        assertThat(mover.isRefused("play", "table", table, "move", move())).isEqualTo("BAD_MESSAGE");
        assertThat(mover.isRefused("play", "table", table, "version", version()))
                .isEqualTo("BAD_MESSAGE");
        assertThat(versionNow()).isEqualTo(version());
    }

    @Test
    @DisplayName("sent twice is played once, from one device or two, and answered both times")
    void twice() {
        String request = TestGuest.request("play", "m1", "table", table, "version", version(), "move", move());
        TestGuest tablet = server.anotherDeviceOf(mover);
        tablet.enters(table);
        mover.send(request);
        mover.send(request);
        tablet.send(request);
        for (TestGuest device : List.of(mover, mover, tablet)) {
            assertThat(device.next(message -> "m1".equals(message.get("re"))))
                    .containsEntry("type", "done")
                    .containsEntry("version", version() + 1);
        }
        assertThat(versionNow()).isEqualTo(version() + 1);
    }

    @Test
    @DisplayName("made on two devices at once is played once, and the slower one is refused as late")
    void twoDevices() {
        TestGuest tablet = server.anotherDeviceOf(mover);
        tablet.enters(table);
        mover.send(TestGuest.request("play", "m1", "table", table, "version", version(), "move", move()));
        tablet.send(TestGuest.request("play", "t1", "table", table, "version", version(), "move", move()));
        List<Object> answers = List.of(
                mover.next(message -> "m1".equals(message.get("re"))).getOrDefault("reason", "done"),
                tablet.next(message -> "t1".equals(message.get("re"))).getOrDefault("reason", "done"));
        assertThat(answers).contains("done").containsAnyOf("NOT_YOUR_TURN", "STALE_VERSION");
        assertThat(versionNow()).isEqualTo(version() + 1);
        for (TestGuest device : List.of(mover, tablet)) {
            device.unheard();
            assertThat(device.heard())
                    .filteredOn(text -> text.contains("\"kind\":\"moved\""))
                    .hasSize(1);
        }
    }

    @Test
    @DisplayName("before the first deal or after the end is refused")
    void notNow() {
        ScriptedPlayer.playOut(server, persons, table);
        assertThat(refusal(mover, versionNow(), move())).isEqualTo("MATCH_OVER");
        assertThat(refusal(mover, version(), move())).isEqualTo("MATCH_OVER");
        String fresh = mover.opens("leaves", 3);
        assertThat(mover.isRefused("play", "table", fresh, "version", 2, "move", move()))
                .isEqualTo("NOT_STARTED");
    }
}
