package table13.rules.leaves;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.rules.leaves.LeavesScenario.leaves;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.rules.View;
import table13.rules.leaves.LeavesEvent.Dealt;
import table13.rules.leaves.LeavesEvent.LapEnded;
import table13.rules.leaves.LeavesEvent.Passed;
import table13.rules.leaves.LeavesEvent.Played;
import table13.rules.leaves.LeavesEvent.RoundWon;
import table13.rules.leaves.LeavesMove.Pass;
import table13.rules.leaves.LeavesMove.Play;
import table13.rules.leaves.LeavesView.End;
import table13.rules.leaves.LeavesView.Moved;
import table13.rules.leaves.LeavesView.Stack;

class LeavesViewTest {

    /// Seat 1 is to move; seat 0 has passed and took a 9.
    private static LeavesScenario midway() {
        return leaves(3)
                .hands("1 2", "7 10 10", "3 4 5 6")
                .row("7 9 9 10 10")
                .cleared("1 13 13")
                .lap(4)
                .play("pass9");
    }

    @Test
    @DisplayName("A view shows the own hand, how many cards the others hold, and all that lies open")
    void view() {
        LeavesScenario round = midway();
        LeavesView view = round.view(1);
        assertThat(view.viewer()).isEqualTo(1);
        assertThat(view.lap()).isEqualTo(4);
        assertThat(view.toMove()).isEqualTo(1);
        assertThat(view.hand()).isEqualTo(round.cards("7 10 10"));
        assertThat(view.handSizes()).containsExactly(3, 3, 4);
        assertThat(view.known()).containsExactly(round.cards("9"), List.of(), List.of());
        assertThat(view.passed()).containsExactly(true, false, false);
        assertThat(view.row())
                .containsExactly(
                        new Stack(round.card(7), 1, 8),
                        new Stack(round.card(9), 1, 6),
                        new Stack(round.card(10), 2, 5));
        assertThat(view.low()).isEqualTo(new End(round.card(7), 1));
        assertThat(view.high()).isEqualTo(new End(round.card(10), 2));
        assertThat(view.cleared()).isEqualTo(round.cards("1 13 13"));
        assertThat(view.rest()).isEqualTo(62 - 10 - 4 - 3);
    }

    @Test
    @DisplayName("Only the seat to move is shown legal moves")
    void legalMoves() {
        LeavesScenario round = midway();
        assertThat(round.view(1).legalMoves().toString()).isEqualTo("[1x7, 2x10, pass7, pass9, pass10]");
        assertThat(round.view(0).legalMoves()).isEmpty();
        assertThat(round.view(2).legalMoves()).isEmpty();
        assertThat(round.view(View.WATCHER).legalMoves()).isEmpty();
    }

    @Test
    @DisplayName("An empty row has no ends")
    void emptyRow() {
        LeavesView view = leaves(3).dealt(0).view(0);
        assertThat(view.row()).isEmpty();
        assertThat(view.low()).isNull();
        assertThat(view.high()).isNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, View.WATCHER})
    @DisplayName("L8 Every play and pass of the round is shown to everybody, over all laps, the first one first")
    void moves(int viewer) {
        LeavesScenario round = leaves(3).hands("6 6 8 8", "5 5 7", "3 4 9 10").turnOf(2);
        assertThat(round.view(viewer).moves()).isEmpty();
        round.play("1x9", "pass9", "1x5", "1x3", "pass5", "1x4", "2x8");
        assertThat(round.view(viewer).lap()).isEqualTo(2);
        assertThat(round.view(viewer).moves())
                .containsExactly(
                        new Moved(2, new Play(9, 1)),
                        new Moved(0, new Pass(9)),
                        new Moved(1, new Play(5, 1)),
                        new Moved(2, new Play(3, 1)),
                        new Moved(1, new Pass(5)),
                        new Moved(2, new Play(4, 1)),
                        new Moved(0, new Play(8, 2)));
    }

    @Test
    @DisplayName("Without the past a view is otherwise the same")
    void withoutPast() {
        LeavesView view = midway().view(1);
        assertThat(view.moves()).isNotEmpty();
        assertThat(view.withoutPast().moves()).isEmpty();
        assertThat(view.withoutPast())
                .usingRecursiveComparison()
                .ignoringFields("moves")
                .isEqualTo(view);
    }

    @Test
    @DisplayName("A watcher sees no hand")
    void watcher() {
        LeavesView view = leaves(4).dealt(0).view(View.WATCHER);
        assertThat(view.hand()).isEmpty();
        assertThat(view.handSizes()).containsExactly(11, 11, 11, 11);
        assertThat(view.rest()).isEqualTo(18);
    }

    @Test
    @DisplayName("Other hidden cards, same view")
    void secret() {
        LeavesScenario round = midway();
        for (int viewer : new int[] {0, 1, 2, View.WATCHER}) {
            LeavesView before = round.view(viewer);
            new LeavesInsight().permuteUnseen(round.state, viewer, bound -> bound / 2);
            assertThat(round.view(viewer)).isEqualTo(before);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, View.WATCHER})
    @DisplayName("L3 Dealt cards are visible to their own seat only")
    void dealt(int viewer) {
        LeavesScenario round = leaves(4).dealt(2);
        assertThat(round.eventsSeenBy(viewer)).hasSize(4);
        for (int i = 0; i < 4; i++) {
            int seat = (2 + i) % 4;
            assertThat(round.eventsSeenBy(viewer).get(i))
                    .isEqualTo(new Dealt(seat, 11, seat == viewer ? round.cards(round.hand(seat)) : List.of()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, View.WATCHER})
    @DisplayName("Played, taken and cleared cards and the win are visible to all")
    void open(int viewer) {
        LeavesScenario round = leaves(3).hands("6 6 8", "1 2", "3 4");
        round.play("2x6", "pass6", "pass6", "1x8");
        assertThat(round.eventsSeenBy(viewer))
                .containsExactly(
                        new Played(0, round.card(6), 2),
                        new Passed(1, round.card(6)),
                        new Passed(2, round.card(6)),
                        new LapEnded(1, 0, List.of()),
                        new Played(0, round.card(8), 1),
                        new RoundWon(0));
    }
}
