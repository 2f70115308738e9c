package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.kit.OpenServer;
import table13.server.kit.Person;
import table13.server.kit.Playmate;

@DisplayName("Somebody who looks on")
class WatchingTest {
    @AutoClose
    private static final OpenServer server = OpenServer.open();

    @Test
    @DisplayName("sees no hand, has no move, and is told of every one")
    void looks() {
        List<Person> persons = server.guests(3);
        Person cleo = server.guest();
        String table = server.deal(persons, "thirteen");
        Map<String, Object> seen = cleo.enters(table);
        assertThat(Person.inside(Person.inside(seen, "match"), "table").get("hand"))
                .isEqualTo(List.of());
        assertThat(Person.moves(seen)).isEmpty();
        assertThat(Person.inside(seen, "people")).containsEntry("watchers", 1L);
        assertThat(cleo.isRefused("play", "table", table, "version", Person.version(seen), "move", "b1"))
                .isEqualTo("NOT_SEATED");
        Playmate.playOut(server, persons, table);
        Map<String, Object> end = cleo.nextEvent("matchEnded");
        assertThat(Person.version(end))
                .isEqualTo(Person.version(persons.getFirst().enters(table)));
    }

    @Test
    @DisplayName(
            "is not meant by that if it is the host, who hears of the people but not of the cards; nor any longer once not")
    void hostWhoStands() {
        List<Person> persons = server.guests(2);
        Person host = server.guest();
        String table = host.opens("skipbo", 2, "allowsWatchers", false, "seat", -1);
        persons.getFirst().joins(table, 0);
        persons.getLast().joins(table, 1);
        host.does("start", "table", table);
        Map<String, Object> told = host.nextEvent("started");
        assertThat(told.get("match")).isNull();
        assertThat(Person.events(told)).extracting("kind").containsExactly("started");
        host.does("passHost", "table", table, "guest", persons.getFirst().guest());
        assertThat(host.next("sentOut")).containsEntry("reason", "NO_WATCHERS");
    }

    @Test
    @DisplayName("may not, where the table does not want it")
    @Tag("slow")
    void mayNot() {
        List<Person> persons = server.guests(2);
        Person early = server.guest();
        Person late = server.guest();
        String table = server.seat(persons, "skipbo", "allowsWatchers", false);
        early.enters(table);
        persons.getFirst().does("start", "table", table);
        assertThat(late.isRefused("enter", "table", table)).isEqualTo("NO_WATCHERS");
        // Who was there before is sent out, and hears nothing more of it, not even that it has begun.
        assertThat(early.next("sentOut")).containsEntry("table", table).containsEntry("reason", "NO_WATCHERS");
        assertThat(Person.inside(persons.getFirst().nextEvent("started"), "people"))
                .containsEntry("watchers", 0L);
        assertThat(early.isRefused("say", "table", table, "text", "hello?")).isEqualTo("NOT_ENTERED");
        Playmate.playOut(server, persons, table);
        assertThat(early.unheard()).isEmpty();
        early.enters(table);
        assertThat(early.isRefused("replay", "table", table, "match", 1)).isEqualTo("NO_SUCH_MATCH");
    }
}
