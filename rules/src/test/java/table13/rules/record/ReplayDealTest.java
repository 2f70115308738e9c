package table13.rules.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Chance;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.registry.Games;
import table13.rules.thirteen.Friday;
import table13.testkit.RandomMatches;

/// These records describe their deal in one line, the seed of a [SplitMix].
@DisplayName("A record with deal lines")
class ReplayDealTest {
    private static final Setup SETUP = Setup.of(Friday.GAME, 3);
    private static final List<String> NAMES = RandomMatches.names(3);
    private static final int DEAL_LINE = 10;

    static List<Setup> setups() {
        return Games.ALL.stream()
                .map(game -> Setup.of(game, game.mostPlayers()))
                .toList();
    }

    private static @Nullable Chance read(Setup setup, List<String> names, List<String> deal) {
        if (deal.contains("deal of another kind")) {
            return null;
        }
        String seed = deal.getFirst().substring("deal ".length());
        if (!seed.matches("[0-9]{1,9}")) {
            throw new DealReader.BadLine(0, "That is no seed.");
        }
        if (!deal.getLast().equals("deal é !")) {
            throw new DealReader.BadLine(1, "That is no café.");
        }
        return new SplitMix(Long.parseLong(seed));
    }

    private static List<String> record(Setup setup, int mostMoves) {
        Match<?> match = Match.begin(
                setup, RandomMatches.names(setup.players()), new SplitMix(31), List.of("deal 31", "deal é !"));
        SplitMix chance = new SplitMix(32);
        for (int i = 0; i < mostMoves && !match.isOver(); i++) {
            RandomMatches.playAny(match, chance);
        }
        return RandomMatches.lines(match.record());
    }

    private static Match<?> recompute(List<String> record) {
        Replay replay = new Replay(record, 1, ReplayDealTest::read);
        while (replay.hasNext()) {
            replay.next();
        }
        return replay.match();
    }

    @ParameterizedTest
    @MethodSource("setups")
    @DisplayName("is replayed to the byte, with recorded and with recomputed randomness")
    void roundTrip(Setup setup) {
        List<String> record = record(setup, Integer.MAX_VALUE);
        Match<?> replayed = Replay.of(record, 1);
        assertThat(RandomMatches.lines(replayed.record())).isEqualTo(record);
        assertThat(RandomMatches.lines(recompute(record).record())).isEqualTo(record);
    }

    @Test
    @DisplayName("does so between the seats and the first round")
    void place() {
        List<String> record = record(SETUP, 5);
        assertThat(record.subList(8, 12)).startsWith("seat 2 Cleo", "deal 31", "deal é !");
        assertThat(record.get(11)).startsWith("round 1 starter ");
        Replay replay = new Replay(record, 1);
        assertThat(replay.deal()).containsExactly("deal 31", "deal é !");
        List<String> late = new ArrayList<>(record);
        Collections.swap(late, 10, 11);
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> new Replay(late, 1))
                .withMessageStartingWith("line 12: expected a line that begins with 'shuffle'");
    }

    @Test
    @DisplayName("may have none: then nothing is recomputed")
    void none() {
        List<String> record = RandomMatches.lines(ReplayTest.record(SETUP, 33, Integer.MAX_VALUE));
        assertThat(recompute(record).isOver()).isTrue();
        assertThat(new Replay(record, 1).deal()).isEmpty();
        assertThat(RandomMatches.lines(Match.begin(SETUP, NAMES, new SplitMix(33), List.of())
                                .record())
                        .subList(0, 11))
                .isEqualTo(record.subList(0, 11));
    }

    @Test
    @DisplayName("is refused where its randomness differs")
    void forged() {
        List<String> record = record(SETUP, Integer.MAX_VALUE);
        assertThat(record.get(11)).isEqualTo("round 1 starter 2");
        String shuffle = record.get(12);
        String last = shuffle.substring(shuffle.lastIndexOf(' '));
        String other = "shuffle" + last + shuffle.substring("shuffle".length(), shuffle.lastIndexOf(' '));
        refused(record, 11, "round 1 starter 1", "line 12: this starter does not follow from the secret and the seeds");
        refused(record, 12, other, "line 13: this shuffle does not follow from the secret and the seeds");
        int second = record.lastIndexOf(record.stream()
                .filter(line -> line.startsWith("shuffle ") && !line.equals(shuffle))
                .findFirst()
                .orElseThrow());
        refused(record, second, shuffle, "line " + (second + 1) + ": this shuffle does not follow");
        refused(record, 9, "deal 34", "does not follow from the secret and the seeds");
        refused(record, 9, "deal x", "line " + DEAL_LINE + ": That is no seed.");
        refused(record, 10, "deal x", "line " + (DEAL_LINE + 1) + ": That is no café.");
    }

    @Test
    @DisplayName("is kept and replayed if its kind of deal is unknown")
    void unknownKind() {
        Match<?> match = Match.begin(SETUP, NAMES, new SplitMix(31), List.of("deal of another kind", "deal x y"));
        List<String> record = RandomMatches.lines(match.record());
        assertThat(recompute(record).record()).isEqualTo(match.record());
        Replay replay = new Replay(record, 1, ReplayDealTest::read);
        assertThat(replay.isRecomputed()).isFalse();
        assertThat(replay.deal()).containsExactly("deal of another kind", "deal x y");
        assertThat(new Replay(record(SETUP, 0), 1, ReplayDealTest::read).isRecomputed())
                .isTrue();
    }

    private static void refused(List<String> record, int at, String line, String reason) {
        List<String> changed = new ArrayList<>(record);
        changed.set(at, line);
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> recompute(changed))
                .withMessageContaining(reason);
    }

    @Test
    @DisplayName("is refused when the lines are damaged, even if no reader knows them")
    void damaged() {
        List<String> record = record(SETUP, Integer.MAX_VALUE);
        for (String line : List.of("deal 32", "deal 31 ", "deal 3\u0007", "deal  ", "Deal 31", "deal", "")) {
            List<String> changed = new ArrayList<>(record);
            changed.set(9, line);
            assertThatExceptionOfType(RecordException.class).as(line).isThrownBy(() -> Replay.of(changed, 1));
        }
    }

    @Test
    @DisplayName("has a few short, printable deal lines at most")
    void bounds() {
        begin(deal -> deal.addAll(Collections.nCopies(32, "deal " + "x".repeat(195))));
        refused(deal -> deal.addAll(Collections.nCopies(33, "deal x")));
        refused(deal -> deal.add("deal " + "x".repeat(196)));
        for (String line :
                List.of("", "deal", "deal ", "deal x ", " deal x", "dealx", "round 1", "deal a\nb", "deal \u202e")) {
            refused(deal -> deal.add(line));
        }
    }

    private static List<String> begin(Consumer<List<String>> fill) {
        List<String> deal = new ArrayList<>();
        fill.accept(deal);
        return RandomMatches.lines(
                Match.begin(SETUP, NAMES, new SplitMix(1), deal).record());
    }

    /// Refused both by the match that would write it and by the replay that would read it.
    private static void refused(Consumer<List<String>> fill) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> begin(fill))
                .withMessageStartingWith("A record has at most 32 deal lines of at most 200");
        List<String> record = new ArrayList<>(begin(deal -> {}));
        fill.accept(record.subList(9, 9));
        assertThatExceptionOfType(RecordException.class).isThrownBy(() -> Replay.of(record, 1));
    }
}
