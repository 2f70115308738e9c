package table13.rules.thirteen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static table13.rules.thirteen.PileScenario.friday;

import java.util.Arrays;
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

class FridayRulebookTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 7})
    @DisplayName("F1 Three to six play, neither fewer nor more")
    void players(int players) {
        assertThat(Setup.of(Friday.GAME, 3).players()).isEqualTo(3);
        assertThat(Setup.of(Friday.GAME, 6).players()).isEqualTo(6);
        assertThatThrownBy(() -> Setup.of(Friday.GAME, players)).hasMessageContaining("3 to 6 players");
    }

    @Test
    @DisplayName("F2 53 cards: 15 of each kind of bad luck, one zero among them, and eight Fridays")
    void deck() {
        Deck deck = Friday.GAME.deck(Setup.of(Friday.GAME, 4));
        assertThat(deck.size()).isEqualTo(53);
        for (String kind : List.of("c", "m", "l")) {
            assertThat(ThirteenRulebookTest.copies(deck, kind)).containsExactly(1, 3, 3, 2, 3, 3);
        }
        assertThat(deck.copies(deck.named("f").orElseThrow().kind())).isEqualTo(8);
    }

    @Test
    @DisplayName("F2 Option: 50 cards without the zeros")
    void deckWithoutZeros() {
        Deck deck = Friday.GAME.deck(new Setup(Friday.GAME, 4, Map.of("deck", "50")));
        assertThat(deck.size()).isEqualTo(50);
        assertThat(ThirteenRulebookTest.copies(deck, "c")).containsExactly(0, 3, 3, 2, 3, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    @DisplayName("F3 Four rounds, whatever the number of players")
    void rounds(int players) {
        Setup setup = Setup.of(Friday.GAME, players);
        assertThat(Friday.GAME.isOver(setup, 3, List.of())).isFalse();
        assertThat(Friday.GAME.isOver(setup, 4, List.of())).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "53, 3, 14 13 13, 13",
        "53, 4, 14 13 13 13, 0",
        "53, 5, 11 11 11 10 10, 0",
        "53, 6, 9 9 9 9 9 8, 0",
        "50, 3, 13 13 12, 12",
        "50, 4, 13 13 12 12, 0",
        "50, 5, 10 10 10 10 10, 0",
        "50, 6, 9 9 8 8 8 8, 0"
    })
    @DisplayName("F4 All cards are dealt, the earliest in turn order get one more; three players leave a fourth hand")
    void deal(String deck, int players, String sizes, int unused) {
        int starter = players - 1;
        PileScenario round =
                PileScenario.of(Friday.GAME, players, Map.of("deck", deck)).dealt(starter);
        int[] expected =
                Arrays.stream(sizes.split(" ")).mapToInt(Integer::parseInt).toArray();
        for (int place = 0; place < players; place++) {
            assertThat(round.handSize((starter + place) % players)).isEqualTo(expected[place]);
        }
        assertThat(Cards.count(round.state.spare)).isEqualTo(unused);
        assertThat(round.drawPile()).isZero();
    }

    @Test
    @DisplayName("F4 With three players every fourth card goes to the unused hand, which comes after the last player's")
    void unusedHand() {
        PileScenario round = friday(3).dealt(1);
        long unused = 0;
        for (int i = 3; i < 53; i += 4) {
            unused += Cards.one(round.state.shuffled[i]);
        }
        assertThat(round.state.spare).isEqualTo(unused);
    }

    @Test
    @DisplayName("F5 The first player is drawn for round one, then the next clockwise begins")
    void firstPlayer() {
        Setup setup = Setup.of(Friday.GAME, 3);
        int[] drawn = new int[3];
        SplitMix chance = new SplitMix(5);
        for (int i = 0; i < 3_000; i++) {
            drawn[Friday.GAME.starter(setup, 1, State.NOBODY, chance)]++;
        }
        assertThat(IntStream.of(drawn)).allSatisfy(times -> assertThat(times).isBetween(900, 1_100));
        assertThat(Friday.GAME.starter(setup, 2, 0, chance)).isEqualTo(1);
        assertThat(Friday.GAME.starter(setup, 2, 2, chance)).isZero();
    }

    @Test
    @DisplayName("F6 A luck card goes on the pile of its kind, a Friday on any, also to open an empty one")
    void turn() {
        PileScenario round = friday(3).target("cat", "c7").hand(0, "c0 m1 f");
        assertThat(round.legalMoves()).containsExactly("c0", "m1", "f>c", "f>m", "f>l");
        assertThat(round.objection("c0>m").name()).isEqualTo("WRONG_PILE");
        assertThat(round.objection("c0>m").rule()).isEqualTo("F6");
        assertThat(round.objection("l2").name()).isEqualTo("NOT_HELD");
        assertThat(round.objection("l2").rule()).isEqualTo("F6");
        round.play("f>l");
        assertThat(round.onTarget("ladder")).isEqualTo("4: f");
    }

    @Test
    @DisplayName("F6 There is no drawing")
    void noDrawing() {
        PileScenario round = friday(4).dealt(0);
        round.play(round.legalMoves().getFirst());
        assertThat(round.handSize(0)).isEqualTo(13);
    }

    @Test
    @DisplayName("F7 Example: a Friday brings the cats to exactly 13 and play goes on; a mirror 4 takes the mirrors")
    void over() {
        PileScenario round = friday(3)
                .target("cat", "c7 c2")
                .target("mirror", "m5 m5")
                .hand(0, "f c1")
                .hand(1, "m4 c1")
                .hand(2, "l1");
        round.play("f>c");
        assertThat(round.onTarget("cat")).isEqualTo("13: c7 c2 f");
        assertThat(round.taken(0)).isEmpty();
        round.play("m4");
        assertThat(round.taken(1)).isEqualTo("m5 m5");
        assertThat(round.onTarget("mirror")).isEqualTo("4: m4");
        assertThat(round.onTarget("cat")).isEqualTo("13: c7 c2 f");
    }

    @Test
    @DisplayName("F7 Fridays that lay on the pile are taken too; a zero on 13 is safe")
    void overWithFriday() {
        PileScenario round = friday(3)
                .target("cat", "f c7 c2")
                .hand(0, "c0 m1")
                .hand(1, "c1 m1")
                .hand(2, "l1");
        round.play("c0");
        assertThat(round.onTarget("cat")).isEqualTo("13: f c7 c2 c0");
        round.play("c1");
        assertThat(round.taken(1)).isEqualTo("c0 c2 c7 f");
    }

    @Test
    @DisplayName("F8 Taken cards are face down, unless the memory aid is on")
    void taken() {
        PileScenario round = friday(3).target("cat", "c7 c5").hand(0, "c2 m1");
        round.play("c2");
        assertThat(round.view(0).openTaken()).isEmpty();
        PileScenario aided = PileScenario.of(Friday.GAME, 3, Map.of("memory-aid", "on"));
        aided.target("cat", "c7 c5").hand(0, "c2 m1").play("c2");
        assertThat(aided.view(0).openTaken().getFirst()).hasToString("[c5, c7]");
    }

    @Test
    @DisplayName("F9 The round ends when no player has cards left; the piles and the unused hand do not count")
    void roundEnd() {
        PileScenario round = friday(3).dealt(0);
        int plays = 0;
        while (round.state.toMove() != State.NOBODY) {
            round.play(round.legalMoves().getFirst());
            plays++;
        }
        assertThat(plays).isEqualTo(40);
        assertThat(round.view(View.WATCHER).handSizes()).containsExactly(0, 0, 0);
    }

    @Test
    @DisplayName("F10 Example: Michelle pays 8, Jasmin 10, Tom 11")
    void scoring() {
        PileScenario round = friday(3).taken(0, 2, 4, 0, 3).taken(1, 5, 1, 4, 2).taken(2, 5, 3, 3, 0);
        assertThat(ThirteenRulebookTest.points(round)).containsExactly(8, 10, 11);
    }

    @Test
    @DisplayName("F10 A zero costs 1 like every luck card")
    void zeroCosts() {
        PileScenario round = friday(3).taken(0, "c0").taken(1, "c7");
        assertThat(ThirteenRulebookTest.points(round)).containsExactly(1, 1, 0);
    }

    @Test
    @DisplayName("F11 The lowest total wins; a tie is a shared win (see MatchTest)")
    void lowestWins() {
        PileScenario round = friday(3).taken(0, "f").taken(1, "c7");
        assertThat(ThirteenRulebookTest.points(round)).containsExactly(2, 0, 0);
    }
}
