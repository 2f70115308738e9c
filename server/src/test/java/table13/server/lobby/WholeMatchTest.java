package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Match;
import table13.rules.record.Replay;
import table13.rules.registry.Games;
import table13.server.kit.ScriptedPlayer;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;
import table13.table.fair.FairDeal;

@Tag("slow")
@DisplayName("A whole match over the wire")
class WholeMatchTest {
    @AutoClose
    private static final TestServer server = TestServer.open();

    static Stream<Arguments> tables() {
        return Games.ALL.stream()
                .flatMap(game -> Stream.of(game.fewestPlayers(), game.usualPlayers(), game.mostPlayers())
                        .map(players -> Arguments.of(game.id(), players)));
    }

    @ParameterizedTest(name = "{1} persons play {0}")
    @MethodSource("tables")
    @DisplayName("ends, is sent to all without a gap, and can be recomputed from its record")
    void isPlayedByPersons(String game, int players) {
        List<TestGuest> persons = server.guests(players);
        String table = server.deal(persons, game);
        List<Map<String, Object>> ends = ScriptedPlayer.playOut(server, persons, table);
        Match<?> match = recomputed(record(persons.getFirst(), table));
        for (int seat = 0; seat < players; seat++) {
            assertThat(winners(ends.get(seat))).isEqualTo(match.winners());
            assertThat(gaps(persons.get(seat), table)).isEmpty();
        }
    }

    @Test
    @DisplayName("goes on between a person and bots of every level")
    void isPlayedWithBots() {
        TestGuest ada = server.guest();
        Map<String, String> bots = Map.of("1", "easy", "2", "greedy", "3", "medium", "4", "hard", "5", "expert");
        String table = ada.opens("leaves", 6, "bots", bots, "seed", "00ff");
        ada.does("start", "table", table);
        Map<String, Object> end =
                ScriptedPlayer.playOut(server, List.of(ada), table).getFirst();
        assertThat(winners(end)).isEqualTo(recomputed(record(ada, table)).winners());
        assertThat(gaps(ada, table)).isEmpty();
    }

    private static String record(TestGuest person, String table) {
        return TestGuest.http(server.port(), "GET", "/api/tables/" + table + "/matches/1/record", person.cookie(), "")
                .body();
    }

    /// Verifies as `table13 verify` does: every shuffle must follow from the seeds.
    private static Match<?> recomputed(String record) {
        Replay replay = new Replay(
                Arrays.asList(record.stripTrailing().split("\n", -1)),
                1,
                (setup, names, lines) -> FairDeal.read(setup, names, lines).chance());
        while (replay.hasNext()) {
            replay.next();
        }
        assertThat(replay.match().isOver()).isTrue();
        return replay.match();
    }

    private static List<Integer> winners(Map<String, Object> end) {
        return TestGuest.events(end).stream()
                .filter(event -> event.get("kind").equals("matchEnded"))
                .flatMap(event -> ((List<?>) event.get("winners")).stream())
                .map(seat -> ((Long) seat).intValue())
                .toList();
    }

    /// Missing versions since the guest entered: one entry makes one version and at least one event.
    private static List<Long> gaps(TestGuest person, String table) {
        List<Long> told = person.heard().stream()
                .map(TestGuest::read)
                .filter(message -> table.equals(message.get("table")) && message.containsKey("now"))
                .map(TestGuest::version)
                .distinct()
                .toList();
        assertThat(told).isSorted();
        return LongStream.range(told.getFirst(), told.getLast())
                .boxed()
                .filter(version -> !told.contains(version))
                .toList();
    }
}
