package table13.rules.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.skipbo.SkipBo;
import table13.rules.thirteen.Friday;
import table13.testkit.RandomMatches;
import table13.testkit.Setups;

class ReplayTest {

    static List<Setup> setups() {
        return Setups.all();
    }

    static String record(Setup setup, long seed, int mostMoves) {
        Match<?> match = RandomMatches.begin(setup, seed);
        SplitMix chance = new SplitMix(~seed);
        for (int i = 0; i < mostMoves && !match.isOver(); i++) {
            RandomMatches.playAny(match, chance);
        }
        return match.record();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void replaysByteForByte(Setup setup) {
        for (int mostMoves : new int[] {0, 1, 37, Integer.MAX_VALUE}) {
            String record = record(setup, 21, mostMoves);
            Match<?> match = Replay.of(RandomMatches.lines(record), 1);
            assertThat(match.record()).isEqualTo(record);
            assertThat(match.isOver()).isEqualTo(!record.contains("result unfinished"));
        }
    }

    @Test
    void tellsEveryViewerTheSameAgain() {
        Setup setup = Setup.of(SkipBo.GAME, 3);
        Match<?> match = RandomMatches.begin(setup, 22);
        List<String> told = new ArrayList<>();
        told.add(match.beginning().seenBy(1) + " " + match.view(1));
        SplitMix chance = new SplitMix(23);
        while (!match.isOver()) {
            told.add(RandomMatches.playAny(match, chance).seenBy(1) + " " + match.view(1));
        }
        Replay replay = new Replay(RandomMatches.lines(match.record()), 1);
        List<String> again = new ArrayList<>();
        again.add(replay.match().beginning().seenBy(1) + " " + replay.match().view(1));
        while (replay.hasNext()) {
            again.add(replay.next().seenBy(1) + " " + replay.match().view(1));
        }
        assertThat(again).isEqualTo(told);
    }

    @Test
    void looksLikeThis() {
        List<String> lines = RandomMatches.lines(record(Setup.of(Friday.GAME, 3), 24, Integer.MAX_VALUE));
        assertThat(lines.subList(0, 9))
                .containsExactly(
                        "table13-record 1",
                        "game friday",
                        "rules 1",
                        "players 3",
                        "option deck 53",
                        "option memory-aid off",
                        "seat 0 Ada",
                        "seat 1 Ben",
                        "seat 2 Cleo");
        assertThat(lines.get(9)).matches("round 1 starter [012]");
        assertThat(lines.get(10)).matches("shuffle( ([cml][012457]|f)){53}");
        assertThat(lines.get(11)).matches("[012] ([cml][012457]|f>[cml])");
        assertThat(lines.get(lines.size() - 3)).matches("totals( [0-9]+){3}");
        assertThat(lines.get(lines.size() - 2)).matches("result winners( [012])+");
        assertThat(lines.getLast()).matches("check [0-9a-f]{8}");
        assertThat(RandomMatches.lines(record(Setup.of(Friday.GAME, 3), 24, 3)).get(14))
                .isEqualTo("result unfinished");
    }

    /// Any one character changed, removed or added must be detected, at that line or one that depends on it.
    @ParameterizedTest
    @MethodSource("setups")
    @Tag("slow")
    void noticesDamage(Setup setup) {
        String record = record(setup, 25, 60);
        SplitMix chance = new SplitMix(26);
        for (int i = 0; i < 150; i++) {
            int at = chance.below(record.length() - 1);
            String other = String.valueOf((char) (' ' + chance.below(95)));
            String damaged = record.substring(0, at)
                    + (chance.below(3) == 0 ? "" : other)
                    + record.substring(at + chance.below(2));
            if (!damaged.equals(record)) {
                assertThatExceptionOfType(RecordException.class)
                        .as("at %d: %s", at, damaged)
                        .isThrownBy(() -> Replay.of(List.of(damaged.split("\n", -1)), 1));
            }
        }
    }

    @Test
    @Tag("slow")
    void survivesGarbage() {
        SplitMix chance = new SplitMix(27);
        List<String> good = RandomMatches.lines(record(Setup.of(SkipBo.GAME, 2), 28, 100));
        for (int i = 0; i < 2_000; i++) {
            List<String> lines = new ArrayList<>(good);
            for (int k = 1 + chance.below(3); k > 0; k--) {
                int at = chance.below(lines.size());
                switch (chance.below(4)) {
                    case 0 -> lines.remove(at);
                    case 1 -> lines.add(at, lines.get(chance.below(lines.size())));
                    case 2 -> lines.set(at, "\u0000\ufffd".repeat(chance.below(200)));
                    default -> lines.set(at, lines.get(at) + " 0");
                }
                if (lines.isEmpty()) {
                    lines.add("");
                }
            }
            if (!lines.equals(good)) {
                assertThatExceptionOfType(RecordException.class).isThrownBy(() -> Replay.of(lines, 1));
            }
        }
    }

    @Test
    void namesTheLineAndTheReason() {
        String record = record(Setup.of(Friday.GAME, 3), 29, 30);
        refused(record, "", text -> "hello", 1, "not a record: expected 'table13-record 1', found 'hello'");
        refused(record, "table13-record 1", line -> "table13-record 2", 1, "not a record");
        refused(record, "game friday", line -> "game chess", 2, "there is no game 'chess'");
        refused(record, "rules 1", line -> "rules 2", 3, "made under rules version '2', known here is version 1");
        refused(record, "players 3", line -> "players 7", 4, "expected a number from 3 to 6, found '7'");
        refused(record, "players 3", line -> "players 03", 4, "expected a number from 3 to 6, found '03'");
        refused(record, "option deck 53", line -> "option deck 52", 5, "option deck cannot be '52'");
        refused(record, "seat 1 Ben", line -> "seat 1 \u001b[31mBen", 8, "A name is one line");
        refused(record, "seat 1 Ben", line -> "sit", 8, "expected a line that begins with 'seat 1', found 'sit'");
        refused(record, "round 1", line -> "round 1 starter 3", 10, "expected a number from 0 to 2, found '3'");
        refused(record, "round 1", line -> "round one", 10, "expected 'round … starter …', found 'round one'");
        refused(record, "round 1", line -> line.replace("round 1", "round 2"), 10, "expected 'round 1");
        refused(record, "shuffle", line -> line + " c7", 11, "expected 53 cards, found 54");
        refused(record, "shuffle", line -> line.replace(" c0", " c9"), 11, "there is no card 'c9'");
        refused(record, "shuffle", line -> line.replace(" c0", " m0"), 11, "there are not so many cards m0 to shuffle");
        String first = RandomMatches.lines(record).get(11);
        refused(record, first, line -> line.charAt(0) + " b7", 12, "'b7' is refused: That is not a move");
        refused(record, first, line -> line.charAt(0) + " C7", 12, "");
        refused(record, first, line -> "9 c7", 12, "expected a line that begins with");
        refused(
                record,
                "check",
                line -> "check 00000000",
                RandomMatches.lines(record).size(),
                "expected 'check");
        refused(
                record,
                "check",
                line -> line + "\nmore",
                RandomMatches.lines(record).size() + 1,
                "nothing may follow the check line");
        refused(
                record,
                "result unfinished",
                line -> "",
                RandomMatches.lines(record).size() - 1,
                "expected a line that begins with");
    }

    @Test
    void countsLinesFromWhereTheRecordBegins() {
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> new Replay(List.of("table13-record 1", "gam friday"), 101))
                .withMessage("line 102: expected a line that begins with 'game', found 'gam friday'")
                .satisfies(bad -> assertThat(bad.line()).isEqualTo(102));
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> new Replay(List.of("table13-record 1"), 1))
                .withMessage("line 2: the record ends too early");
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> new Replay(List.of("x".repeat(99)), 1))
                .withMessageEndingWith("found '" + "x".repeat(60) + "…'");
    }

    /// Changes the first line with this beginning.
    private static void refused(String record, String begin, UnaryOperator<String> change, int line, String reason) {
        List<String> lines = new ArrayList<>(RandomMatches.lines(record));
        int at = lines.indexOf(
                lines.stream().filter(l -> l.startsWith(begin)).findFirst().orElseThrow());
        String[] changed = change.apply(lines.remove(at)).split("\n", -1);
        lines.addAll(at, List.of(changed));
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> Replay.of(lines, 1))
                .withMessageStartingWith("line " + line + ": ")
                .withMessageContaining(reason);
    }
}
