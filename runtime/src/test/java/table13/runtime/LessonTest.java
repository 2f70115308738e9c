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

/// The lessons of the web client. `script.json` is written by hand. `told.json` holds a table's messages, for browsers
/// that cannot run the engine. `-Dlessons=write` generates it again.
@DisplayName("A lesson")
class LessonTest {
    private static final String GUEST = "learner";
    private static final String NAME = "Learner";
    private static final long NOW = 1_790_000_000_000L;
    private static final Path GAMES = Path.of("..", "web", "src", "games");

    private static Stream<Game<?>> games() {
        return Games.ALL.stream();
    }

    @ParameterizedTest(name = "of {0} matches the current messages of a table")
    @MethodSource("games")
    void isToldAsNow(Game<?> game) throws IOException, BadMessageException {
        Path folder = GAMES.resolve(game.id()).resolve("lesson");
        assertThat(folder.resolve("script.json"))
                .as("the lesson of " + game.title())
                .exists();
        String written = Files.readString(folder.resolve("script.json"));
        String messages = messages(written, game);
        Path file = folder.resolve("told.json");
        if ("write".equals(System.getProperty("lessons"))) {
            Files.writeString(file, messages);
        }
        assertThat(file).as("-Dlessons=write generates it again").hasContent(messages);
    }

    private static String messages(String written, Game<?> game) throws BadMessageException {
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

    /// The table at the start of the step, the updates for the learner's moves and the bots' answers, and the refusals
    /// of all other moves.
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
            subscribers.send(table, before, NOW);
        }
        assertThat(asked).as("moves that are asked for after " + at).isEqualTo(asks);
        return "{\"table\":%s,%n\"updates\":[%s],%n\"refusals\":[%s]}"
                .formatted(whole, String.join(",\n", listener.received), String.join(",\n", refusals));
    }

    /// All moves that the rules refuse, by reason. Card discards are left out, because the client cannot offer them.
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

    /// The offer of the game from the welcome message. The client draws the table from it.
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
        private final List<String> received = new ArrayList<>();

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
            received.add(message);
        }

        @Override
        public void abort() {}
    }
}
