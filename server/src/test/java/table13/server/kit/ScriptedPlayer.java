package table13.server.kit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.random.RandomGenerator;
import table13.rules.SplitMix;

/// Plays random legal moves on its turns, until the match is over. The clock of the server advances with each move,
/// because of the rate limits.
///
/// @param first latest message with the state of the table
public record ScriptedPlayer(TestServer server, TestGuest person, String table, Map<String, Object> first, int seed) {
    private static final Duration THINKING = Duration.ofMillis(200);

    /// Plays the current match of this table to its end, all players in parallel.
    ///
    /// @return the last message of each player
    public static List<Map<String, Object>> playOut(TestServer server, List<TestGuest> persons, String table) {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            CompletionService<Map<String, Object>> playing = new ExecutorCompletionService<>(threads);
            List<Future<Map<String, Object>>> ends = new ArrayList<>();
            for (TestGuest person : persons) {
                ScriptedPlayer player = new ScriptedPlayer(server, person, table, person.enters(table), ends.size());
                ends.add(playing.submit(player::play));
            }
            try {
                for (TestGuest _ : persons) {
                    playing.take().get();
                }
            } catch (ExecutionException problem) {
                threads.shutdownNow(); // the others would wait forever for a move
                throw new AssertionError(problem.getCause());
            }
            return ends.stream().map(Future::resultNow).toList();
        } catch (InterruptedException problem) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(problem);
        }
    }

    private Map<String, Object> play() {
        RandomGenerator luck = new SplitMix(seed)::next;
        Map<String, Object> message = first;
        while (TestGuest.toMove(message) >= 0) {
            List<String> moves = TestGuest.moves(message);
            if (!moves.isEmpty()) {
                server.wait(THINKING);
                String move = moves.get(luck.nextInt(moves.size()));
                person.does("play", "table", table, "version", TestGuest.version(message), "move", move);
            }
            message = person.next(
                    update -> table.equals(update.get("table")) && update.get("match") instanceof Map<?, ?>);
        }
        return message;
    }
}
