package table13.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
@Timeout(LoadTest.LONGEST_SECONDS)
final class LoadTest {
    /// Only limits tests that would hang.
    static final int LONGEST_SECONDS = 300;

    private static final Duration LONGEST = Duration.ofSeconds(LONGEST_SECONDS);

    /// Timeout for a correct server.
    private static final Duration PATIENT = Duration.ofSeconds(60);

    /// Timeout for an incorrect server: longer than any response takes.
    private static final Duration IMPATIENT = Duration.ofSeconds(6);

    @Test
    @DisplayName("An honest server has no errors, and every figure is there")
    void honest() throws InterruptedException {
        List<String> stages = new ArrayList<>();
        try (PretendServer server = new PretendServer(ServerMisbehaviour.NONE, true)) {
            LoadPlan plan = new LoadPlan(5, 4, 1, 30, 0, 0, 50, 0, List.of(server.url()), "friday");
            LoadReport report = new Load(plan, (stage, _, _) -> stages.add(stage), CpuTime.UNKNOWN, PATIENT).run();
            assertThat(report.errorsByKind()).isEmpty();
            assertThat(report.errors()).isZero();
            assertThat(report.movesAcknowledged()).isPositive();
            // A busy machine notices the end late.
            assertThat(report.seconds()).isGreaterThanOrEqualTo(1.0);
            assertThat(report.ackP50Ms()).isPositive().isLessThanOrEqualTo(report.ackP99Ms());
            assertThat(report.toldP50Ms()).isPositive().isLessThanOrEqualTo(report.toldP99Ms());
            assertThat(report.heapUsedMb()).isEqualTo(42);
            assertThat(report.echoMessagesPerSecond()).isPositive();
            assertThat(server.sessions).hasValue(70);
            assertThat(server.matches).hasValueGreaterThanOrEqualTo(5);
            assertThat(stages).contains("guests", "moves of warm-up", "seconds", "echo");
            await().atMost(LONGEST).untilAtomic(server.open, equalTo(0));
        }
    }

    @Test
    @DisplayName("Players that pause make few moves")
    void thinking() throws InterruptedException {
        try (PretendServer server = new PretendServer(ServerMisbehaviour.NONE, false)) {
            LoadPlan plan = new LoadPlan(10, 2, 1, 100, 0, server.url(), "friday");
            LoadReport report = new Load(plan, LoadProgress.SILENT, CpuTime.UNKNOWN, PATIENT).run();
            assertThat(report.errorsByKind()).isEmpty();
            // Ten per second at each table; at most one more at the edges.
            assertThat(report.movesAcknowledged()).isPositive();
            assertThat(report.movesPerSecond()).isLessThanOrEqualTo(10 * 10 + 10);
            assertThat(report.echoMessagesPerSecond()).isEqualTo(-1);
        }
    }

    @Test
    @DisplayName("A rate is kept for any number of tables, and the cost of a move is reported")
    void rate() throws InterruptedException {
        try (PretendServer server = new PretendServer(ServerMisbehaviour.NONE, false)) {
            LoadPlan plan = new LoadPlan(20, 2, 2, 0, 0, 50, 0, 0, List.of(server.url()), "friday");
            AtomicLong cpu = new AtomicLong();
            long begun = System.nanoTime();
            LoadReport report = new Load(plan, LoadProgress.SILENT, () -> cpu.getAndAdd(100_000_000), PATIENT).run();
            assertThat(report.errorsByKind()).isEmpty();
            // Late ticks are made up for, but there are no more moves than ticks.
            assertThat((double) report.movesAcknowledged()).isBetween(1.0, 50 * (System.nanoTime() - begun) / 1e9);
            assertThat(report.cpuMicrosPerMove()).isCloseTo(100_000.0 / report.movesAcknowledged(), within(0.001));
        }
    }

    @Test
    @DisplayName("A warm-up takes as many moves as the plan says, and its moves are not measured")
    void warmUp() throws InterruptedException {
        try (PretendServer server = new PretendServer(ServerMisbehaviour.NONE, false)) {
            LoadReport report = new Load(warm(30, server), LoadProgress.SILENT, CpuTime.UNKNOWN, PATIENT).run();
            assertThat(report.errorsByKind()).isEmpty();
            assertThat(report.warmUpMoves()).isGreaterThanOrEqualTo(30);
            assertThat(report.warmUpMoves() + report.movesAcknowledged()).isLessThanOrEqualTo(server.moves());
        }
    }

    @Test
    @DisplayName("A warm-up ends when all tables have failed")
    void stuck() throws InterruptedException {
        try (PretendServer server = new PretendServer(ServerMisbehaviour.REFUSE, false)) {
            LoadReport report = new Load(warm(1000, server), LoadProgress.SILENT, CpuTime.UNKNOWN, PATIENT).run();
            assertThat(report.errorsByKind()).isEqualTo(Map.of("refused: NOT_A_MOVE", 1L));
            assertThat(report.warmUpMoves()).isLessThan(1000);
            assertThat(report.movesAcknowledged()).isZero();
        }
    }

    private static LoadPlan warm(int moves, PretendServer server) {
        return new LoadPlan(1, 2, 1, moves, 0, 0, 0, 0, List.of(server.url()), "friday");
    }

    @ParameterizedTest
    @DisplayName("Each error of a server is detected and counted once")
    @CsvSource({
        "LOSE_ACK, no answer to a request",
        "REPEAT_ACK, 'done twice, or without a request'",
        "WRONG_ACK, done with an unexpected version",
        "LOSE_UPDATE, an update is missing",
        "REPEAT_UPDATE, an update was repeated",
        "TELL_NOBODY, a move was not sent to every player",
        "NO_LEGAL_MOVES, no player of a table has the turn",
        "IGNORE, no answer to a request",
        "REFUSE, refused: NOT_A_MOVE",
        "CLOSE, closed by the server: with code 1011 oops"
    })
    @Execution(ExecutionMode.CONCURRENT)
    void mischief(ServerMisbehaviour misbehaviour, String words) throws InterruptedException {
        LoadReport report = load(misbehaviour);
        assertThat(report.errorsByKind()).isEqualTo(Map.of(words, 1L));
        assertThat(report.errors()).isEqualTo(1);
        assertThat(report.movesAcknowledged()).isPositive();
    }

    @Test
    @DisplayName("A message that is no JSON is counted for each guest that received it")
    void noJson() throws InterruptedException {
        assertThat(load(ServerMisbehaviour.NO_JSON).errorsByKind())
                .containsEntry("bad message: A message is one JSON object.", 2L);
    }

    private static LoadReport load(ServerMisbehaviour misbehaviour) throws InterruptedException {
        try (PretendServer server = new PretendServer(misbehaviour, false)) {
            LoadPlan plan = new LoadPlan(4, 3, 1, 0, 2, server.url(), "friday");
            return new Load(plan, LoadProgress.SILENT, CpuTime.UNKNOWN, IMPATIENT).run();
        }
    }

    @Test
    @DisplayName("A missing server is reported in a sentence")
    void nobody() {
        LoadPlan plan = new LoadPlan(1, 2, 1, 0, 0, URI.create("ws://127.0.0.1:1"), "friday");
        assertThatThrownBy(() -> Load.run(plan, LoadProgress.SILENT))
                .isInstanceOf(LoadException.class)
                .hasMessage("No server listens at 127.0.0.1:1. Is it running?");
    }

    @Test
    @DisplayName("A server without sessions is reported in a sentence")
    void noSessions() {
        try (EchoServer server = new EchoServer(0)) {
            URI url = URI.create("ws://" + server.target("/").authority());
            LoadPlan plan = new LoadPlan(1, 2, 1, 0, 0, url, "friday");
            assertThatThrownBy(() -> Load.run(plan, LoadProgress.SILENT))
                    .isInstanceOf(LoadException.class)
                    .hasMessageStartingWith("Cannot get a session at ")
                    .hasMessageEndingWith(": status 404");
        }
    }

    @Test
    @DisplayName("A server that never answers ends the run")
    void silence() throws IOException {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            LoadPlan plan =
                    new LoadPlan(1, 2, 1, 0, 0, URI.create("ws://127.0.0.1:" + silent.getLocalPort()), "friday");
            assertThatThrownBy(() -> new Load(plan, LoadProgress.SILENT, CpuTime.UNKNOWN, IMPATIENT).run())
                    .isInstanceOf(LoadException.class)
                    .hasMessage("The server stopped accepting guests: 0 of 2 are connected.");
        }
    }

    @Test
    @DisplayName("An interrupted run ends at once and leaves no socket open")
    void interrupted() throws InterruptedException {
        try (PretendServer server = new PretendServer(ServerMisbehaviour.NONE, false)) {
            LoadPlan plan = new LoadPlan(3, 4, 600, 0, 10, server.url(), "friday");
            Thread runner = Thread.ofPlatform().start(() -> {
                assertThatThrownBy(() -> Load.run(plan, LoadProgress.SILENT)).isInstanceOf(InterruptedException.class);
            });
            await().atMost(LONGEST).untilAtomic(server.matches, greaterThan(3));
            runner.interrupt();
            assertThat(runner.join(PATIENT))
                    .as("the run of ten minutes is over")
                    .isTrue();
            await().atMost(LONGEST).untilAtomic(server.open, equalTo(0));
        }
    }
}
