package table13.rules.skipbo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;

/// Compares the moves of whole rounds with those of [SkipBoOracle]. Half of the seats end their turns only when nothing
/// else is legal, so that stocks shrink and piles are completed; the others play at random.
class SkipBoOracleTest {
    private static final int ROUNDS = 12;
    private static final int MOST_PLIES = 20_000;

    private final int[] buffer = new int[SkipBo.GAME.mostLegalMoves()];

    @ParameterizedTest
    @CsvSource({
        "2, 16, off, clockwise", "3, 16, off, clockwise", "4, 16, off, clockwise",
        "2, 12, off, clockwise", "3, 12, on, clockwise", "4, 12, off, either",
        "2, 16, on, clockwise", "3, 16, on, either", "4, 16, on, clockwise",
        "2, 16, off, either", "3, 12, off, either", "4, 12, on, either",
        "2, 12, on, either", "2, 12, off, either", "2, 16, on, either",
        "2, 12, on, clockwise", "3, 12, off, clockwise", "3, 16, on, clockwise",
        "3, 16, off, either", "3, 12, on, either", "4, 12, off, clockwise",
        "4, 12, on, clockwise", "4, 16, off, either", "4, 16, on, either"
    })
    @Tag("slow")
    void generatorAndOracleAgreeAtEveryMove(int players, String wilds, String strict, String pawns) {
        SkipBo game = SkipBo.GAME;
        Setup setup = new Setup(game, players, Map.of("wilds", wilds, "strict-exchange", strict, "pawns", pawns));
        SplitMix chance = new SplitMix(setup.toString().hashCode());
        SkipBoState state = game.newState(setup);
        int wins = 0;
        for (int round = 0; round < ROUNDS; round++) {
            state.deal(game.starter(setup, 1, State.NOBODY, chance), chance, Journal.CLOSED);
            for (int ply = 0; state.toMove() != State.NOBODY; ply++) {
                assertThat(ply).isLessThan(MOST_PLIES);
                int n = state.legalMoves(buffer);
                List<String> moves = notations(n);
                assertThat(new TreeSet<>(moves)).isEqualTo(new SkipBoOracle(state).legalMoves());
                assertThat(moves).doesNotHaveDuplicates();
                state.play(buffer[choose(state, n, chance)], chance, Journal.CLOSED);
            }
            for (int seat = 0; seat < players; seat++) {
                wins += state.points(seat) == 0 ? 1 : 0;
            }
        }
        assertThat(wins).isGreaterThan(ROUNDS / 2);
    }

    private List<String> notations(int n) {
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            moves.add(SkipBo.GAME.move(buffer[i]).notation());
        }
        return moves;
    }

    /// Prefers moves that do not end a turn.
    private int choose(SkipBoState state, int n, SplitMix chance) {
        int goingOn = 0;
        while (goingOn < n && buffer[goingOn] < MoveCodes.END_TURN) {
            goingOn++;
        }
        boolean isEager = state.toMove % 2 == 0;
        return isEager && goingOn > 0 ? chance.below(goingOn) : chance.below(n);
    }
}
