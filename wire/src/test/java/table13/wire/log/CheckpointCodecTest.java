package table13.wire.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.leaves.Leaves;
import table13.table.Checkpoint;
import table13.table.Entry;
import table13.table.LoggedEntry;
import table13.table.MatchResult;
import table13.table.Plan;
import table13.table.Player;
import table13.table.fair.DealVersion;

@DisplayName("The text of a checkpoint")
class CheckpointCodecTest {
    private static final Plan PLAN = new Plan(Setup.of(Leaves.GAME, 3), true, false, 0, 60, Level.EASY);
    private static final Checkpoint SOME = new Checkpoint(
            3,
            120,
            5000,
            List.of(
                    new LoggedEntry(1, 1000, new Entry.Opened("g1", "Ada", PLAN, "ab".repeat(32), DealVersion.NEWEST)),
                    new LoggedEntry(2, 5000, new Entry.Sat(0, "g1", "Ada", "00ff")),
                    new LoggedEntry(3, 5000, new Entry.BotSat(1, "easy")),
                    new LoggedEntry(4, 4000, new Entry.Said("g2", "B\nb", "sum 1 \"entry\"\n♥"))),
            Map.of("g2", 6000L, "g1", 5500L));

    @Test
    @DisplayName("is read as what was written, and only if every character of it is right")
    void everyCharacter() {
        String text = CheckpointCodec.write(SOME);
        assertThat(CheckpointCodec.read(text)).contains(SOME);
        assertThat(CheckpointCodec.write(CheckpointCodec.read(text).orElseThrow()))
                .isEqualTo(text);
        for (int i = 0; i < text.length(); i++) {
            String damaged = text.substring(0, i) + (char) (text.charAt(i) ^ 1) + text.substring(i + 1);
            assertThat(CheckpointCodec.read(damaged)).as("character %d", i).isEmpty();
            assertThat(CheckpointCodec.read(text.substring(0, i))).isEmpty();
        }
    }

    @Test
    @DisplayName("has not changed: a necessary change raises the format, so that older checkpoints are recomputed")
    void format() {
        assertThat(CheckpointCodec.write(SOME).replace("ab".repeat(32), "SECRET"))
                .startsWith("""
                        checkpoint 1
                        match 3
                        version 120
                        changed 5000
                        unpaid 5500 g1
                        unpaid 6000 g2
                        entry 1000 {"kind":"opened","guest":"g1","name":"Ada","secret":"SECRET",""")
                .contains("""
                        entry 5000 {"kind":"sat","seat":0,"guest":"g1","name":"Ada","seed":"00ff"}
                        entry 5000 {"kind":"botSat","seat":1,"level":"easy"}
                        entry 4000 {"kind":"said","guest":"g2",""");
    }

    @Test
    @DisplayName("holds the result of a match")
    void finished() {
        MatchResult ended = new MatchResult(
                7,
                1234,
                List.of("Ada", "\"♥\n (easy)"),
                List.of(new Player("Ada", null), new Player("\"♥\n", "easy")),
                List.of(-3, 12),
                List.of(1),
                List.of("g1"));
        assertThat(CheckpointCodec.finished(CheckpointCodec.write(ended))).contains(ended);
        for (String bad : List.of("", "{}", "[]", CheckpointCodec.write(ended).replace("12]", "\"12\"]"))) {
            assertThat(CheckpointCodec.finished(bad)).isEmpty();
        }
    }
}
