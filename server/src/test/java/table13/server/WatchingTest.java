package table13.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Somebody who looks on")
class WatchingTest {

    @TempDir
    private static Path folder;

    private static OpenHouse house;

    @BeforeAll
    static void open() {
        house = OpenHouse.in(folder);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    @Test
    @DisplayName("sees no hand, has no move, and is told of every one")
    void looks() {
        List<Person> persons = house.guests(3);
        Person cleo = house.guest();
        String table = house.deal(persons, "thirteen");
        Map<String, Object> seen = cleo.enters(table);
        assertThat(Person.inside(Person.inside(seen, "match"), "table").get("hand"))
                .isEqualTo(List.of());
        assertThat(Person.moves(seen)).isEmpty();
        assertThat(Person.inside(seen, "people")).containsEntry("watchers", 1L);
        assertThat(cleo.isRefused("play", "table", table, "version", Person.version(seen), "move", "b1"))
                .isEqualTo("NOT_SEATED");
        Playmate.playOut(house, persons, table);
        Map<String, Object> end = cleo.nextEvent("matchEnded");
        assertThat(Person.version(end))
                .isEqualTo(Person.version(persons.getFirst().enters(table)));
    }

    @Test
    @DisplayName("may not, where the table does not want it")
    void mayNot() {
        List<Person> persons = house.guests(2);
        Person early = house.guest();
        Person late = house.guest();
        String table = house.seat(persons, "skipbo", "allowsWatchers", false);
        early.enters(table);
        persons.getFirst().does("start", "table", table);
        assertThat(late.isRefused("enter", "table", table)).isEqualTo("NO_WATCHERS");
        // Who was there before learns that it has begun, and nothing of the cards.
        Map<String, Object> told = early.nextEvent("started");
        assertThat(told.get("match")).isNull();
        assertThat(Person.events(told)).extracting("kind").containsExactly("started");
        Playmate.playOut(house, persons, table);
        assertThat(early.unheard())
                .allSatisfy(update -> assertThat(update.get("match")).isNull());
        assertThat(early.isRefused("replay", "table", table, "match", 1)).isEqualTo("NO_SUCH_MATCH");
    }
}
