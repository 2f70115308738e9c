package table13.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import table13.cli.Autopilot;
import table13.cli.Shell;
import table13.cli.terminal.Abilities;
import table13.rules.shelf.Games;
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
                .doesNotContain("\u001b", "Not possible: ");
        assertThat(shell.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(100));
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
        assertThat(hints.getFirst()).containsPattern("move +win +\\S.*costs\n");
        assertThat(hints.getFirst())
                .containsPattern(
                        "(about \\d times? in 10|less than 1 time in 10|almost every time)\\.\n|just as good\\.\n");
        List<Double> costs = Pattern.compile("   (\\d+\\.\\d)%( ± \\d+\\.\\d%)?\n")
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
        Shell shell = Shell.withInput("?\nmoves\ntable\nlog\nquit\n");
        assertThat(shell.run("play", id)).isZero();
        assertThat(shell.out()).contains("Moves:", notation, "Instead of a move:", "Until next time.");
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
        Shell coloured = Shell.withInput("quit\n").with(new Abilities(false, true, true, true));
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
        assertThat(Abilities.wantsColours(Map.of("TERM", "xterm"))).isTrue();
        assertThat(Abilities.wantsColours(Map.of("TERM", "xterm", "NO_COLOR", "")))
                .isTrue();
        assertThat(Abilities.wantsColours(Map.of("TERM", "xterm", "NO_COLOR", "1")))
                .isFalse();
        assertThat(Abilities.wantsColours(Map.of("TERM", "dumb"))).isFalse();
        assertThat(Abilities.wantsColours(Map.of())).isFalse();
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
