package table13.rules.thirteen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static table13.rules.thirteen.PileScenario.thirteen;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;
import table13.rules.cards.Deck;
import table13.rules.thirteen.PileEvent.Dealt;
import table13.rules.thirteen.PileEvent.Drew;
import table13.rules.thirteen.PileEvent.Played;
import table13.rules.thirteen.PileEvent.Scored;
import table13.rules.thirteen.PileEvent.Took;

class ThirteenRulebookTest {

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    @DisplayName("T1 Three to six play")
    void players(int players) {
        assertThat(Setup.of(Thirteen.GAME, players).players()).isEqualTo(players);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 2, 7})
    @DisplayName("T1 Fewer than three or more than six do not")
    void notPlayers(int players) {
        assertThatThrownBy(() -> Setup.of(Thirteen.GAME, players))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("13 is for 3 to 6 players, not " + players + ".");
    }

    @Test
    @DisplayName("T2 Fifty cards: 14 in each of three colours and eight Nasty Fours")
    void deck() {
        Deck deck = Thirteen.GAME.deck(Setup.of(Thirteen.GAME, 4));
        assertThat(deck.size()).isEqualTo(50);
        for (String colour : List.of("b", "y", "g")) {
            assertThat(copies(deck, colour)).containsExactly(0, 3, 3, 2, 3, 3);
        }
        assertThat(deck.copies(deck.named("n").orElseThrow().kind())).isEqualTo(8);
        assertThat(Cards.value(Cards.FOUR)).isEqualTo(4);
    }

    static int[] copies(Deck deck, String suit) {
        return List.of(0, 1, 2, 4, 5, 7).stream()
                .mapToInt(value ->
                        deck.copies(deck.named(suit + value).orElseThrow().kind()))
                .toArray();
    }

    @Test
    @DisplayName("T3 Three targets, empty at first, and a face-down draw pile")
    void table() {
        PileView view = thirteen(4).dealt(0).view(View.WATCHER);
        assertThat(Thirteen.GAME.suits()).containsExactly("blue", "yellow", "green");
        assertThat(view.targets())
                .hasSize(3)
                .allMatch(target -> target.sum() == 0 && target.cards().isEmpty());
        assertThat(view.drawPile()).isEqualTo(30);
    }

    @ParameterizedTest
    @CsvSource({"3, 6", "4, 4", "5, 5", "6, 6"})
    @DisplayName("T4 One round per dealer; with three players everyone deals twice")
    void rounds(int players, int rounds) {
        Setup setup = Setup.of(Thirteen.GAME, players);
        assertThat(Thirteen.GAME.isOver(setup, rounds - 1, List.of())).isFalse();
        assertThat(Thirteen.GAME.isOver(setup, rounds, List.of())).isTrue();
    }

    @Test
    @DisplayName("T4 The first dealer is drawn, then the deal moves clockwise")
    void dealers() {
        Setup setup = Setup.of(Thirteen.GAME, 5);
        int[] drawn = new int[5];
        SplitMix chance = new SplitMix(4);
        for (int i = 0; i < 5_000; i++) {
            drawn[Thirteen.GAME.starter(setup, 1, State.NOBODY, chance)]++;
        }
        assertThat(IntStream.of(drawn)).allSatisfy(times -> assertThat(times).isBetween(900, 1_100));
        assertThat(Thirteen.GAME.starter(setup, 2, 3, chance)).isEqualTo(4);
        assertThat(Thirteen.GAME.starter(setup, 3, 4, chance)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"3, 35", "4, 30", "5, 25", "6, 20"})
    @DisplayName("T5 Five cards each, one at a time from the player who begins; the rest is the draw pile")
    void deal(int players, int drawPile) {
        PileScenario round = thirteen(players).dealt(1);
        assertThat(round.drawPile()).isEqualTo(drawPile);
        for (int seat = 0; seat < players; seat++) {
            assertThat(round.handSize(seat)).isEqualTo(5);
        }
        int place = (2 - 1 + players) % players;
        long expected = 0;
        for (int i = place; i < 5 * players; i += players) {
            expected += Cards.one(round.state.shuffled[i]);
        }
        assertThat(round.state.hands[2]).isEqualTo(expected);
    }

    @Test
    @DisplayName("T6 The player who begins moves first, then clockwise")
    void clockwise() {
        PileScenario round = thirteen(3).hand(0, "b1").hand(1, "b1").hand(2, "b1 y1 g1");
        round.state.toMove = 2;
        round.play("y1");
        assertThat(round.state.toMove()).isZero();
        round.play("b1");
        assertThat(round.state.toMove()).isEqualTo(1);
    }

    @Test
    @DisplayName("T6 Exactly one hand card is played, then one is drawn while the pile lasts")
    void playAndDraw() {
        PileScenario round =
                thirteen(3).hand(0, "b1 y2").hand(1, "g1 g2").hand(2, "b5 b7").drawPile("n y7");
        round.play("b1");
        assertThat(round.hand(0)).isEqualTo("y2 n");
        round.play("g1");
        assertThat(round.hand(1)).isEqualTo("y7 g2");
        assertThat(round.drawPile()).isZero();
        round.play("b5");
        assertThat(round.hand(2)).isEqualTo("b7");
    }

    @Test
    @DisplayName("T6 A card that is not in the hand cannot be played")
    void notHeld() {
        PileScenario round = thirteen(3).hand(0, "b1 y2");
        assertThat(round.legalMoves()).containsExactly("b1", "y2");
        assertThat(round.objection("b2").name()).isEqualTo("NOT_HELD");
        assertThat(round.objection("n>b").rule()).isEqualTo("T6");
        assertThat(round.objection("b2>g").name()).isEqualTo("NOT_HELD");
    }

    @Test
    @DisplayName("T7 A colour card goes only on the target of its colour")
    void colourRule() {
        PileScenario round = thirteen(3).hand(0, "b1 y2 g4");
        assertThat(round.legalMoves()).containsExactly("b1", "y2", "g4");
        assertThat(round.objection("b1>b")).isNull();
        for (String wrong : List.of("b1>y", "b1>g", "y2>b", "y2>g", "g4>b", "g4>y")) {
            assertThat(round.objection(wrong).name()).isEqualTo("WRONG_TARGET");
            assertThat(round.objection(wrong).rule()).isEqualTo("T7");
        }
    }

    @Test
    @DisplayName("T7 Example: a blue target with a blue 7 takes blue cards and Nasty Fours only")
    void blueTarget() {
        PileScenario round = thirteen(3).target("blue", "b7").hand(0, "b2 y1 g1 n");
        assertThat(round.objection("b2>b")).isNull();
        assertThat(round.objection("n>b")).isNull();
        assertThat(round.objection("y1>b").name()).isEqualTo("WRONG_TARGET");
        assertThat(round.objection("g1>b").name()).isEqualTo("WRONG_TARGET");
    }

    @Test
    @DisplayName("T7 Example: a yellow target holding two Nasty Fours still takes yellow cards and more Nasty Fours")
    void onlyNastyFours() {
        PileScenario round = thirteen(3)
                .target("blue", "b7")
                .target("yellow", "n n")
                .target("green", "g2")
                .hand(0, "y1 n b1");
        assertThat(round.objection("y1>y")).isNull();
        assertThat(round.objection("n>y")).isNull();
        assertThat(round.objection("b1>y").name()).isEqualTo("WRONG_TARGET");
        round.play("y1");
        assertThat(round.onTarget("yellow")).isEqualTo("9: n n y1");
    }

    @Test
    @DisplayName("T7 A Nasty Four goes on any target, an empty one too: three different moves")
    void nastyFour() {
        PileScenario round = thirteen(3).target("green", "g7 g5").hand(0, "n n").hand(1, "b1");
        assertThat(round.legalMoves()).containsExactly("n>b", "n>y", "n>g");
        round.play("n>y");
        assertThat(round.onTarget("yellow")).isEqualTo("4: n");
        assertThat(round.hand(0)).isEqualTo("n");
    }

    @Test
    @DisplayName("T8 Example 1: 11 and a 2 make 13, nothing happens; the 4 after it takes all three, and stays")
    void overThirteenExampleOne() {
        PileScenario round =
                thirteen(4).target("blue", "b7 b4").hand(0, "b2 y1").hand(1, "b4 y1");
        round.play("b2");
        assertThat(round.onTarget("blue")).isEqualTo("13: b7 b4 b2");
        assertThat(round.taken(0)).isEmpty();
        round.play("b4");
        assertThat(round.onTarget("blue")).isEqualTo("4: b4");
        assertThat(round.taken(1)).isEqualTo("b2 b4 b7");
        assertThat(round.events())
                .contains(
                        new Played(1, round.state.deck.named("b4").orElseThrow(), 0, 17),
                        new Took(1, 0, Cards.list(round.state.taken[1], round.state.deck)));
    }

    @Test
    @DisplayName("T8 Example 2: a Nasty Four makes 11; the 5 after it takes what lay there, Nasty Four included")
    void overThirteenExampleTwo() {
        PileScenario round = thirteen(4).target("yellow", "y7").hand(0, "n b1").hand(1, "y5 b1");
        round.play("n>y");
        assertThat(round.onTarget("yellow")).isEqualTo("11: y7 n");
        round.play("y5");
        assertThat(round.taken(1)).isEqualTo("y7 n");
        assertThat(round.onTarget("yellow")).isEqualTo("5: y5");
    }

    @Test
    @DisplayName("T8 Exactly 13 is safe, 14 is not; a Nasty Four takes like any other card")
    void edge() {
        PileScenario round = thirteen(3).target("green", "g7 g2").hand(0, "n n").hand(1, "g1");
        round.play("n>g");
        assertThat(round.onTarget("green")).isEqualTo("13: g7 g2 n");
        round.play("g1");
        assertThat(round.taken(1)).isEqualTo("g2 g7 n");
        PileScenario other =
                thirteen(3).target("green", "g7 g4").hand(0, "n b1").hand(1, "g1");
        other.play("n>g");
        assertThat(other.taken(0)).isEqualTo("g4 g7");
        assertThat(other.onTarget("green")).isEqualTo("4: n");
    }

    @Test
    @DisplayName("T8 What is taken later is added to what was taken before")
    void takenAddsUp() {
        PileScenario round =
                thirteen(3).taken(0, "g1 n").target("green", "g7 g5").hand(0, "g2 b1");
        round.play("g2");
        assertThat(round.taken(0)).isEqualTo("g1 g5 g7 n");
    }

    @Test
    @DisplayName("T9 The table shows only how many cards were taken; the plays of the round were public")
    void takenCardsAreFaceDown() {
        PileScenario round =
                thirteen(3).target("blue", "b7 b4").hand(0, "b5 y1").hand(1, "g1");
        round.play("b5");
        for (int viewer : new int[] {0, 1, View.WATCHER}) {
            assertThat(round.view(viewer).taken()).containsExactly(2, 0, 0);
            assertThat(round.view(viewer).openTaken()).isEmpty();
            assertThat(round.view(viewer).plays()).hasSize(3);
        }
    }

    @Test
    @DisplayName("T9 With the memory aid the table shows which cards everyone took")
    void memoryAid() {
        PileScenario round = PileScenario.of(Thirteen.GAME, 3, Map.of("memory-aid", "on"));
        round.target("blue", "b7 b4").hand(0, "b5 y1").hand(1, "g1").play("b5");
        assertThat(round.view(1).openTaken()).hasToString("[[b4, b7], [], []]");
    }

    @Test
    @DisplayName("T10 The round ends when the pile is empty and every hand played; the targets do not count")
    void roundEnd() {
        PileScenario round =
                thirteen(3).hand(0, "b1").hand(1, "b2").hand(2, "y7").drawPile("g1");
        round.play("b1", "b2", "y7");
        assertThat(round.state.toMove()).isZero();
        round.play("g1");
        assertThat(round.state.toMove()).isEqualTo(State.NOBODY);
        assertThat(round.legalMoves()).isEmpty();
        for (int seat = 0; seat < 3; seat++) {
            assertThat(round.state.points(seat)).isZero();
        }
        assertThat(round.events().getLast()).isInstanceOf(Scored.class);
    }

    @Test
    @DisplayName("T10 After the round everything taken is turned over")
    void turnedOver() {
        PileScenario round = thirteen(3).target("blue", "b7 b4").hand(0, "b5");
        round.play("b5");
        assertThat(round.view(View.WATCHER).openTaken()).hasToString("[[b4, b7], [], []]");
        Scored scored = (Scored) round.events().getLast();
        assertThat(scored.scores().stream().map(PileEvent.Score::taken).toList())
                .hasToString("[[b4, b7], [], []]");
        assertThat(scored.seenBy(View.WATCHER)).isEqualTo(scored);
    }

    @Test
    @DisplayName("T11 Example: Marina pays 7, Georg 2, Ben 17, Nils 15")
    void scoringExample() {
        PileScenario round = thirteen(4)
                .taken(0, 3, 2, 0, 1)
                .taken(1, 0, 6, 2, 0)
                .taken(2, 2, 5, 6, 2)
                .taken(3, 6, 1, 6, 4);
        assertThat(points(round)).containsExactly(7, 2, 17, 15);
        Scored scored = Scored.of(round.state);
        assertThat(scored.scores().get(1).free()).containsExactly(false, true, false);
        PileEvent.Score nils = scored.scores().get(3);
        assertThat(nils.taken()).hasSize(17);
        assertThat(nils)
                .isEqualTo(new PileEvent.Score(3, nils.taken(), List.of(6, 1, 6), List.of(true, false, false), 4, 15));
    }

    @Test
    @DisplayName("T11 One card can be a majority")
    void oneCard() {
        assertThat(points(thirteen(3).taken(0, 1, 0, 0, 0))).containsExactly(0, 0, 0);
    }

    @Test
    @DisplayName("T11 On a tie for most everybody pays, those behind too")
    void tie() {
        assertThat(points(thirteen(4).taken(0, 3, 0, 0, 0).taken(1, 3, 0, 0, 0).taken(3, 1, 0, 0, 0)))
                .containsExactly(3, 3, 0, 1);
    }

    @Test
    @DisplayName("T11 Nasty Fours are always paid, two points each, even by the player with the most")
    void foursAlwaysPay() {
        assertThat(points(thirteen(3).taken(0, 2, 0, 0, 5).taken(1, 0, 0, 0, 1)))
                .containsExactly(10, 2, 0);
    }

    @Test
    @DisplayName("T12 The lowest total wins; a tie is a shared win (see MatchTest)")
    void lowestWins() {
        assertThat(points(thirteen(3).taken(0, 0, 0, 0, 1))).containsExactly(2, 0, 0);
    }

    @Test
    @DisplayName("T6 A drawn card is visible to its own seat only")
    void drawIsSecret() {
        PileScenario round = thirteen(3).hand(0, "b1 y2").hand(1, "g1").drawPile("n");
        round.play("b1");
        Drew drew = (Drew) round.events().getLast();
        assertThat(drew.seenBy(0)).hasToString("Drew[seat=0, count=1, cards=[n]]");
        assertThat(drew.seenBy(1)).hasToString("Drew[seat=0, count=1, cards=[]]");
        assertThat(drew.seenBy(View.WATCHER)).hasToString("Drew[seat=0, count=1, cards=[]]");
    }

    @Test
    @DisplayName("T5 Dealt cards are visible to their own seat only")
    void dealIsSecret() {
        PileScenario round = thirteen(3).dealt(1);
        assertThat(round.events()).hasSize(3);
        Dealt first = (Dealt) round.events().getFirst();
        assertThat(first.seat()).isEqualTo(1);
        assertThat(((Dealt) first.seenBy(1)).cards()).hasSize(5);
        assertThat(first.seenBy(0)).isEqualTo(new Dealt(1, 5, List.of()));
        assertThat(first.seenBy(View.WATCHER)).isEqualTo(new Dealt(1, 5, List.of()));
    }

    static List<Integer> points(PileScenario round) {
        return IntStream.range(0, round.state.players)
                .map(round.state::points)
                .boxed()
                .toList();
    }
}
