package table13.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.arena.Arena;
import table13.arena.Contest;
import table13.arena.ContestResult;
import table13.arena.Contestant;
import table13.arena.MoveFault;
import table13.arena.MoveFaults;
import table13.arena.program.ProgramContestant.Conditions;
import table13.bots.level.Bots;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.registry.Games;
import table13.rules.thirteen.Friday;

@Tag("slow")
@DisplayName("A program as a bot")
class ProgramContestantTest {
    private static final Setup FRIDAY = Setup.of(Friday.GAME, 4);
    private static final int MOVES = 53;

    /// Long enough for a program on a slow machine. In milliseconds. It only ends tests that would hang.
    private static final int PATIENT = 120_000;

    @TempDir
    Path folder;

    private final List<String> remarks = Collections.synchronizedList(new ArrayList<>());

    private ProgramContestant rogue(String behaviour, int limitMillis) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProgramContestant(
                "exec:'" + java + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto -cp target/test-classes "
                        + Rogue.class.getName() + " " + behaviour,
                new Conditions(limitMillis, false, remarks::add));
    }

    /// Plays a round in which the program has all seats, and checks that every move is legal.
    private static List<Move> playRound(Contestant program) {
        List<Move> moves = new ArrayList<>();
        Match<?> match = Match.begin(FRIDAY, Collections.nCopies(4, "bot"), new SplitMix(1));
        SplitMix seeds = new SplitMix(2);
        while (match.round() == 1) {
            View view = match.view(match.toMove());
            Move move = program.choose(view, seeds.next());
            assertThat(view.seen().legalMoves()).contains(move);
            moves.add(move);
            match.play(move);
        }
        return moves;
    }

    private static MoveFaults faults(Contestant program) {
        try (program) {
            assertThat(playRound(program)).hasSize(MOVES);
            return program.faults();
        }
    }

    @Test
    @DisplayName("plays its answers, uses processor time, and ends when asked to")
    void plays() {
        ProgramContestant program = rogue("well", PATIENT);
        try (program) {
            Match<?> match = Match.begin(FRIDAY, Collections.nCopies(4, "bot"), new SplitMix(1));
            View view = match.view(match.toMove());
            assertThat(program.choose(view, 1))
                    .isEqualTo(view.seen().legalMoves().getFirst());
            playRound(program);
            assertThat(program.faults().all()).isZero();
            for (int round = 0; round < 100 && program.cpuNanos() == 0; round++) {
                playRound(program); // the system reports processor time in steps of some milliseconds
            }
            assertThat(program.cpuNanos()).isPositive();
        }
        assertThat(remarks).isEmpty();
    }

    @Test
    @DisplayName("every third move illegal: counted, and replaced by one that only the seed decides")
    void illegal() {
        try (ProgramContestant first = rogue("illegal", PATIENT);
                ProgramContestant second = rogue("illegal", PATIENT)) {
            assertThat(playRound(first)).isEqualTo(playRound(second));
            assertThat(first.faults().counts()).containsEntry(MoveFault.ILLEGAL, MOVES / 3);
            assertThat(first.faults().all()).isEqualTo(MOVES / 3);
        }
    }

    @Test
    @DisplayName("some garbage is tolerated, garbage alone is not")
    void garbage() {
        assertThat(faults(rogue("garbage", PATIENT)).counts()).containsEntry(MoveFault.GARBAGE, MOVES / 3);
        assertThat(remarks).isEmpty();
        assertThat(faults(rogue("binary", PATIENT)).count(MoveFault.GARBAGE)).isEqualTo(MOVES);
    }

    @Test
    @DisplayName("a crashing program is restarted, six times at most")
    void crash() {
        MoveFaults faults = faults(rogue("crash", PATIENT));
        assertThat(faults.count(MoveFault.CRASH)).isEqualTo(faults.all()).isEqualTo(6 + MOVES - 6 * 3);
        assertThat(remarks).singleElement().asString().contains("was started 6 times");
    }

    @Test
    @DisplayName("a line without end counts as a crash")
    void huge() {
        assertThat(faults(rogue("huge", PATIENT)).count(MoveFault.CRASH)).isEqualTo(MOVES);
    }

    @Test
    @DisplayName("silence costs the limit a few times, then no more")
    void silent() {
        MoveFaults faults = faults(rogue("silent", 50));
        assertThat(faults.count(MoveFault.TIMEOUT)).isEqualTo(MOVES);
        assertThat(remarks).singleElement().asString().contains("was started 6 times");
    }

    @Test
    @DisplayName("a late answer is not taken for the next one")
    void late() {
        try (ProgramContestant program = rogue("late", 2_000)) {
            playRound(program);
            assertThat(program.faults().count(MoveFault.TIMEOUT))
                    .as("only timeouts in %s", program.faults())
                    .isEqualTo(program.faults().all())
                    .isBetween(1, MOVES / 2);
        }
    }

    @Test
    @DisplayName("another version of the protocol is not spoken")
    void future() {
        assertThat(faults(rogue("future", PATIENT)).count(MoveFault.GARBAGE)).isEqualTo(MOVES);
        assertThat(remarks).singleElement().asString().contains("speaks version 99 of the protocol, not 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"parent", "orphan"})
    @DisplayName("its children go with it, even when it went first")
    void children(String behaviour) throws IOException, InterruptedException {
        Path file = folder.resolve("child");
        try (ProgramContestant program = rogue(behaviour + " '" + file + "'", PATIENT)) {
            Match<?> match = Match.begin(FRIDAY, Collections.nCopies(4, "bot"), new SplitMix(1));
            program.choose(match.view(match.toMove()), 1);
        }
        long child = Long.parseLong(Files.readString(file));
        for (int looks = 0; looks < PATIENT / 10 && isRunning(child); looks++) {
            Thread.sleep(10);
        }
        assertThat(isRunning(child)).isFalse();
    }

    /// An ended process that was not yet reaped has no command.
    private static boolean isRunning(long pid) {
        return ProcessHandle.of(pid)
                .filter(process -> process.info().command().isPresent())
                .isPresent();
    }

    @Test
    @DisplayName("a missing program is reported at once")
    void missing() {
        Conditions conditions = new Conditions(100, false, remarks::add);
        assertThatThrownBy(() -> new ProgramContestant("exec:/no/such/bot --x", conditions))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The program '/no/such/bot' of exec:/no/such/bot --x is missing or may not be run.");
    }

    @Test
    @DisplayName("the example in Python is short, plays every game without a fault, and beats random players")
    void python() throws IOException, InterruptedException {
        Path example = Path.of("../examples/simple_bot.py");
        assertThat(Files.readAllLines(example)).hasSizeLessThan(80);
        assertThat(isInstalled("python3"))
                .as("the example bot is tested with python3, which this machine lacks: please install it")
                .isTrue();
        for (Game<?> game : Games.ALL) {
            Setup setup = new Setup(game, 3, Map.of());
            Contest contest = new Contest(setup, "exec:python3 " + example, "random", 4, 1);
            Conditions conditions = new Conditions(PATIENT, false, remarks::add);
            Arena arena = new Arena(
                    List.of(contest),
                    name -> name.startsWith(ProgramContestant.PREFIX)
                            ? new ProgramContestant(name, conditions)
                            : Contestant.of(Bots.named(name, setup)),
                    1);
            arena.run(_ -> {});
            ContestResult result = arena.results().getFirst();
            assertThat(result.illegalMoves() + result.timeouts()).isZero();
            assertThat(result.advantage()).isPositive();
        }
        assertThat(remarks).isEmpty();
    }

    private static boolean isInstalled(String program) throws InterruptedException {
        try {
            return new ProcessBuilder(program, "--version")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException _) {
            return false;
        }
    }
}
