package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.kit.ScriptedPlayer;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;

@DisplayName("A watcher")
class TableWatchingTest {
    @AutoClose
    private static final TestServer server = TestServer.open();

    @Test
    @DisplayName("sees no hand, has no move, and receives every move")
    void looks() {
        List<TestGuest> persons = server.guests(3);
        TestGuest cleo = server.guest();
        String table = server.deal(persons, "thirteen");
        Map<String, Object> seen = cleo.enters(table);
        assertThat(TestGuest.inside(TestGuest.inside(seen, "match"), "table").get("hand"))
                .isEqualTo(List.of());
        assertThat(TestGuest.moves(seen)).isEmpty();
        assertThat(TestGuest.inside(seen, "people")).containsEntry("watchers", 1L);
        assertThat(cleo.isRefused("play", "table", table, "version", TestGuest.version(seen), "move", "b1"))
                .isEqualTo("NOT_SEATED");
        ScriptedPlayer.playOut(server, persons, table);
        Map<String, Object> end = cleo.nextEvent("matchEnded");
        assertThat(TestGuest.version(end))
                .isEqualTo(TestGuest.version(persons.getFirst().enters(table)));
    }

    @Test
    @DisplayName("is refused, except for the host, which receives people but no cards; only while it is host")
    void hostWhoStands() {
        List<TestGuest> persons = server.guests(2);
        TestGuest host = server.guest();
        String table = host.opens("skipbo", 2, "allowsWatchers", false, "seat", -1);
        persons.getFirst().joins(table, 0);
        persons.getLast().joins(table, 1);
        host.does("start", "table", table);
        Map<String, Object> told = host.nextEvent("started");
        assertThat(told.get("match")).isNull();
        assertThat(TestGuest.events(told)).extracting("kind").containsExactly("started");
        host.does("passHost", "table", table, "guest", persons.getFirst().guest());
        assertThat(host.next("sentOut")).containsEntry("reason", "NO_WATCHERS");
    }

    @Test
    @DisplayName("is refused where the table forbids it")
    @Tag("slow")
    void mayNot() {
        List<TestGuest> persons = server.guests(2);
        TestGuest early = server.guest();
        TestGuest late = server.guest();
        String table = server.seat(persons, "skipbo", "allowsWatchers", false);
        early.enters(table);
        persons.getFirst().does("start", "table", table);
        assertThat(late.isRefused("enter", "table", table)).isEqualTo("NO_WATCHERS");
        // An earlier watcher is sent out, and receives nothing more, not even the start of the match.
        assertThat(early.next("sentOut")).containsEntry("table", table).containsEntry("reason", "NO_WATCHERS");
        assertThat(TestGuest.inside(persons.getFirst().nextEvent("started"), "people"))
                .containsEntry("watchers", 0L);
        assertThat(early.isRefused("say", "table", table, "text", "hello?")).isEqualTo("NOT_ENTERED");
        ScriptedPlayer.playOut(server, persons, table);
        assertThat(early.unheard()).isEmpty();
        early.enters(table);
        assertThat(early.isRefused("replay", "table", table, "match", 1)).isEqualTo("NO_SUCH_MATCH");
    }
}
