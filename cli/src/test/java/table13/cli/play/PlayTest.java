package table13.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import table13.cli.Autopilot;
import table13.cli.Shell;
import table13.cli.registry.GameUis;
import table13.cli.terminal.TerminalCapabilities;
import table13.rules.registry.Games;
import table13.testkit.Setups;

@DisplayName("play")
class PlayTest {

    @ParameterizedTest
    @CsvSource({
        "thirteen, 3, memory-aid=on, medium",
        "friday, 6, deck=50, 'easy,hard:iterations=20'",
        "friday, 4, memory-aid=off, random",
        "skipbo, 2, pawns=either, random",
        "skipbo, 4, wilds=12, random",
        "leaves, 3, expert=on, 'random,easy'",
        "leaves, 6, expert=off, greedy"
    })
    @DisplayName("a whole match, typing the first move listed")
    void wholeMatch(String id, String players, String option, String bots) {
        Shell shell = new Shell();
        shell.reading(new Autopilot(Games.named(id).orElseThrow(), shell::out));
        assertThat(shell.run("play", id, "--players", players, "--option", option, "--seed", "13", "--bots", bots))
                .isZero();
        assertThat(shell.err()).isEmpty();
        assertThat(shell.out())
                .contains("The match is over.", "use --seed 13.")
                .doesNotContain("\u001b", "Not possible: ", "  Points:", "  Cards left:");
        assertThat(shell.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    @DisplayName("says why a move is refused, without the number of the rule, and asks again")
    void refusal() {
        Shell shell = Shell.withInput("c5>m\nrubbish\n");
        assertThat(shell.run("play", "friday", "--seed", "5")).isZero();
        assertThat(shell.out())
                .contains("Not possible: A bad-luck card goes only on the pile of its own kind.\n")
                .contains("Not possible: That is not a move of this game.")
                .endsWith("Until next time.\nTo play the same cards again, use --seed 5.\n");
    }

    @ParameterizedTest
    @MethodSource("table13.testkit.Setups#games")
    @DisplayName("a hint is the expert's choice and what the alternatives cost, the best first; asked again, the same")
    void hint(String game) {
        Shell shell = Shell.withInput("hint\nhint\nquit\n");
        assertThat(shell.run("play", game, "--seed", "5", "--bots", "random")).isZero();
        List<String> hints = Pattern.compile("The expert would play (?s:.*?)\n\nYour move")
                .matcher(shell.out())
                .results()
                .map(MatchResult::group)
                .toList();
        assertThat(hints).hasSize(2);
        assertThat(hints.getFirst()).isEqualTo(hints.getLast());
        assertThat(hints.getFirst()).containsPattern(" win +\\S.*costs\n");
        assertThat(hints.getFirst())
                .containsPattern(" \\d+\\.\\d% ± \\d+\\.\\d% +\\d+\\.\\d +± \\d+\\.\\d\n")
                .containsPattern(
                        "(\\d to \\d+ times in 10|about \\d times? in 10|less than 1 time in 10|almost every time)"
                                + "\\.\n|just as good\\.\n");
        List<Double> costs = Pattern.compile(" (\\d+\\.\\d)% ± \\d+\\.\\d%\n")
                .matcher(hints.getFirst())
                .results()
                .map(cost -> Double.valueOf(cost.group(1)))
                .toList();
        assertThat(costs).hasSizeBetween(1, 7).isSorted();
    }

    @Test
    @DisplayName("the bots are named in the order they were asked for, again and again")
    void bots() {
        Shell shell = Shell.withInput("quit\n");
        assertThat(shell.run("play", "friday", "-p", "6", "--bots", "hard,easy,exec:cat a,b", "--seed", "5"))
                .isZero();
        assertThat(shell.out())
                .contains("With you: Ada (hard), Ben (easy), Cleo (exec), Dirk (hard), Emma (easy).")
                .contains("  Cleo exec ");
    }

    @ParameterizedTest
    @CsvSource({"thirteen, n>g", "friday, f>m", "skipbo, +stock>blue", "leaves, pass9"})
    @DisplayName("explains itself")
    void help(String id, String notation) {
        Shell shell = Shell.withInput("?\nmoves\nscore\nrules\nlog\nquit\n");
        assertThat(shell.run("play", id)).isZero();
        assertThat(shell.out())
                .contains("Moves:", notation, "Instead of a move:", "Until next time.")
                .containsPattern("total wins after|no points are added up")
                .contains(
                        "cards",
                        GameUis.of(Games.named(id).orElseThrow()).rules().substring(0, 20));
    }

    @Test
    @DisplayName("a part of a move is answered with the question that completes it")
    void incompleteMove() {
        Shell shell = Shell.withInput("f\nm\nquit\n");
        assertThat(shell.run("play", "friday", "--seed", "5", "--bots", "random"))
                .isZero();
        assertThat(shell.out()).contains("Your move: f\nWhere to: c, m or l? m\n\n You play f on mirror: 12.");
    }

    @Test
    @DisplayName("a match that was left goes on from its file as if it had not been left")
    void continued() throws IOException {
        Shell whole = new Shell();
        whole.reading(new Autopilot(Games.named("friday").orElseThrow(), whole::out));
        assertThat(whole.run("play", "friday", "--seed", "13", "--bots", "easy,random"))
                .isZero();
        List<String> typed = Pattern.compile("Your move: (.*)\n")
                .matcher(whole.out())
                .results()
                .map(move -> move.group(1))
                .toList();
        Shell left = Shell.withInput(String.join("\n", typed.subList(0, 5)) + "\nquit\n")
                .with(new TerminalCapabilities(true, false, false, false));
        assertThat(left.run("play", "friday", "--seed", "13", "--bots", "easy,random"))
                .isZero();
        Matcher told = Pattern.compile(" play --continue (.*)\n").matcher(left.out());
        assertThat(told.find()).isTrue();
        Path file = Path.of(told.group(1));
        Files.writeString(file, "move half of a li", StandardOpenOption.APPEND);
        Shell again = Shell.withInput(String.join("\n", typed.subList(5, typed.size())) + "\n");
        assertThat(again.run("play", "--continue", file.toString())).isZero();
        Files.delete(file);
        assertThat(again.out()).contains("This match goes on after ").doesNotContain("To continue");
        assertThat(end(again)).isEqualTo(end(whole));
    }

    private static String end(Shell shell) {
        return shell.out().substring(shell.out().indexOf("── Friday the 13th · round 2 of 4"));
    }

    @Test
    @DisplayName("a file without a match, and options beside one, are refused")
    void notContinued(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("x"), "table13-record 1\ngame friday\n");
        assertThat(Shell.complaint(Map.of(), "play", "--continue", file.toString()))
                .contains("x: not a match saved by play");
        assertThat(Shell.complaint(Map.of(), "play", "--continue", file.toString(), "--seed", "1"))
                .contains("leave them out");
        Files.writeString(file, "table13-play 1\ngame friday\nplayers 4\nseed 1\nbot easy\nmove c9\n");
        Shell shell = new Shell();
        assertThat(shell.run("play", "--continue", file.toString())).isEqualTo(2);
        assertThat(shell.err()).contains("x: the move c9 is not possible there");
    }

    @Test
    @DisplayName("Ctrl-C says how to continue")
    void interrupted(@TempDir Path folder) throws IOException, InterruptedException {
        Path file = Files.writeString(
                folder.resolve("match"), "table13-play 1\ngame friday\nplayers 4\nseed 5\nbot random\n");
        Process play = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "table13.cli.Main",
                        "play",
                        "--continue",
                        file.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader out = play.inputReader();
        play.outputWriter().append("c7\n").flush();
        StringBuilder said = new StringBuilder();
        while (!said.toString().contains("\nYour move: c7\n")
                || !said.toString().endsWith("Your move: ")) {
            int next = out.read();
            assertThat(next).as(said.toString()).isNotNegative();
            said.append((char) next);
        }
        play.toHandle().destroy(); // SIGTERM, handled like Ctrl-C
        String rest = out.readAllAsString();
        assertThat(play.waitFor()).isEqualTo(128 + 15);
        assertThat(rest).contains("play --continue " + file, "--seed 5");
        assertThat(Files.readString(file)).contains("\nmove c7\n");
    }

    @Test
    @DisplayName("the log goes back to one's own last turn (T9, F8), with the memory aid to the deal")
    void log() {
        assertThat(logAfterTwoTurns("off")).startsWith("You play").doesNotContain("Round 1");
        assertThat(logAfterTwoTurns("on")).startsWith("Round 1 is dealt.");
    }

    private static String logAfterTwoTurns(String memoryAid) {
        Shell shell = Shell.withInput("c7\nm2\nlog\n");
        assertThat(shell.run("play", "friday", "--seed", "5", "--option", "memory-aid=" + memoryAid))
                .isZero();
        String log = shell.out().substring(shell.out().indexOf("Your move: log") + "Your move: log".length());
        return log.substring(0, log.indexOf("Your move:")).strip();
    }

    @Test
    @DisplayName("has colours where they are wanted, and the same words without them")
    void colours() {
        Shell plain = Shell.withInput("quit\n");
        Shell coloured = Shell.withInput("quit\n").with(new TerminalCapabilities(false, true, true, true));
        assertThat(plain.run("play", "skipbo", "--seed", "5")).isZero();
        assertThat(coloured.run("play", "skipbo", "--seed", "5")).isZero();
        assertThat(coloured.out()).contains("\u001b[");
        String bare = coloured.out().replaceAll("\u001b\\[[0-9;]*m", "");
        assertThat(bare.lines().map(String::stripTrailing))
                .containsExactlyElementsOf(
                        plain.out().lines().map(String::stripTrailing).toList());
    }

    @Test
    @DisplayName("NO_COLOR and dumb terminals are respected")
    void wantsColours() {
        assertThat(TerminalCapabilities.wantsColours(Map.of("TERM", "xterm"))).isTrue();
        assertThat(TerminalCapabilities.wantsColours(Map.of("TERM", "xterm", "NO_COLOR", "")))
                .isTrue();
        assertThat(TerminalCapabilities.wantsColours(Map.of("TERM", "xterm", "NO_COLOR", "1")))
                .isFalse();
        assertThat(TerminalCapabilities.wantsColours(Map.of("TERM", "dumb"))).isFalse();
        assertThat(TerminalCapabilities.wantsColours(Map.of())).isFalse();
    }

    @Test
    @DisplayName("a bare locale gets bare letters")
    void ascii() {
        for (String game : Setups.games()) {
            Shell shell = Shell.withInput("?\nquit\n").in(StandardCharsets.US_ASCII);
            assertThat(shell.run("play", game, "--seed", "5")).isZero();
            assertThat(shell.out().replace("?", "")).hasSize(shell.out().length() - 1 - count(shell.out(), "or ? for"));
        }
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }
}
