package table13.rules.leaves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static table13.rules.leaves.LeavesObjection.BETWEEN_THE_ENDS;
import static table13.rules.leaves.LeavesObjection.EMPTY_ROW;
import static table13.rules.leaves.LeavesObjection.NOT_HELD;
import static table13.rules.leaves.LeavesObjection.NOT_IN_THE_ROW;
import static table13.rules.leaves.LeavesObjection.TOO_FEW;
import static table13.rules.leaves.LeavesScenario.expert;
import static table13.rules.leaves.LeavesScenario.leaves;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.rules.Chance;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.cards.Deck;
import table13.rules.leaves.LeavesEvent.LapEnded;
import table13.rules.leaves.LeavesEvent.LapsRanOut;
import table13.rules.leaves.LeavesEvent.RoundWon;

class LeavesRulebookTest {

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    @DisplayName("L1 Three to six play")
    void players(int players) {
        assertThat(Setup.of(Leaves.GAME, players).players()).isEqualTo(players);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 7})
    @DisplayName("L1 Fewer than three or more than six do not")
    void notPlayers(int players) {
        assertThatThrownBy(() -> Setup.of(Leaves.GAME, players))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("13 Leaves is for 3 to 6 players, not " + players + ".");
    }

    @Test
    @DisplayName("L2 Sixty-two cards: two 1s, one more of each value up to eight 7s, down again to two 13s")
    void deck() {
        Deck deck = Leaves.GAME.deck(Setup.of(Leaves.GAME, 4));
        assertThat(deck.size()).isEqualTo(62);
        assertThat(IntStream.rangeClosed(1, 13)
                        .map(value ->
                                deck.copies(deck.named("" + value).orElseThrow().kind())))
                .containsExactly(2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2);
    }

    // ---- L3

    @ParameterizedTest
    @CsvSource({"3, 12, 26", "4, 11, 18", "5, 10, 12", "6, 9, 8"})
    @DisplayName("L3 Twelve cards each for three, eleven for four, ten for five, nine for six; the rest stays unseen")
    void deal(int players, int handSize, int rest) {
        LeavesScenario round = leaves(players).dealt(players - 1);
        assertThat(round.view(0).handSizes()).hasSize(players).containsOnly(handSize);
        assertThat(round.view(0).rest()).isEqualTo(rest);
        assertThat(new LeavesInsight().census(round.state)).containsExactly(2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2);
        assertThat(round.toMove()).isEqualTo(players - 1);
        assertThat(round.state.lap).isEqualTo(1);
    }

    @Test
    @DisplayName("L3 The sorted deck is shuffled once and dealt one at a time, clockwise from the starter")
    void dealOrder() {
        int[] shuffles = {0};
        Chance leavesTheDeckAlone = new Chance() {
            @Override
            public int below(int bound) {
                throw new AssertionError("Dealing asks for a shuffle only.");
            }

            @Override
            public void shuffle(byte[] cards, int from, int to) {
                assertThat(cards).isSorted().hasSize(62);
                assertThat(to - from).isEqualTo(62);
                shuffles[0]++;
            }
        };
        LeavesScenario round = leaves(4).dealt(3, leavesTheDeckAlone);
        assertThat(round.hand(3)).isEqualTo("1 2 3 4 5 6 6 7 7 8 8");
        assertThat(round.hand(0)).isEqualTo("1 3 4 4 5 6 6 7 7 8 8");
        assertThat(round.hand(1)).isEqualTo("2 3 4 5 5 6 6 7 7 8 9");
        assertThat(round.hand(2)).isEqualTo("2 3 4 5 5 6 7 7 8 8 9");
        assertThat(round.rest()).isEqualTo("9 9 9 9 10 10 10 10 10 11 11 11 11 12 12 12 13 13");
        assertThat(shuffles[0]).isEqualTo(1);
    }

    @Test
    @DisplayName("L3 A deal clears the table of the round before")
    void dealsAnew() {
        LeavesScenario used =
                leaves(4).hands("1 1", "2", "3", "4").row("6 8").lap(7).play("pass6", "pass8");
        used.dealt(3, new SplitMix(5));
        assertThat(used.state).isEqualTo(leaves(4).dealt(3, new SplitMix(5)).state);
    }

    @Test
    @DisplayName("L3 Play goes clockwise, and a player may have several turns in a lap")
    void clockwise() {
        LeavesScenario round = leaves(3).hands("6 7 8", "9 10 1", "11 12 1").turnOf(1);
        assertThat(round.play("1x9").toMove()).isEqualTo(2);
        assertThat(round.play("1x11").toMove()).isZero();
        assertThat(round.play("1x7").toMove()).isEqualTo(1);
        assertThat(round.play("1x1").toMove()).isEqualTo(2);
    }

    @Test
    @DisplayName("L3 Players who have passed are skipped")
    void skipped() {
        LeavesScenario round =
                leaves(5).hands("6 7", "9 8", "9 12", "8 13", "9 1").row("6 8").passed(1, 4);
        assertThat(round.play("1x6").toMove()).isEqualTo(2);
        assertThat(round.play("1x12").toMove()).isEqualTo(3);
        assertThat(round.play("1x13").toMove()).isZero();
        assertThat(round.play("pass8").toMove()).isEqualTo(2);
    }

    // ---- L4, L5

    @Test
    @DisplayName("L4 The row is ordered by value, whatever was played first")
    void row() {
        LeavesScenario round = leaves(4).hands("7 1", "9 9 1", "5 3", "10 10 2");
        round.play("1x7", "2x9", "1x5", "2x10");
        assertThat(round.row()).isEqualTo("5 7 9 9 10 10");
        assertThat(round.view(0).row()).extracting(stack -> stack.card().name()).containsExactly("5", "7", "9", "10");
    }

    @Test
    @DisplayName("L5 On an empty row one plays one or more cards of any one value")
    void opening() {
        LeavesScenario round = leaves(3).hands("1 7 7 7 13", "2", "3");
        assertThat(round.legalMoves()).isEqualTo("1x1 1x7 2x7 3x7 1x13");
        round.play("2x7");
        assertThat(round.row()).isEqualTo("7 7");
        assertThat(round.hand(0)).isEqualTo("1 7 13");
    }

    @Test
    @DisplayName("L5 One may not play more cards than one holds")
    void notHeld() {
        LeavesScenario round = leaves(3).hands("1 7 7 7 13", "2", "3");
        assertThat(round.objection("3x7")).isNull();
        assertThat(round.objection("4x7")).isEqualTo(NOT_HELD);
        assertThat(round.objection("1x2")).isEqualTo(NOT_HELD);
        assertThat(round.objection("8x1")).isEqualTo(NOT_HELD);
    }

    // ---- L6, L7

    @Test
    @DisplayName("L6 A value at or beyond either end may be played")
    void ends() {
        LeavesScenario round = leaves(3).hands("4 5 6 7 8 9 10 11", "1", "2").row("6 9");
        assertThat(round.legalMoves()).isEqualTo("1x4 1x5 1x6 1x9 1x10 1x11 pass6 pass9");
    }

    @Test
    @DisplayName("L6 A value between the ends is never allowed, whether or not a stack of it lies there")
    void between() {
        LeavesScenario round = leaves(3).hands("6 7 7 8 8 8 9", "1", "2").row("6 7 9");
        assertThat(round.objection("1x6")).isNull();
        assertThat(round.objection("1x7")).isEqualTo(BETWEEN_THE_ENDS);
        assertThat(round.objection("2x7")).isEqualTo(BETWEEN_THE_ENDS);
        assertThat(round.objection("3x8")).isEqualTo(BETWEEN_THE_ENDS);
        assertThat(round.objection("1x9")).isNull();
        assertThat(round.legalMoves()).isEqualTo("1x6 1x9 pass6 pass7 pass9");
    }

    @Test
    @DisplayName("L7 At least as many cards as the stack at the chosen end holds")
    void howMany() {
        LeavesScenario round =
                leaves(3).hands("5 5 5 6 6 6 6 11 11 12 13 13", "1", "2").row("6 6 6 9 12 12");
        assertThat(round.legalMoves()).isEqualTo("3x5 3x6 4x6 2x13 pass6 pass9 pass12");
        assertThat(round.objection("2x5")).isEqualTo(TOO_FEW);
        assertThat(round.objection("2x6")).isEqualTo(TOO_FEW);
        assertThat(round.objection("1x12")).isEqualTo(TOO_FEW);
        assertThat(round.objection("1x13")).isEqualTo(TOO_FEW);
        assertThat(round.objection("2x11")).isEqualTo(BETWEEN_THE_ENDS);
    }

    @Test
    @DisplayName("L7 The size of the other end does not matter")
    void otherEnd() {
        LeavesScenario round = leaves(3).hands("5 10", "1", "2").row("6 9 9 9");
        assertThat(round.objection("1x5")).isNull();
        assertThat(round.objection("1x10")).isEqualTo(TOO_FEW);
        LeavesScenario mirrored = leaves(3).hands("5 10", "1", "2").row("6 6 6 9");
        assertThat(mirrored.objection("1x5")).isEqualTo(TOO_FEW);
        assertThat(mirrored.objection("1x10")).isNull();
    }

    @Test
    @DisplayName("L7 Playing the end's own value adds to that stack")
    void ownValue() {
        LeavesScenario round =
                leaves(3).hands("9 9 9 1", "10 10 10 10 10 1", "2").row("6 9 9");
        assertThat(round.objection("1x9")).isEqualTo(TOO_FEW);
        round.play("2x9");
        assertThat(round.row()).isEqualTo("6 9 9 9 9");
        assertThat(round.objection("3x10")).isEqualTo(TOO_FEW);
        assertThat(round.objection("4x10")).isNull();
    }

    @Test
    @DisplayName("L7 A single stack is both ends")
    void singleStack() {
        LeavesScenario round = leaves(3).hands("5 6 6 7 7 7 8 8 9", "1", "2").row("7 7");
        assertThat(round.legalMoves()).isEqualTo("2x6 2x7 3x7 2x8 pass7");
    }

    @Test
    @DisplayName("L7 Eight 7s can be played at once, and nothing beats them")
    void eightSevens() {
        LeavesScenario round = leaves(3).hands("1 7 7 7 7 7 7 7 7", "6 6 6 6 6 6 6", "8 8 8 8 8 8 8");
        round.play("8x7");
        assertThat(round.legalMoves()).isEqualTo("pass7");
        round.play("pass7");
        assertThat(round.objection("7x8")).isNull();
    }

    @Test
    @DisplayName("L7 Example: from three 6s to two 12s")
    void exampleRow() {
        LeavesScenario round = leaves(3)
                .hands("3 3 3 4 4 5 5 5 5 6 6 6 7 7 7 11 11 11 12 13 13", "1", "2")
                .row("6 6 6 8 12 12");
        assertThat(round.legalMoves()).isEqualTo("3x3 3x5 4x5 3x6 2x13 pass6 pass8 pass12");
    }

    @Test
    @DisplayName("L7 Example: Dominik plays three 6s, and the next low play needs six cards of 5 or less")
    void exampleDominik() {
        LeavesScenario round = leaves(3)
                .hands("6 6 6 1", "5 5 5 5 5 5 6 4 4 4 4 4", "2")
                .row("6 6 6 8 12 12")
                .play("3x6");
        assertThat(round.row()).isEqualTo("6 6 6 6 6 6 8 12 12");
        assertThat(round.objection("6x5")).isNull();
        assertThat(round.objection("5x5")).isEqualTo(TOO_FEW);
        assertThat(round.objection("5x4")).isEqualTo(TOO_FEW);
        assertThat(round.objection("1x6")).isEqualTo(TOO_FEW);
    }

    @Test
    @DisplayName("L7 Example: Nina plays four 4s, and the next low play needs four cards of 3 or less")
    void exampleNina() {
        LeavesScenario round = leaves(3)
                .hands("4 4 4 4 1", "2 2 2 3 3 3 3 4 5 5 5 5", "9")
                .row("6 6 6 8 12 12")
                .play("4x4");
        assertThat(round.row()).isEqualTo("4 4 4 4 6 6 6 8 12 12");
        assertThat(round.objection("4x3")).isNull();
        assertThat(round.objection("3x3")).isEqualTo(TOO_FEW);
        assertThat(round.objection("3x2")).isEqualTo(TOO_FEW);
        assertThat(round.objection("1x4")).isEqualTo(TOO_FEW);
        assertThat(round.objection("4x5")).isEqualTo(BETWEEN_THE_ENDS);
    }

    // ---- L8

    @Test
    @DisplayName("L8 A passing player takes one card of any stack, also from the middle, though able to play")
    void pass() {
        LeavesScenario round = leaves(3).hands("5 6 13", "1", "2").row("6 8 8 12");
        assertThat(round.legalMoves()).isEqualTo("1x5 1x6 1x13 pass6 pass8 pass12");
        round.play("pass8");
        assertThat(round.hand(0)).isEqualTo("5 6 8 13");
        assertThat(round.row()).isEqualTo("6 8 12");
        assertThat(round.toMove()).isEqualTo(1);
        assertThat(round.view(1).passed()).containsExactly(true, false, false);
    }

    @Test
    @DisplayName("L8 A card that does not lie in the row cannot be taken")
    void notInTheRow() {
        LeavesScenario round = leaves(3).hands("5 6 13", "1", "2").row("6 8 8 12");
        assertThat(round.objection("pass12")).isNull();
        assertThat(round.objection("pass7")).isEqualTo(NOT_IN_THE_ROW);
        assertThat(round.objection("pass13")).isEqualTo(NOT_IN_THE_ROW);
    }

    @Test
    @DisplayName("L8 A player that cannot play must pass")
    void cannotPlay() {
        assertThat(leaves(3).hands("7 8 13", "1", "2").row("6 6 10 10").legalMoves())
                .isEqualTo("pass6 pass10");
    }

    @Test
    @DisplayName("L8 A pass makes a stack smaller, and so the next play at that end easier")
    void smallerStack() {
        LeavesScenario round = leaves(4).hands("1", "5 5 13", "2", "3").row("6 6 6 12");
        assertThat(round.turnOf(1).objection("2x5")).isEqualTo(TOO_FEW);
        round.turnOf(0).play("pass6");
        assertThat(round.objection("2x5")).isNull();
        assertThat(round.objection("1x5")).isEqualTo(TOO_FEW);
    }

    @Test
    @DisplayName("L8 An end that loses its last card disappears: the next stack is the end and its size counts")
    void endDisappears() {
        LeavesScenario low =
                leaves(4).hands("1", "5 7 7 8 8", "2", "3").row("6 8 8 12").play("pass6");
        assertThat(low.legalMoves()).isEqualTo("2x7 2x8 pass8 pass12");
        assertThat(low.objection("1x5")).isEqualTo(TOO_FEW);
        LeavesScenario high =
                leaves(4).hands("1", "9 10 10 13", "2", "3").row("6 10 10 12").play("pass12");
        assertThat(high.legalMoves()).isEqualTo("2x10 pass6 pass10");
        assertThat(high.objection("1x9")).isEqualTo(BETWEEN_THE_ENDS);
        assertThat(high.objection("1x13")).isEqualTo(TOO_FEW);
    }

    @Test
    @DisplayName("L8 Everybody saw the card taken, until it is played again")
    void known() {
        LeavesScenario round = leaves(3)
                .hands("1 2 3 8 8", "7 8 9", "7 8 9")
                .row("8 8 8")
                .lap(2)
                .play("pass8");
        assertThat(round.view(2).known()).containsExactly(round.cards("8"), List.of(), List.of());
        round.play("pass8");
        assertThat(round.view(0).known()).containsExactly(round.cards("8"), round.cards("8"), List.of());
        round.play("1x7", "2x8");
        assertThat(round.known(0)).as("one of the two was the 8 that was taken").isEmpty();
        assertThat(round.hand(0)).isEqualTo("1 2 3 8");
        assertThat(round.known(1)).isEqualTo("8");
    }

    @Test
    @DisplayName("L8 Of several cards seen taken, only as many as were played are forgotten, and only of that value")
    void knownSeveral() {
        LeavesScenario round =
                leaves(3).hands("8", "1", "2").seenTaken(0, "8 8 8 12").play("2x8");
        assertThat(round.hand(0)).isEqualTo("8 8 12");
        assertThat(round.known(0)).isEqualTo("8 12");
    }

    // ---- L9

    @Test
    @DisplayName("L9 The starter cannot pass")
    void starterMustPlay() {
        LeavesScenario round = leaves(3).hands("5 5", "1", "2");
        assertThat(round.legalMoves()).isEqualTo("1x5 2x5");
        assertThat(round.objection("pass5")).isEqualTo(EMPTY_ROW);
        assertThat(round.objection("pass1")).isEqualTo(EMPTY_ROW);
    }

    @Test
    @DisplayName("L9 After a pass has emptied the row the next player must play, anything; passed players stay out")
    void emptiedRow() {
        LeavesScenario round = leaves(3).hands("9 1 1", "2 3", "4 4 13").play("1x9", "pass9");
        assertThat(round.row()).isEmpty();
        assertThat(round.state.lap).isEqualTo(1);
        assertThat(round.toMove()).isEqualTo(2);
        assertThat(round.legalMoves()).isEqualTo("1x4 2x4 1x13");
        assertThat(round.objection("pass9")).isEqualTo(EMPTY_ROW);
        assertThat(round.play("1x4").toMove()).isZero();
        assertThat(round.play("1x1").toMove()).as("seat 1 has passed").isEqualTo(2);
    }

    // ---- L10

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    @DisplayName("L10 When all but one have passed, that one clears the row and starts the next lap")
    void lapEnd(int players) {
        LeavesScenario round =
                leaves(players).hands("7 7 7 7 7 7 1").cleared("13").play("6x7");
        for (int seat = 1; seat < players - 1; seat++) {
            round.play("pass7");
            assertThat(round.state.lap).isEqualTo(1);
            assertThat(round.toMove()).isEqualTo(seat + 1);
        }
        round.play("pass7");
        assertThat(round.state.lap).isEqualTo(2);
        assertThat(round.toMove()).isZero();
        assertThat(round.row()).isEmpty();
        assertThat(round.cleared()).isEqualTo("7 ".repeat(7 - players) + "13");
        assertThat(round.view(0).passed()).hasSize(players).containsOnly(false);
        assertThat(round.legalMoves()).isEqualTo("1x1");
        assertThat(round.events().getLast())
                .isEqualTo(
                        new LapEnded(1, 0, round.cards("7 ".repeat(7 - players).strip())));
    }

    @Test
    @DisplayName("L10 The last one in starts the next lap, wherever it sits")
    void lastOneIn() {
        LeavesScenario round =
                leaves(4).hands("9 1", "2 3", "10 13", "4 5").passed(3).row("6 8");
        round.play("pass6", "pass8");
        assertThat(round.toMove()).isEqualTo(2);
        assertThat(round.state.lap).isEqualTo(2);
        assertThat(round.legalMoves()).isEqualTo("1x10 1x13");
    }

    @Test
    @DisplayName("L10 A pass that empties the row and ends the lap: nothing is cleared, the one left starts")
    void emptyAtLapEnd() {
        LeavesScenario round = leaves(3).hands("9 1", "2 3", "4 4 13");
        round.play("1x9", "pass9", "1x4", "pass4");
        assertThat(round.toMove()).isEqualTo(2);
        assertThat(round.state.lap).isEqualTo(2);
        assertThat(round.cleared()).isEmpty();
        assertThat(round.events().getLast()).isEqualTo(new LapEnded(1, 2, List.of()));
    }

    // ---- L11

    @Test
    @DisplayName("L11 The player of the last card of a hand wins at once")
    void winner() {
        LeavesScenario round = leaves(3).hands("7 7", "8 8", "1 2 3");
        round.play("1x7");
        assertThat(round.toMove()).as("one card left").isEqualTo(1);
        round.play("2x8");
        assertThat(round.toMove()).isEqualTo(State.NOBODY);
        assertThat(round.legalMoves()).isEmpty();
        assertThat(round.events().getLast()).isEqualTo(new RoundWon(1));
        assertThat(points(round)).containsExactly(1, 0, 3);
    }

    @Test
    @DisplayName("L11 Without the expert match one round decides")
    void oneRound() {
        Setup setup = Setup.of(Leaves.GAME, 3);
        assertThat(Leaves.GAME.isOver(setup, 0, List.of(0, 0, 0))).isFalse();
        assertThat(Leaves.GAME.isOver(setup, 1, List.of(0, 3, 5))).isTrue();
    }

    // ---- L12

    @Test
    @DisplayName("L12 The expert match is an option, off by default")
    void expertOption() {
        assertThat(Leaves.GAME.options()).containsExactly(Leaves.EXPERT);
        assertThat(Setup.of(Leaves.GAME, 3).isOn(Leaves.EXPERT)).isFalse();
        assertThat(expert(3).state.setup.isOn(Leaves.EXPERT)).isTrue();
    }

    @Test
    @DisplayName("L12 Everyone scores one for each card left in hand, whatever its value, and the winner none")
    void points() {
        LeavesScenario round = expert(4).hands("13 13", "1 1", "2 6 7 7 7 12 12", "8 8 8");
        round.play("2x13");
        assertThat(points(round)).containsExactly(0, 2, 7, 3);
    }

    @ParameterizedTest
    @CsvSource({"1, 19, false", "9, 19, false", "1, 20, true", "4, 20, true", "4, 31, true"})
    @DisplayName("L12 The match ends when someone has 20 or more at the end of a round, not before")
    void matchEnd(int rounds, int most, boolean isOver) {
        Setup setup = new Setup(Leaves.GAME, 3, Map.of("expert", "on"));
        assertThat(Leaves.GAME.isOver(setup, rounds, List.of(0, most, 3))).isEqualTo(isOver);
    }

    @Test
    @DisplayName("L3, L12 Every round has a random starter, independent of the round before")
    void starters() {
        Setup setup = new Setup(Leaves.GAME, 5, Map.of("expert", "on"));
        for (int last : new int[] {State.NOBODY, 3}) {
            int[] drawn = new int[5];
            SplitMix chance = new SplitMix(4);
            for (int i = 0; i < 5_000; i++) {
                drawn[Leaves.GAME.starter(setup, 2, last, chance)]++;
            }
            assertThat(IntStream.of(drawn))
                    .allSatisfy(times -> assertThat(times).isBetween(900, 1_100));
        }
    }

    // ---- L13

    @Test
    @DisplayName("L13 Laps can go round in which no card leaves the hands for good; the 200th is the last")
    void endless() {
        LeavesScenario round = leaves(3).hands("1 2 3 4", "5 6 7 8", "9 10 11 12");
        for (int lap = 1; lap <= 200; lap++) {
            assertThat(round.state.lap).isEqualTo(lap);
            for (int i = 0; i < 2; i++) {
                round.play("1x" + round.hand(round.toMove()).split(" ", 2)[0]);
                round.play("pass" + round.row());
            }
        }
        assertThat(round.toMove()).isEqualTo(State.NOBODY);
        assertThat(round.cleared()).isEmpty();
        assertThat(round.state.lap).isEqualTo(200);
        assertThat(round.legalMoves()).isEmpty();
        assertThat(points(round).sum()).isEqualTo(12);
    }

    @Test
    @DisplayName("L13 The 199th lap is not the last")
    void notYet() {
        LeavesScenario round =
                leaves(3).hands("1 2 3", "4", "5").row("6 6").lap(199).passed(1).turnOf(2);
        round.play("pass6");
        assertThat(round.toMove()).isZero();
        assertThat(round.state.lap).isEqualTo(200);
        assertThat(round.play("1x3").toMove()).isEqualTo(1);
    }

    @Test
    @DisplayName("L13 After the last lap the fewest cards in hand win, also against the player that cleared the row")
    void fewestCards() {
        LeavesScenario round =
                leaves(3).hands("1 2 3", "4", "5").row("6 6").lap(200).passed(1).turnOf(2);
        round.play("pass6");
        assertThat(round.toMove()).isEqualTo(State.NOBODY);
        assertThat(round.row()).isEmpty();
        assertThat(round.cleared()).isEqualTo("6");
        assertThat(round.events().subList(1, 3))
                .containsExactly(new LapEnded(200, 0, round.cards("6")), new LapsRanOut(List.of(1)));
    }

    @Test
    @DisplayName("L13 Ties share, and everybody scores the cards in hand, winners too")
    void tiesShare() {
        LeavesScenario round = expert(4)
                .hands("1 2", "4", "5 9", "10 11 12")
                .row("6 6")
                .lap(200)
                .passed(0, 3)
                .turnOf(1);
        round.play("pass6");
        assertThat(round.events().getLast()).isEqualTo(new LapsRanOut(List.of(0, 1, 2)));
        assertThat(points(round)).containsExactly(2, 2, 2, 3);
    }

    @Test
    @DisplayName("L11, L13 In the last lap one still wins by playing the last card")
    void wonInLastLap() {
        LeavesScenario round =
                leaves(3).hands("7", "4", "5").row("6 6").lap(200).passed(1);
        assertThat(round.objection("1x7")).isEqualTo(TOO_FEW);
        LeavesScenario easier =
                leaves(3).hands("7", "4", "5").row("6").lap(200).passed(1).play("1x7");
        assertThat(easier.events().getLast()).isEqualTo(new RoundWon(0));
        assertThat(points(easier)).containsExactly(0, 1, 1);
    }

    private static IntStream points(LeavesScenario round) {
        return IntStream.range(0, round.state.players).map(round.state::points);
    }

    @Test
    @DisplayName("Every objection names its rule and says why in a sentence")
    void objections() {
        assertThat(LeavesObjection.values())
                .allSatisfy(objection -> assertThat(objection.reason()).endsWith("."))
                .extracting(LeavesObjection::rule)
                .containsExactly("L5", "L6", "L7", "L8", "L9");
    }
}
