package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.kit.ScriptedPlayer;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;

@DisplayName("A player that leaves a match")
class ComingBackTest {
    @AutoClose
    private static final TestServer server = TestServer.open();

    private List<TestGuest> persons;
    private String table;
    private TestGuest mover;
    private TestGuest other;
    private TestGuest watcher;

    @BeforeEach
    void guests() {
        persons = server.guests(3);
        watcher = server.guest();
    }

    private void deal(Object... more) {
        dealOf("leaves", more);
    }

    private void dealOf(String game, Object... more) {
        table = server.deal(persons, game, more);
        int toMove = TestGuest.toMove(watcher.enters(table));
        mover = persons.get(toMove);
        other = persons.get((toMove + 1) % 3);
    }

    /// A request makes the table check the clock.
    private void wake(TestGuest person) {
        person.send(TestGuest.request("enter", "", "table", table));
    }

    /// Whether the watcher received an event of this kind. The table has checked the clock before.
    private boolean hasHeardOf(String kind) {
        watcher.enters(table);
        watcher.enters(table);
        return watcher.heard().stream().anyMatch(text -> text.contains("\"kind\":\"" + kind + "\""));
    }

    private void play(TestGuest person, String at) {
        Map<String, Object> seen = person.enters(at);
        person.does(
                "play",
                "table",
                at,
                "version",
                TestGuest.version(seen),
                "move",
                TestGuest.moves(seen).getFirst());
    }

    private static Map<String, Object> seatOf(TestGuest person, Map<String, Object> message) {
        return TestGuest.seats(message).stream()
                .filter(seat -> person.guest().equals(seat.get("guest")))
                .findFirst()
                .orElseThrow();
    }

    // ---- coming back

    @Test
    @DisplayName("receives on return the missed events, as seen from the own seat")
    void missed() {
        deal();
        long since = TestGuest.version(other.enters(table));
        TestGuest tablet = server.anotherDeviceOf(other);
        tablet.enters(table);
        other.close();

        watcher.does("say", "table", table, "text", "where are they?");
        play(mover, table);
        tablet.nextEvent("moved");
        play(tablet, table);

        TestGuest back = server.anotherDeviceOf(other);
        Map<String, Object> seen = back.enters(table, "since", since);
        List<List<Map<String, Object>>> missed = missed(seen);
        List<List<Map<String, Object>>> heard = tablet.heard().stream()
                .map(TestGuest::read)
                .filter(message -> "update".equals(message.get("type")) && TestGuest.version(message) > since)
                .map(TestGuest::events)
                .filter(events -> !events.isEmpty())
                .toList();
        assertThat(missed).isEqualTo(heard).hasSize(3);
        assertThat(seen.get("match")).isEqualTo(tablet.enters(table).get("match"));
    }

    @SuppressWarnings("unchecked")
    private static List<List<Map<String, Object>>> missed(Map<String, Object> seen) {
        return ((List<Map<String, Object>>) seen.get("missed"))
                .stream().map(TestGuest::events).toList();
    }

    @Test
    @DisplayName("gets just the whole view if too much happened, or the version makes no sense")
    @Tag("slow")
    void tooMuch() {
        dealOf("thirteen");
        ScriptedPlayer.playOut(server, persons, table);
        for (long since : List.of(1L, 1_000_000L, -7L)) {
            Map<String, Object> seen = mover.enters(table, "since", since);
            assertThat(seen.get("missed")).isNull();
            assertThat(seen.get("match")).isNotNull();
            assertThat(missed(mover.enters(table, "since", since, "last", 5))).hasSize(5);
        }
        assertThat(missed(mover.enters(table, "since", TestGuest.version(mover.enters(table)))))
                .isEmpty();
    }

    @Test
    @DisplayName("is absent only when the last device is gone")
    void lastDevice() {
        deal();
        TestGuest tablet = server.anotherDeviceOf(other);
        tablet.enters(table);
        other.close();
        watcher.unheard();
        tablet.does("leave", "table", table);
        Map<String, Object> told = watcher.next(message -> message.get("people") != null);
        assertThat(seatOf(other, told)).containsEntry("isHere", false);
    }

    // ---- stand-ins

    @Test
    @DisplayName("has a bot take over after a countdown that all can see, and takes the seat back on return")
    void standIn() {
        deal("patienceSeconds", 30, "level", "easy");
        mover.close();
        Map<String, Object> told = watcher.next(message -> message.get("people") != null
                && seatOf(mover, message).get("isHere").equals(false));
        long at = (Long) seatOf(mover, told).get("standInAt");
        assertThat(at).isEqualTo(server.now() + 30_000);

        server.wait(Duration.ofSeconds(15));
        assertThat(hasHeardOf("tookOver")).isFalse();

        server.wait(Duration.ofSeconds(15));
        wake(watcher);
        for (TestGuest person : List.of(watcher, other)) {
            assertThat(seatOf(mover, person.nextEvent("tookOver")))
                    .containsEntry("isStoodIn", true)
                    .containsEntry("level", "easy");
            assertThat(TestGuest.events(person.nextEvent("moved")).getFirst()).containsEntry("by", "STAND_IN");
        }

        TestGuest back = server.anotherDeviceOf(mover);
        assertThat(seatOf(mover, back.enters(table)))
                .containsEntry("isStoodIn", false)
                .containsEntry("isHere", true);
        for (TestGuest person : List.of(watcher, other)) {
            assertThat(seatOf(mover, person.nextEvent("cameBack"))).containsEntry("isStoodIn", false);
        }
    }

    @Test
    @DisplayName("has no bot take over after coming back in time")
    void inTime() {
        deal("patienceSeconds", 30);
        mover.close();
        watcher.next(message -> message.get("people") != null);
        server.wait(Duration.ofSeconds(20));
        TestGuest back = server.anotherDeviceOf(mover);
        assertThat(seatOf(mover, back.enters(table)).get("standInAt")).isNull();
        server.wait(Duration.ofSeconds(20));
        assertThat(hasHeardOf("tookOver")).isFalse();
        play(back, table);
        assertThat(TestGuest.events(watcher.nextEvent("moved")).getFirst()).containsEntry("by", "PERSON");
    }

    @Test
    @DisplayName("is waited for as long as it takes where the table has all the time in the world")
    void patience() {
        deal("patienceSeconds", 0);
        mover.does("leave", "table", table);
        server.wait(Duration.ofDays(30));
        assertThat(hasHeardOf("tookOver")).isFalse();
        assertThat(hasHeardOf("moved")).isFalse();
    }

    // ---- time per move

    @Test
    @DisplayName("or exceeds the time for a move has one move made by a bot")
    void clock() {
        deal("secondsPerMove", 15);
        long deadline = (Long) TestGuest.inside(watcher.enters(table), "match").get("deadline");
        assertThat(deadline).isEqualTo(server.now() + 15_000);
        server.wait(Duration.ofSeconds(10));
        assertThat(hasHeardOf("moved")).isFalse();
        server.wait(Duration.ofSeconds(5));
        wake(watcher);
        Map<String, Object> moved = watcher.nextEvent("moved");
        assertThat(TestGuest.events(moved).getFirst()).containsEntry("by", "CLOCK");
        assertThat(TestGuest.toMove(moved)).isEqualTo(persons.indexOf(other));
        assertThat(seatOf(mover, watcher.enters(table))).containsEntry("isStoodIn", false);
        play(other, table);
    }

    // ---- between matches

    @Test
    @DisplayName("and is host passes the role to a guest that stayed")
    void host() {
        table = server.seat(persons, "leaves");
        persons.getFirst().close();
        persons.get(1)
                .next(message -> message.get("people") != null
                        && seatOf(persons.getFirst(), message).get("isHere").equals(false));
        server.wait(Duration.ofSeconds(61));
        wake(persons.get(1));
        assertThat(TestGuest.inside(persons.get(1).nextEvent("hostPassed"), "people"))
                .containsEntry("host", persons.get(1).guest());
    }

    @Test
    @DisplayName("finds the table closed if no guest came for a day")
    void closed() {
        TestGuest ada = persons.getFirst();
        table = ada.opens("leaves", 3);
        ada.does("leave", "table", table);
        server.wait(Duration.ofHours(25));
        // The server checks periodically; here a request triggers the check.
        lookUp(ada);
        server.wait(Duration.ofSeconds(61));
        lookUp(ada);
        assertThat(TestGuest.inside(ada.enters(table), "people")).containsEntry("phase", "CLOSED");
    }

    private void lookUp(TestGuest person) {
        assertThat(person.isRefused("replay", "table", table, "match", 1)).isEqualTo("NO_SUCH_MATCH");
    }
}
