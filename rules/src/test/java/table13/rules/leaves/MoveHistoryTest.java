package table13.rules.leaves;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.rules.leaves.LeavesScenario.leaves;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.leaves.LeavesView.Moved;

@DisplayName("The history of a round")
class MoveHistoryTest {
    private static final int ROUNDS = 8;
    private static final int STEPS = 4_000;
    private static final Setup SETUP = Setup.of(Leaves.GAME, 3);

    private final SplitMix chance = new SplitMix(13);
    private final int[] moves = new int[Leaves.GAME.mostLegalMoves()];

    /// A round, and an independent list of its moves.
    private final class Witnessed {
        private final LeavesState round = Leaves.GAME.newState(SETUP);
        private List<Moved> noted = new ArrayList<>();

        private void deal() {
            round.deal(chance.below(3), chance, Journal.CLOSED);
            noted = new ArrayList<>();
        }

        private void play() {
            int move = moves[chance.below(round.legalMoves(moves))];
            noted.add(new Moved(round.toMove, (LeavesMove) Leaves.GAME.move(move)));
            round.play(move, chance, Journal.CLOSED);
        }

        private void copyFrom(Witnessed other) {
            round.copyFrom(other.round);
            noted = new ArrayList<>(other.noted);
        }

        private List<Moved> past() {
            return ((LeavesView) Leaves.GAME.view(round, 0)).moves();
        }
    }

    @Test
    @DisplayName("is each round's own, however they are copied, go on, and are dealt anew")
    void own() {
        List<Witnessed> all = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            all.add(new Witnessed());
            all.getLast().deal();
        }
        int longest = 0;
        for (int i = 0; i < STEPS; i++) {
            Witnessed one = all.get(chance.below(ROUNDS));
            if (one.round.toMove == State.NOBODY || chance.below(400) == 0) {
                one.deal();
            } else if (chance.below(20) == 0) {
                one.copyFrom(all.get(chance.below(ROUNDS)));
            } else {
                one.play();
            }
            longest = Math.max(longest, one.noted.size());
            for (Witnessed each : all) {
                assertThat(each.past()).as("after %d steps", i).isEqualTo(each.noted);
            }
        }
        assertThat(longest).as("more than there is room for at first").isGreaterThan(64);
    }

    @Test
    @DisplayName("distinguishes rounds that look the same now")
    void equal() {
        LeavesState played = leaves(3).hands("6 8", "1 2", "3 4").play("1x6").state;
        LeavesState laid = leaves(3).hands("8", "1 2", "3 4").row("6").turnOf(1).state;
        assertThat(played).isNotEqualTo(laid);
        assertThat(played).isEqualTo(leaves(3).hands("6 8", "1 2", "3 4").play("1x6").state);
    }
}
