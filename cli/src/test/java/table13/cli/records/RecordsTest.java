package table13.cli.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.cli.Shell;
import table13.cli.terminal.TerminalCapabilities;

@DisplayName("simulate, verify and replay")
class RecordsTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("table13.testkit.Setups#games")
    @DisplayName("the same seed gives the same bytes, another seed others, and all of it verifies")
    void deterministic(String game) throws IOException {
        Path first = simulated(game, 7, "first");
        Path second = simulated(game, 7, "second");
        assertThat(second).hasSameBinaryContentAs(first);
        assertThat(Files.mismatch(first, simulated(game, 8, "third"))).isNotNegative();
        Shell shell = new Shell();
        assertThat(shell.run("verify", first.toString(), second.toString())).isZero();
        assertThat(shell.out()).matches("4 records, [\\d,]+ moves: all good\n");
    }

    @Test
    @DisplayName("nothing but the file appears, and nothing at all when it cannot be written")
    void noDrafts() throws IOException {
        simulated("friday", 7, "records");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).hasSize(1);
        }
        Shell shell = new Shell();
        int code = shell.run(
                "simulate",
                "friday",
                "--matches",
                "1",
                "--seed",
                "1",
                "--records",
                folder.resolve("no/x").toString());
        assertThat(code).isEqualTo(2);
        assertThat(folder.resolve("no")).doesNotExist();
    }

    @Test
    @DisplayName("a changed line is found and named")
    void tampered() throws IOException {
        Path file = simulated("friday", 7, "records");
        List<String> lines = Files.readAllLines(file);
        int second = lines.lastIndexOf("table13-record 1");
        for (int i = second; i < second + 40; i++) {
            List<String> changed = new ArrayList<>(lines);
            changed.set(i, lines.get(i) + "x");
            Files.writeString(folder.resolve("changed"), String.join("\n", changed) + "\n");
            Shell shell = new Shell();
            assertThat(shell.run("verify", folder.resolve("changed").toString()))
                    .isEqualTo(2);
            assertThat(shell.err()).hasLineCount(1);
            if (!lines.get(i).startsWith("seat ")) {
                assertThat(shell.err()).contains("changed: line " + (i + 1) + ": ");
            }
        }
    }

    @Test
    @DisplayName("records are read from the standard input, too")
    void fromInput() throws IOException {
        Path file = simulated("leaves", 3, "records");
        Shell shell = new Shell().reading(Files.newInputStream(file));
        assertThat(shell.run("verify", "-")).isZero();
        assertThat(shell.out()).contains("2 records, ");
    }

    @ParameterizedTest
    @MethodSource("table13.testkit.Setups#games")
    @DisplayName("a replay runs to the end, open and for each seat")
    void replay(String game) throws IOException {
        Path file = simulated(game, 7, "records");
        Shell open = new Shell();
        assertThat(open.run("replay", file.toString(), "--match", "2")).isZero();
        assertThat(open.out()).contains("All cards are open.", "The match is over.");
        Shell ofSeat = new Shell();
        assertThat(ofSeat.run("replay", file.toString(), "--match", "2", "--seat", "1"))
                .isZero();
        assertThat(ofSeat.out()).contains("As Ben (random) saw it.", "The match is over.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"thirteen", "friday", "leaves"})
    @DisplayName("a replay for one seat stays the same when two others swap cards; an open one does not")
    void secrecy(String game) throws IOException {
        Path file = simulated(game, 7, "records");
        Path swapped = folder.resolve("swapped");
        Files.writeString(swapped, withCardsSwapped(Files.readString(file)));
        assertThat(deal(swapped, "--seat", "1")).isEqualTo(deal(file, "--seat", "1"));
        assertThat(deal(swapped)).isNotEqualTo(deal(file));
    }

    /// Swaps the first cards in which seats 2 and 3 differ. The record is no longer valid, but the deal is shown.
    private static String withCardsSwapped(String record) {
        Matcher round = Pattern.compile("round 1 starter (\\d)\nshuffle (.*)\n").matcher(record);
        assertThat(round.find()).isTrue();
        String[] cards = round.group(2).split(" ", -1);
        int i = Math.floorMod(2 - Integer.parseInt(round.group(1)), 4);
        int j = Math.floorMod(3 - Integer.parseInt(round.group(1)), 4);
        while (cards[i].equals(cards[j])) {
            i += 4;
            j += 4;
        }
        String card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
        return record.substring(0, round.start(2)) + String.join(" ", cards) + record.substring(round.end(2));
    }

    private static String deal(Path file, String... seat) {
        Shell shell = new Shell();
        shell.run(Stream.concat(Stream.of("replay", file.toString()), Stream.of(seat))
                .toArray(String[]::new));
        return shell.out().substring(0, shell.out().indexOf("── move 1 "));
    }

    @Test
    @DisplayName("a person may step, skip and quit")
    void stepping() throws IOException {
        Path file = simulated("friday", 7, "records");
        Shell shell = Shell.withInput("\n5\nq\n").with(new TerminalCapabilities(true, true, true, false));
        assertThat(shell.run("replay", file.toString())).isZero();
        assertThat(shell.out()).contains("move 6 ·").doesNotContain("move 7 ·");
    }

    @Test
    @DisplayName("there is no seat and no record beyond those there are")
    void outOfRange() throws IOException {
        Path file = simulated("friday", 7, "records");
        Shell shell = new Shell();
        assertThat(shell.run("replay", file.toString(), "--seat", "4")).isEqualTo(2);
        assertThat(shell.err()).contains("there is no seat 4; this record has the seats 0 to 3");
        Shell again = new Shell();
        assertThat(again.run("replay", file.toString(), "--match", "3")).isEqualTo(2);
        assertThat(again.err()).contains("holds 2 records, so there is no record 3");
    }

    @Test
    @DisplayName("bots can play the matches, and stand in the records")
    void bots() throws IOException {
        Path first = folder.resolve("first");
        Path second = folder.resolve("second");
        for (Path file : List.of(first, second)) {
            Shell shell = new Shell();
            String[] command = {"simulate", "friday", "--matches", "2", "--seed", "1", "--bots", "easy,greedy"};
            assertThat(shell.run(Stream.concat(Stream.of(command), Stream.of("--records", file.toString()))
                            .toArray(String[]::new)))
                    .isZero();
        }
        assertThat(second).hasSameBinaryContentAs(first);
        assertThat(Files.readString(first)).contains("seat 0 Ada (easy)\nseat 1 Ben (greedy)\nseat 2 Cleo (easy)\n");
        Shell shell = new Shell();
        assertThat(shell.run("verify", first.toString())).isZero();
    }

    @Test
    @DisplayName("on a terminal a bar fills up, elsewhere it is silent")
    void progress() {
        Path file = folder.resolve("records");
        String[] command = {"simulate", "friday", "--matches", "200", "--seed", "1", "--records", file.toString()};
        Shell silent = new Shell();
        assertThat(silent.run(command)).isZero();
        assertThat(silent.out() + silent.err()).isEmpty();
        Shell seen = new Shell().with(new TerminalCapabilities(true, true, true, false));
        assertThat(seen.run(command)).isZero();
        assertThat(seen.err()).contains("200 matches, 42,400 moves, ");
    }

    private Path simulated(String game, int seed, String name) throws IOException {
        Path file = folder.resolve(name);
        Shell shell = new Shell();
        String[] command = {
            "simulate", game, "--players", "4", "--matches", "2", "--seed", "" + seed, "--records", file.toString()
        };
        assertThat(shell.run(command)).isZero();
        assertThat(shell.out() + shell.err()).isEmpty();
        return file;
    }
}
