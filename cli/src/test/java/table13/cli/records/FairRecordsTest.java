package table13.cli.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.cli.Shell;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.registry.Games;
import table13.table.fair.DealVersion;
import table13.table.fair.FairDeal;
import table13.table.fair.SecretChain;

@DisplayName("verify recomputes deals")
class FairRecordsTest {
    private static final SecretChain CHAIN = new SecretChain("5e".repeat(32));
    private static final String NOT_FROM_THE_SECRET = " does not follow from the secret and the seeds\n";

    private static final String SEED = "ada0".repeat(16);
    private static final String OTHER_SEED = "00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff";

    /// Records committed with the lessons (deal version 1) and by the first version of solo play (deal version 2).
    private static final Path LESSONS = Path.of("../web/src/games");

    private static final Path SOLO = Path.of("../browser/src/test/resources/table13/browser/solo/first-version");

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("table13.testkit.Setups#games")
    @DisplayName("and says how many")
    void good(String game) throws IOException {
        Shell one = verify(record(game, 1));
        assertThat(one.out()).matches("1 record, [\\d,]+ moves, 1 deal recomputed: all good\n");
        Shell two = verify(record(game, 1) + record(game, 2));
        assertThat(two.out()).matches("2 records, [\\d,]+ moves, 2 deals recomputed: all good\n");
    }

    @Test
    @DisplayName("of the first version as well, and of none that it does not know")
    void versions() throws IOException {
        Shell both = verify(record(DealVersion.ONE, "friday", 1) + record("friday", 2));
        assertThat(both.out()).matches("2 records, [\\d,]+ moves, 2 deals recomputed: all good\n");
        String record = record("friday", 1);
        int at = lineOf(record, "deal version");
        refused(
                withLine(record, at, line -> "deal version 3"),
                "line " + at + ": Version 3 of the fair deal is unknown.\n");
        refused(closed(record.replaceFirst("deal version 2\n", "")), "The secret does not match the commitment.\n");
    }

    @Test
    @DisplayName("and wants a seed of version 2 to have 64 digits, of version 1 fewer will do")
    void digits() throws IOException {
        String record = record("friday", 1);
        int at = lineOf(record, "deal seed");
        refused(
                withLine(record, at, line -> "deal seed 0 ada0"),
                "line " + at + ": A seed of version 2 is a hash: 64 lowercase hexadecimal digits.\n");
        String old = record(DealVersion.ONE, "friday", 1);
        refused(withLine(old, lineOf(old, "deal seed"), line -> "deal seed 0 ada0"), NOT_FROM_THE_SECRET);
    }

    @Test
    @DisplayName("of all records in the repository")
    void landed() throws IOException {
        List<Path> records = new ArrayList<>();
        for (Path folder : List.of(LESSONS, SOLO)) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.filter(file -> file.toString().endsWith(".record")).forEach(records::add);
            }
        }
        assertThat(records).hasSizeGreaterThanOrEqualTo(9);
        for (Path record : records) {
            assertThat(verify(Files.readString(record)).out())
                    .as(record.toString())
                    .matches("1 record, [\\d,]+ moves, 1 deal recomputed: all good\n");
        }
    }

    @Test
    @DisplayName("beside records without a seed")
    void mixed() throws IOException {
        String silent = closed(record("friday", 1).replaceAll("deal .*\n", ""));
        assertThat(verify(silent).out()).matches("1 record, [\\d,]+ moves: all good\n");
        assertThat(verify(silent + record("friday", 2)).out())
                .matches("2 records, [\\d,]+ moves, 1 deal recomputed: all good\n");
    }

    @Test
    @DisplayName("and accepts the examples of its document")
    void document() throws IOException {
        example("record");
        example("record-1");
    }

    private void example(String name) throws IOException {
        String document = Files.readString(Path.of("../docs/fair-deal.md"));
        String begin = "<!-- " + name + " -->\n```\n";
        String example = document.substring(document.indexOf(begin) + begin.length());
        assertThat(verify(example.substring(0, example.indexOf("```"))).out())
                .isEqualTo("1 record, 0 moves, 1 deal recomputed: all good\n");
    }

    @Test
    @DisplayName("and finds a shuffle that was forged, though all moves are legal and the checksum is right")
    void forgedShuffle() throws IOException {
        String record = record("leaves", 1);
        int at = lineOf(record, "shuffle");
        // The last cards are out of play: no move depends on them.
        String forged = withLine(record, at, FairRecordsTest::withLastCardsSwapped);
        String silent = closed(forged.replaceAll("deal .*\n", ""));
        assertThat(verify(silent).out()).contains("1 record, ");
        refused(forged, "line " + at + ": this shuffle" + NOT_FROM_THE_SECRET);
    }

    @Test
    @DisplayName("and finds a forged shuffle of a later round")
    void forgedLater() throws IOException {
        String record = record("thirteen", 1);
        int at = record.substring(0, record.indexOf("\nround 3 ")).split("\n", -1).length + 2;
        assertThat(record.split("\n", -1)[at - 1]).startsWith("shuffle ");
        refused(
                withLine(record, at, FairRecordsTest::withLastCardsSwapped),
                "line " + at + ": this shuffle" + NOT_FROM_THE_SECRET);
    }

    @Test
    @DisplayName("and finds another starter")
    void forgedStarter() throws IOException {
        String record = record("friday", 1);
        int at = lineOf(record, "round 1 ");
        refused(
                withLine(record, at, line -> line.endsWith("0") ? "round 1 starter 1" : "round 1 starter 0"),
                "line " + at + ": this starter" + NOT_FROM_THE_SECRET);
    }

    @Test
    @DisplayName("and requires the committed secret and the original commitment")
    void brokenPromise() throws IOException {
        String record = record("friday", 1);
        String broken = "line " + lineOf(record, "deal commitment") + ": The secret does not match the commitment.\n";
        refused(withLine(record, lineOf(record, "deal secret"), line -> "deal secret " + CHAIN.secret(2)), broken);
        refused(withLine(record, lineOf(record, "deal commitment"), line -> line.replaceAll(".$", "x")), broken);
        // A secret with its own commitment verifies, but the cards differ.
        String other = record.replace(CHAIN.commitment(1, DealVersion.TWO), CHAIN.commitment(7, DealVersion.TWO))
                .replace(CHAIN.secret(1), CHAIN.secret(7));
        refused(closed(other), NOT_FROM_THE_SECRET);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "deal seed 0 " + OTHER_SEED,
                "deal table t2",
                "deal match 2",
                "seat 1 Bob",
                "option memory-aid on"
            })
    @DisplayName("and finds any other change of the deal")
    void changed(String line) throws IOException {
        String record = record("friday", 1);
        String begin = line.substring(0, line.lastIndexOf(' '));
        refused(withLine(record, lineOf(record, begin), old -> line), NOT_FROM_THE_SECRET);
    }

    @Test
    @DisplayName("and finds a seed that was left out, added or put in another seat")
    void seeds() throws IOException {
        String record = record("friday", 1);
        refused(closed(record.replaceFirst("deal seed 0 .*\n", "")), NOT_FROM_THE_SECRET);
        refused(closed(record.replaceFirst("\nround", "\ndeal seed 2 " + OTHER_SEED + "\nround")), NOT_FROM_THE_SECRET);
        refused(closed(record.replaceFirst("deal seed 0", "deal seed 1")), NOT_FROM_THE_SECRET);
    }

    @Test
    @DisplayName("and does not pass over lines it cannot read, but keeps those of other kinds")
    void unreadable() throws IOException {
        String record = record("friday", 1);
        int at = lineOf(record, "deal secret");
        refused(
                closed(record.replaceFirst("deal secret .*\n", "")),
                "line " + at + ": Expected 'deal secret …', found 'deal seed 0 " + SEED + "'.\n");
        String more = closed(record.replaceFirst("\ndeal secret", "\ndeal weather fine\ndeal secret"));
        assertThat(verify(more).out()).matches("1 record, [\\d,]+ moves, 1 deal recomputed: all good\n");
        String other = closed(record.replaceAll("deal .*\n", "").replaceFirst("\nround", "\ndeal by hand\nround"));
        assertThat(verify(other).out()).matches("1 record, [\\d,]+ moves: all good\n");
    }

    // ---- helpers

    private static String record(String id, int number) {
        return record(DealVersion.TWO, id, number);
    }

    private static String record(DealVersion version, String id, int number) {
        Game<?> game = Games.named(id).orElseThrow();
        Setup setup = Setup.of(game, 3);
        List<String> names = List.of("Ada", "Ben (easy)", "Cleo");
        FairDeal deal = new FairDeal(version, "t1", number, CHAIN.secret(number), setup, names, List.of(SEED, "", ""));
        Match<?> match = Match.begin(deal.setup(), deal.names(), deal.chance(), deal.lines());
        SplitMix chance = new SplitMix(number);
        while (!match.isOver()) {
            List<Move> moves = match.view(match.toMove()).seen().legalMoves();
            match.play(moves.get(chance.below(moves.size())));
        }
        return match.record();
    }

    private Shell verify(String records) throws IOException {
        Path file = folder.resolve("records");
        Files.writeString(file, records);
        Shell shell = new Shell();
        shell.run("verify", file.toString());
        return shell;
    }

    private void refused(String record, String reason) throws IOException {
        Shell shell = verify(record);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).hasLineCount(1).endsWith(reason);
    }

    /// The number of the first line with this beginning.
    private static int lineOf(String record, String begin) {
        assertThat(record).contains("\n" + begin);
        return record.substring(0, record.indexOf("\n" + begin)).split("\n", -1).length + 1;
    }

    private static String withLine(String record, int number, UnaryOperator<String> change) {
        String[] lines = record.split("\n", -1);
        lines[number - 1] = change.apply(lines[number - 1]);
        String changed = String.join("\n", lines);
        assertThat(changed).isNotEqualTo(record);
        return closed(changed);
    }

    private static String withLastCardsSwapped(String line) {
        String[] words = line.split(" ", -1);
        int last = words.length - 1;
        int other = last - 1;
        while (words[other].equals(words[last])) {
            other--;
        }
        String card = words[other];
        words[other] = words[last];
        words[last] = card;
        return String.join(" ", words);
    }

    /// Recomputes the checksum of the lines above, as a forger would.
    private static String closed(String record) {
        String above = record.substring(0, record.lastIndexOf("check "));
        CRC32 crc = new CRC32();
        crc.update(above.getBytes(StandardCharsets.UTF_8));
        return above + String.format("check %08x\n", crc.getValue());
    }
}
