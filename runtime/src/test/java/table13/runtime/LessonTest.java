package table13.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.registry.Games;
import table13.table.Presence;
import table13.table.Table;
import table13.table.Verdict;
import table13.wire.BadMessageException;
import table13.wire.Json;
import table13.wire.JsonObjectReader;
import table13.wire.protocol.TableMessages;
import table13.wire.protocol.WelcomeMessage;

/// The lessons of the web client: `script.json` is written by hand, `told.json` is what a table tells of it, for
/// browsers that cannot run the table themselves. `-Dlessons=write` writes it anew.
@DisplayName("A lesson")
class LessonTest {
    private static final String GUEST = "learner";
    private static final String NAME = "Learner";
    private static final long NOW = 1_790_000_000_000L;
    private static final Path GAMES = Path.of("..", "web", "src", "games");

    private static Stream<Game<?>> games() {
        return Games.ALL.stream();
    }

    @ParameterizedTest(name = "of {0} is told as a table tells it now")
    @MethodSource("games")
    void isToldAsNow(Game<?> game) throws IOException, BadMessageException {
        Path folder = GAMES.resolve(game.id()).resolve("lesson");
        assertThat(folder.resolve("script.json"))
                .as("the lesson of " + game.title())
                .exists();
        String written = Files.readString(folder.resolve("script.json"));
        String told = told(written, game);
        Path file = folder.resolve("told.json");
        if ("write".equals(System.getProperty("lessons"))) {
            Files.writeString(file, told);
        }
        assertThat(file).as("-Dlessons=write writes it anew").hasContent(told);
    }

    private static String told(String written, Game<?> game) throws BadMessageException {
        LessonScript script = LessonScript.read(written);
        List<JsonObjectReader> steps = JsonObjectReader.of(written).objects("steps");
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            int end = i + 1 < steps.size()
                    ? steps.get(i + 1).small("at")
                    : script.turns().size();
            lines.add(step(script, steps.get(i).small("at"), steps.get(i).small("asks"), end));
        }
        return "{\n\"offer\":" + offer(game) + ",\n\"steps\":[\n" + String.join(",\n", lines) + "\n]\n}\n";
    }

    /// The table when the step begins, what is told of the moves that it asks for and of those that others answer with,
    /// and why other moves of the learner are refused.
    private static String step(LessonScript script, int at, int asks, int end) {
        LessonScript begun = new LessonScript(script.setup(), script.seed(), script.seat(), script.turns(), at);
        Presence presence = new Presence(NOW);
        presence.arrive(GUEST);
        Table table = begun.table("lesson-" + script.setup().game().id(), GUEST, NAME, NOW, presence);
        String whole = TableMessages.table("", table, GUEST, NOW, false, null);
        Listener listener = new Listener();
        Subscribers subscribers = new Subscribers();
        subscribers.add(listener);
        List<String> refusals = new ArrayList<>();
        int asked = 0;
        for (LessonScript.Turn turn : script.turns().subList(at, end)) {
            boolean isLearner = turn.seat() == script.seat();
            if (isLearner) {
                if (asked == asks) {
                    break;
                }
                asked++;
                refusals.add(refusals(table));
            }
            long before = table.version();
            begun.play(table, turn, NOW);
            subscribers.tell(table, before, NOW);
        }
        assertThat(asked).as("moves that are asked for after " + at).isEqualTo(asks);
        return "{\"table\":%s,%n\"updates\":[%s],%n\"refusals\":[%s]}"
                .formatted(whole, String.join(",\n", listener.heard), String.join(",\n", refusals));
    }

    /// By reason, all moves that the referee refuses for it; discards of cards apart, which cannot be tried by hand.
    private static String refusals(Table table) {
        Game<?> game = table.plan().setup().game();
        Map<String, List<String>> byReason = new LinkedHashMap<>();
        IntStream.range(0, game.moves())
                .mapToObj(code -> game.move(code).notation())
                .filter(move -> !move.contains(":"))
                .forEach(move -> {
                    if (table.rules().whyNot(GUEST, table.version(), move) instanceof Verdict.Refused refused) {
                        byReason.computeIfAbsent(refused.objection().name(), _ -> new ArrayList<>())
                                .add(move);
                    }
                });
        return Json.write(byReason);
    }

    /// What a welcome says of the game: its table is drawn by that.
    private static String offer(Game<?> game) throws BadMessageException {
        String welcome = WelcomeMessage.welcome(
                "",
                GUEST,
                NAME,
                ReservedTable.of("0".repeat(32), "13".repeat(32)).commitment(),
                "");
        if (Json.read(welcome) instanceof Map<?, ?> members && members.get("games") instanceof List<?> games) {
            return Json.write(games.get(Games.ALL.indexOf(game)));
        }
        throw new AssertionError(welcome);
    }

    /// The learner's device.
    private static final class Listener implements Client {
        private final List<String> heard = new ArrayList<>();

        @Override
        public String guest() {
            return GUEST;
        }

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public boolean join(String table) {
            return true;
        }

        @Override
        public boolean isThere() {
            return true;
        }

        @Override
        public void leave(String table) {}

        @Override
        public void send(String message) {
            heard.add(message);
        }

        @Override
        public void abort() {}
    }
}
