package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
import table13.table.fair.DealVersion;

@DisplayName("A finished match")
class RecordTest {
    @AutoClose
    private static final TestServer server = TestServer.open();

    private static HttpResponse<String> get(TestGuest person, String table, String rest) {
        return TestGuest.http(server.port(), "GET", "/api/tables/" + table + "/matches" + rest, person.cookie(), "");
    }

    @Test
    @DisplayName("has a record to download, after the match and not before, for permitted guests")
    void download() {
        List<TestGuest> persons = server.guests(3);
        TestGuest stranger = server.guest();
        String table = server.deal(persons, "leaves", "allowsWatchers", false);
        for (String match : List.of("1", "2", "0", "-1", "9999", "99999999999", "x", "1/../1")) {
            assertThat(get(persons.getFirst(), table, "/" + match + "/record").statusCode())
                    .isEqualTo(404);
        }
        assertThat(persons.getFirst().isRefused("replay", "table", table, "match", 1))
                .isEqualTo("NO_SUCH_MATCH");
        ScriptedPlayer.playOut(server, persons, table);
        for (TestGuest person : persons) {
            HttpResponse<String> record = get(person, table, "/1/record");
            assertThat(record.statusCode()).isEqualTo(200);
            assertThat(record.headers().firstValue("content-type")).contains("text/plain; charset=utf-8");
            assertThat(record.headers().firstValue("content-disposition").orElseThrow())
                    .startsWith("attachment");
            assertThat(record.body())
                    .contains("deal version 2", "deal table " + table, "deal secret ", "result")
                    .contains("deal seed 1 " + DealVersion.TWO.seedOf(1, "01"));
        }
        assertThat(get(persons.getFirst(), table, "/2/record").statusCode()).isEqualTo(404);
        assertThat(get(stranger, table, "/1/record").statusCode()).isEqualTo(404);
        assertThat(get(stranger, "0".repeat(32), "/1/record").statusCode()).isEqualTo(404);
    }

    @Test
    @DisplayName("is visible to the players of that match, over HTTP, in replays and in the list of the table")
    void whoSat() {
        List<TestGuest> persons = server.guests(3);
        TestGuest newcomer = server.guest();
        String table = server.deal(persons, "leaves", "allowsWatchers", false);
        ScriptedPlayer.playOut(server, persons, table);
        TestGuest gone = persons.get(1);
        gone.does("rise", "table", table);
        newcomer.enters(table);
        newcomer.does("sit", "table", table, "seat", 1);
        assertThat(matches(newcomer, table)).isEmpty();
        persons.getFirst().does("start", "table", table);
        ScriptedPlayer.playOut(server, List.of(persons.getFirst(), newcomer, persons.get(2)), table);

        assertThat(matches(newcomer, table)).extracting("match").containsExactly(2L);
        assertThat((List<?>) newcomer.enters(table).get("matches"))
                .extracting("match")
                .containsExactly(2L);
        assertThat(get(newcomer, table, "/1/record").statusCode()).isEqualTo(404);
        assertThat(get(newcomer, table, "/2/record").statusCode()).isEqualTo(200);
        assertThat(newcomer.isRefused("replay", "table", table, "match", 1)).isEqualTo("NO_SUCH_MATCH");
        assertThat(newcomer.ask("replay", "table", table, "match", 2)).containsEntry("type", "replay");

        // A former player keeps access to own matches, though entering is refused during later ones.
        persons.getFirst().does("start", "table", table);
        assertThat(gone.isRefused("enter", "table", table)).isEqualTo("NO_WATCHERS");
        assertThat(matches(gone, table)).extracting("match").containsExactly(1L);
        assertThat(get(gone, table, "/1/record").statusCode()).isEqualTo(200);
        assertThat(get(server.guest(), table, "").statusCode()).isEqualTo(404);
    }

    @Test
    @DisplayName("is in the list of the table's matches, with its result")
    void list() {
        List<TestGuest> persons = server.guests(3);
        String table = server.deal(persons, "leaves");
        assertThat(matches(persons.getFirst(), table)).isEmpty();
        ScriptedPlayer.playOut(server, persons, table);
        persons.getFirst().does("start", "table", table);
        assertThat(matches(persons.getFirst(), table)).hasSize(1);
        ScriptedPlayer.playOut(server, persons, table);
        List<?> matches = matches(persons.getFirst(), table);
        assertThat(matches).hasSize(2).isEqualTo(persons.getLast().enters(table).get("matches"));
        Match<?> second = Replay.of(lines(get(persons.getFirst(), table, "/2/record")), 1);
        assertThat(matches.getLast().toString())
                .contains("match=2", "names=" + second.names(), "winners=" + second.winners());
    }

    private static List<?> matches(TestGuest person, String table) {
        return (List<?>) TestGuest.read(get(person, table, "").body()).get("matches");
    }

    private static List<String> lines(HttpResponse<String> record) {
        return Arrays.asList(record.body().stripTrailing().split("\n", -1));
    }

    static Stream<Arguments> tables() {
        return Games.ALL.stream().map(game -> Arguments.of(game.id(), game.fewestPlayers()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tables")
    @DisplayName("has a replay, step by step with all hands open, that agrees with the record and with the views:")
    @Tag("slow")
    void replay(String game, int players) {
        List<TestGuest> persons = server.guests(players);
        String table = server.deal(persons, game);
        List<Map<String, Object>> firstSeen =
                persons.stream().map(person -> person.enters(table)).toList();
        List<Map<String, Object>> ends = ScriptedPlayer.playOut(server, persons, table);
        List<String> moves = moves(new Replay(lines(get(persons.getFirst(), table, "/1/record")), 1));
        TestGuest watcher = server.guest();

        List<Map<String, Object>> beginning = steps(watcher, table, 0, 20);
        assertSeen(beginning.getFirst(), firstSeen);
        assertMoves(beginning, moves);
        assertMoves(steps(watcher, table, moves.size() / 2, 7), moves);
        List<Map<String, Object>> last = steps(watcher, table, moves.size() - 1, 1);
        assertSeen(last.getFirst(), ends);
        assertMoves(last, moves);
        assertThat(steps(watcher, table, moves.size(), 0)).isEmpty();
    }

    /// Seat and move of each step; the deal is the first step.
    private static List<String> moves(Replay replay) {
        List<String> moves = new ArrayList<>(List.of("-1 "));
        while (replay.hasNext()) {
            moves.add(replay.match().toMove() + " " + replay.move());
            replay.next();
        }
        return moves;
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> steps(TestGuest person, String table, int from, int count) {
        Map<String, Object> answer =
                person.ask("replay", "table", table, "match", 1, "from", from, "count", Math.max(1, count));
        assertThat(answer).containsEntry("type", "replay");
        List<Map<String, Object>> steps = (List<Map<String, Object>>) answer.get("steps");
        assertThat(steps).hasSize(count);
        for (int i = 0; i < count; i++) {
            assertThat(steps.get(i)).containsEntry("step", (long) from + i);
        }
        return steps;
    }

    private static void assertMoves(List<Map<String, Object>> steps, List<String> moves) {
        for (Map<String, Object> step : steps) {
            int number = ((Long) step.get("step")).intValue();
            assertThat(step.get("seat") + " " + step.get("move")).isEqualTo(moves.get(number));
        }
    }

    /// Each view of the step equals the view that seat received during the match.
    @SuppressWarnings("unchecked")
    private static void assertSeen(Map<String, Object> step, List<Map<String, Object>> seen) {
        List<Map<String, Object>> views = (List<Map<String, Object>>) step.get("views");
        assertThat(views).hasSameSizeAs(seen);
        for (int seat = 0; seat < seen.size(); seat++) {
            assertThat(withoutPast(TestGuest.inside(seen.get(seat), "match")))
                    .containsAllEntriesOf(withoutPast(views.get(seat)));
        }
    }

    /// Replays send moves step by step, so their views have no earlier moves.
    private static Map<String, Object> withoutPast(Map<String, Object> match) {
        Map<String, Object> table = new HashMap<>(TestGuest.inside(match, "table"));
        table.remove("moves");
        Map<String, Object> without = new HashMap<>(match);
        without.put("table", table);
        return without;
    }
}
