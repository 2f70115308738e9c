package table13.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.assertj.core.api.MapAssert;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.cli.Main;
import table13.cli.Shell;
import table13.cli.options.ContestantFactory;
import table13.cli.terminal.TerminalCapabilities;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.registry.Games;
import table13.wire.Json;

@DisplayName("arena")
class ArenaCommandTest {

    @TempDir
    Path folder;

    private static String run(String... args) {
        Shell shell = new Shell();
        assertThat(shell.run(args)).as(shell.err()).isZero();
        assertThat(shell.err()).isEmpty();
        return shell.out();
    }

    private static String[] contest(String... more) {
        return Stream.concat(
                        Stream.of("arena", "friday", "--candidate", "greedy", "--field", "random", "--deals", "6"),
                        Stream.of(more))
                .toArray(String[]::new);
    }

    @Test
    @DisplayName("says, as its document does, in which games a deal is one round and not a whole match")
    void rounds() throws IOException {
        String help = run("arena", "--help")
                .lines()
                .filter(line -> line.startsWith("In "))
                .findFirst()
                .orElseThrow();
        String told = Files.readString(Path.of("../docs/bot-protocol.md")).replace('\n', ' ');
        for (Game<?> game : Games.ALL) {
            Setup setup = Setup.of(game, game.fewestPlayers());
            boolean isRound = setup.game().fairRounds(setup) != game.rounds(setup);
            String rounds = help.substring(0, help.indexOf(" a deal is one round"));
            assertThat(rounds.contains(game.id())).as(game.id()).isEqualTo(isRound);
            assertThat(help).contains(game.id());
            String sentence = told.substring(told.indexOf("In 13 and Friday"), told.indexOf(" the arena plays one"));
            assertThat(sentence.matches(".*\\b" + game.title() + "\\b.*"))
                    .as(game.title())
                    .isEqualTo(isRound);
        }
    }

    @Test
    @DisplayName("prints JSON with exactly the agreed keys")
    void json() {
        String out = run(contest("--json"));
        assertThat(out).hasLineCount(1).endsWith("}\n");
        MapAssert<Object, Object> json = assertThat(Json.read(out)).asInstanceOf(InstanceOfAssertFactories.MAP);
        json.extracting(map -> List.copyOf(map.keySet()))
                .isEqualTo(List.of(
                        "game",
                        "players",
                        "candidate",
                        "field",
                        "deals",
                        "advantage",
                        "advantageCi95",
                        "winShare",
                        "winShareCi95",
                        "cpuMillisPerMove",
                        "fieldCpuMillisPerMove",
                        "illegalMoves",
                        "timeouts"));
        json.containsEntry("game", "friday")
                .containsEntry("players", 4L)
                .containsEntry("candidate", "greedy")
                .containsEntry("field", "random")
                .containsEntry("deals", 6L)
                .containsEntry("illegalMoves", 0L);
    }

    @Test
    @DisplayName("prints the same on one thread and on four, but for the times")
    void threads() {
        assertThat(withoutTimes(run(contest("--json", "--threads", "4"))))
                .isEqualTo(withoutTimes(run(contest("--json", "--threads", "1"))));
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("pu(Millis\\w*)\":[\\d.]+", "pu$1");
    }

    @Test
    @DisplayName("prints contestants, field and unit")
    void report() {
        assertThat(run(contest("--players", "3", "--option", "deck=50", "--seed", "8")))
                .contains("Friday the 13th, 3 players, deck 50: greedy against two random")
                .contains("6 deals, each played once in every seat, seed 8")
                .containsPattern("advantage   \\+\\d+\\.\\d\\d ± \\d\\.\\d\\d points a round")
                .containsPattern("wins        \\d+\\.\\d% ± \\d+\\.\\d%  \\(33\\.3% would be even\\)");
        assertThat(run("arena", "skipbo", "-p", "2", "--candidate", "random", "--field", "random", "--deals", "1"))
                .contains("random against one random", "1 deal, ", "stock cards a match")
                .doesNotContain("±");
    }

    @Test
    @DisplayName("a field may be several, in one option or in more")
    void mixedField() {
        String[] one = {"arena", "friday", "--candidate", "greedy", "--field", "random, medium", "--deals", "2"};
        assertThat(run(one)).contains("greedy against three in turn of random, medium");
        String[] two = {
            "arena",
            "friday",
            "--candidate",
            "greedy",
            "--field",
            "random",
            "--field",
            "medium",
            "--deals",
            "2",
            "--json"
        };
        assertThat(run(two)).contains("\"field\":\"random,medium\"");
        Shell shell = new Shell();
        assertThat(shell.run("arena", "friday", "--candidate", "greedy", "--field", "random,nobody"))
                .isNotZero();
        assertThat(shell.err()).contains("nobody");
    }

    @Test
    @DisplayName("names the program whose moves were replaced, in JSON too")
    @Tag("slow")
    void faults() {
        Shell shell = new Shell();
        assertThat(shell.run("arena", "leaves", "--candidate", "random", "--field", "exec:cat", "--deals", "1"))
                .isZero();
        assertThat(shell.out()).containsPattern("The field of exec:cat: (\\d+) of \\1 moves were replaced.*garbage\\.");
        assertThat(shell.err())
                .startsWith("table13: exec:cat was started 6 times")
                .hasLineCount(1);
        Shell json = new Shell();
        assertThat(json.run(
                        "arena", "leaves", "--candidate", "exec:cat", "--field", "random", "--deals", "1", "--json"))
                .isZero();
        assertThat(json.out()).containsPattern("\"illegalMoves\":[1-9]\\d*,\"timeouts\":0}");
    }

    @Test
    @DisplayName("on a terminal a bar fills up, and goes away")
    @Tag("slow")
    void progress() {
        Shell seen = new Shell().with(new TerminalCapabilities(true, true, true, false));
        assertThat(seen.run("arena", "skipbo", "--candidate", "random", "--field", "random", "--deals", "40"))
                .isZero();
        assertThat(seen.err()).contains(" of 40 deals, ", " left").endsWith("\r");
    }

    // ---- leagues

    @Test
    @DisplayName("a league ranks the bots and compares each with each")
    void league() {
        String out = run("arena", "friday", "--league", "random,greedy", "--league", "easy", "--deals", "6");
        assertThat(out)
                .contains("Friday the 13th, 4 players: a league of 3 bots")
                .containsPattern("  1\\. +\\d+ +\\d+ to \\d+ .* A greedy\n")
                .containsPattern("\nA greedy +· +\\d+\\.\\d +\\d+\\.\\d\n")
                .contains("Bradley-Terry");
        assertThat(out.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    @DisplayName("a league prints JSON, the same on any number of threads")
    void leagueJson() {
        String[] command = {"arena", "friday", "--league", "random,greedy,easy", "--deals", "4", "--json", "--threads"};
        String out = run(Stream.concat(Stream.of(command), Stream.of("3")).toArray(String[]::new));
        assertThat(Json.read(out))
                .asInstanceOf(InstanceOfAssertFactories.MAP)
                .containsOnlyKeys("game", "players", "options", "deals", "seed", "ratings", "results")
                .hasEntrySatisfying(
                        "ratings", list -> assertThat((List<?>) list).hasSize(3))
                .hasEntrySatisfying(
                        "results", list -> assertThat((List<?>) list).hasSize(6));
        String one = run(Stream.concat(Stream.of(command), Stream.of("1")).toArray(String[]::new));
        assertThat(withoutTimes(out)).isEqualTo(withoutTimes(one));
    }

    @Test
    @DisplayName("the page of a league stands alone, and takes no name for its own code")
    @Tag("slow")
    void page() throws IOException {
        Path file = folder.resolve("league.html");
        Shell shell = new Shell();
        assertThat(shell.run(
                        "arena",
                        "leaves",
                        "--league",
                        "random,easy,exec:cat - '<script>alert(\"a\", `b`)</script>'",
                        "--deals",
                        "2",
                        "--html",
                        file.toString()))
                .isZero();
        String page = Files.readString(file);
        assertThat(page)
                .startsWith("<!doctype html>")
                .endsWith("</html>\n")
                .contains("The league of 13 Leaves", "<svg", "&lt;script&gt;alert(&quot;a&quot;, `b`)", "exec:cat")
                .doesNotContain("<script", "{{", "http:", "https:", "url(", "@import", "src=", "href=");
        assertThat(count(page, "<(table|section|svg|tr|td|th|g)[ >]"))
                .isEqualTo(count(page, "</(table|section|svg|tr|td|th|g)>"));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).hasSize(1);
        }
    }

    private static long count(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).results().count();
    }

    @Test
    @DisplayName("commas separate bots, but those after exec: belong to the command")
    void names() {
        assertThat(ContestantFactory.names(List.of("a, b", "exec:x -o a,b:c", "c,exec:y 1,2", "")))
                .containsExactly("a", "b", "exec:x -o a,b:c", "c", "exec:y 1,2", "");
    }

    // ---- Ctrl-C

    /// Plays the first legal move, and has a child process that would outlive it. After more moves than one deal has,
    /// it creates a file beside itself.
    private static final String PROGRAM = """
            sleep 613 &
            while read -r line; do
                case $line in
                    *'"hello"'*) echo '{"type":"hello","protocol":1}' ;;
                    *'"choose"'*)
                        request=${line#*'"request":'}
                        move=${line##*'"legalMoves":["'}
                        [ "${request%%,*}" != 1000 ] || : >"$0.busy"
                        echo '{"type":"move","request":'"${request%%,*}"',"move":"'"${move%%'"'*}"'"}'
                        ;;
                    *) exit ;;
                esac
            done
            """;

    @Test
    @DisplayName("when interrupted, prints the report so far, and ends its programs and their children")
    @Tag("slow")
    void interrupted() throws IOException, InterruptedException {
        Path program = Files.writeString(folder.resolve("program, with a comma"), PROGRAM);
        Path out = folder.resolve("out");
        Process arena = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "arena",
                        "leaves",
                        "--candidate",
                        "exec:sh '" + program + "'",
                        "--field",
                        "random",
                        "--deals",
                        "1000000",
                        "--json")
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        Path busy = folder.resolve(program.getFileName() + ".busy");
        await(() -> !arena.isAlive() || Files.exists(busy));
        assertThat(busy).as("the arena is %s", arena).exists();
        List<ProcessHandle> started = arena.descendants().toList();
        assertThat(started).hasSizeGreaterThanOrEqualTo(2);
        arena.destroy(); // SIGTERM, handled like Ctrl-C
        assertThat(arena.waitFor()).isEqualTo(128 + 15);
        assertThat(Files.readString(out))
                .startsWith("{\"game\":\"leaves\"")
                .containsPattern("\"deals\":[1-9].*\"illegalMoves\":0,\"timeouts\":0}\n$")
                .hasLineCount(1);
        await(() -> started.stream().noneMatch(ArenaCommandTest::isRunning));
        assertThat(started).noneMatch(ArenaCommandTest::isRunning);
    }

    /// A process that has ended but was not yet reaped has no command.
    private static boolean isRunning(ProcessHandle process) {
        return process.info().command().isPresent();
    }

    /// Two minutes only limit a test that would hang.
    private static void await(BooleanSupplier isSo) throws InterruptedException {
        for (int looks = 0; looks < 12_000 && !isSo.getAsBoolean(); looks++) {
            Thread.sleep(10);
        }
    }
}
