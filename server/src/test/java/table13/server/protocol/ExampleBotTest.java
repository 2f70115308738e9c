package table13.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.registry.Games;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.TestGuest;

@Tag("slow")
@DisplayName("The example of a client in Python")
@Execution(ExecutionMode.CONCURRENT)
class ExampleBotTest {
    private static final Path EXAMPLE = Path.of("../examples/websocket_bot.py");
    private static final long LONGEST_SECONDS = 120;

    @TempDir
    private Path folder;

    private final List<Process> processes = new ArrayList<>();

    @AfterEach
    void endAll() {
        processes.forEach(Process::destroyForcibly);
    }

    @Test
    @DisplayName("is short, and documents its usage")
    void isShort() throws IOException, InterruptedException {
        assertThat(Files.readAllLines(EXAMPLE)).hasSizeLessThanOrEqualTo(150);
        Process help = start("--help");
        assertThat(rest(help)).contains("--open", "--table", "--fill", "docs/protocol.md");
        assertThat(help.exitValue()).isZero();
    }

    static Stream<Arguments> tables() {
        return Games.ALL.stream().map(game -> Arguments.of(game.id(), game.fewestPlayers()));
    }

    @ParameterizedTest
    @MethodSource("tables")
    @DisplayName("plays a match against its like to the end, though the server restarts in the middle")
    void playsToTheEnd(String game, int players) throws IOException, InterruptedException {
        TableServer server = TableServer.start(ServerSettings.usual(folder, 0).withPause(0));
        int port = server.port();
        try {
            Process host = start("--server", "127.0.0.1:" + port, "--open", game, "--players", String.valueOf(players));
            String table = line(host).replace("table ", "");
            List<Process> bots = new ArrayList<>(List.of(host));
            for (int seat = 1; seat < players; seat++) {
                bots.add(start("--server", "127.0.0.1:" + port, "--table", table));
            }
            try (TestGuest watcher = TestGuest.comesTo(port)) {
                watcher.ask("enter", "table", table);
                for (int move = 0; move < 4; move++) {
                    watcher.nextEvent("moved");
                }
            }
            server.close();
            server = TableServer.start(ServerSettings.usual(folder, port).withPause(0));
            for (Process bot : bots) {
                assertThat(rest(bot)).contains("again: ").containsPattern("totals [0-9 ]+ won by Guest");
                assertThat(bot.exitValue()).isZero();
            }
        } finally {
            server.close();
        }
    }

    @Test
    @DisplayName("fills a table with bots and plays at once if asked to")
    void fills() throws IOException, InterruptedException {
        try (TableServer server =
                TableServer.start(ServerSettings.usual(folder, 0).withPause(0))) {
            Process bot =
                    start("--server", "127.0.0.1:" + server.port(), "--open", "friday", "--players", "4", "--fill");
            assertThat(rest(bot)).containsPattern("table [0-9a-f]{32}\ntotals [0-9 ]+ won by ");
        }
    }

    private Process start(String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of("python3", EXAMPLE.toString()));
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        processes.add(process);
        return process;
    }

    private static String line(Process process) throws IOException {
        return String.valueOf(process.inputReader(StandardCharsets.UTF_8).readLine());
    }

    /// The remaining output, until the process ends by itself.
    private static String rest(Process process) throws IOException, InterruptedException {
        String rest = process.inputReader(StandardCharsets.UTF_8).readAllAsString();
        assertThat(process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)).as(rest).isTrue();
        return rest;
    }
}
