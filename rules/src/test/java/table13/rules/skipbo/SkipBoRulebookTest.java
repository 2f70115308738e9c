package table13.rules.skipbo;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.rules.skipbo.SkipBoScenario.dealt;
import static table13.rules.skipbo.SkipBoScenario.set;
import static table13.rules.skipbo.SkipBoScenario.table;

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
import table13.rules.skipbo.SkipBoView.Laid;

/// The rules page from S1 to S19, rule by rule. Spaces: 1, 7, 13, 19 are the corners of blue, orange, purple and red;
/// 4 and 16 are pink, 11 and 23 are 1-4, 3 and 15 are 5-8, 5 and 17 are 9-12, 9 and 21 SKIP-BO, 10 and 22 exchange.
class SkipBoRulebookTest {

    // ---- S1 to S4: the components

    @ParameterizedTest
    @CsvSource({"2, blue purple", "3, blue orange purple", "4, blue orange purple red"})
    @DisplayName("S1 Seats take the colours in order; two players take blue and purple")
    void coloursOfTheSeats(int players, String colours) {
        List<SkipBoView.Seat> seats = table(players).view(View.WATCHER).seats();

        assertThat(seats).extracting(SkipBoView.Seat::colour).containsExactly(colours.split(" "));
    }

    @Test
    @DisplayName("S1 Two to four players, and a match is one round")
    void playersAndRounds() {
        SkipBo game = SkipBo.GAME;

        assertThat(game.fewestPlayers()).isEqualTo(2);
        assertThat(game.mostPlayers()).isEqualTo(4);
        assertThat(game.isOver(Setup.of(game, 3), 0, List.of(0, 0, 0))).isFalse();
        assertThat(game.isOver(Setup.of(game, 3), 1, List.of(0, 7, 9))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"16, 112", "12, 108"})
    @DisplayName("S2 Eight each of 1 to 12, and 16 or 12 wilds")
    void theDeck(String wilds, int size) {
        var deck = SkipBo.GAME.deck(new Setup(SkipBo.GAME, 2, Map.of("wilds", wilds)));

        assertThat(deck.size()).isEqualTo(size);
        assertThat(IntStream.range(0, 12).map(deck::copies)).containsOnly(8);
        assertThat(deck.copies(12)).isEqualTo(Integer.parseInt(wilds));
        assertThat(deck.card(11).name()).isEqualTo("12");
        assertThat(deck.card(12).name()).isEqualTo("w");
        assertThat(Setup.of(SkipBo.GAME, 2).option(SkipBo.WILDS)).isEqualTo("16");
    }

    @Test
    @DisplayName("S3 The track has 24 spaces, clockwise from the blue corner")
    void theTrack() {
        List<String> spaces = SkipBo.GAME.spaces();

        assertThat(spaces).hasSize(24).startsWith("blue corner", "blue", "5-8", "pink", "9-12", "orange");
        assertThat(spaces).endsWith("red corner", "red", "SKIP-BO", "exchange", "1-4", "blue");
        assertThat(spaces).filteredOn(space -> space.endsWith("corner")).hasSize(4);
        assertThat(SkipBo.GAME.piles()).containsExactly("blue", "orange", "purple", "red", "pink1", "pink2");
    }

    @ParameterizedTest
    @CsvSource({
        "1, blue", "2, blue", "3, ''", "4, pink1 pink2", "5, ''", "6, orange",
        "7, orange", "8, orange", "9, ''", "10, ''", "11, ''", "12, purple",
        "13, purple", "14, purple", "15, ''", "16, pink1 pink2", "17, ''", "18, red",
        "19, red", "20, red", "21, ''", "22, ''", "23, ''", "24, blue"
    })
    @DisplayName("S3, S9 What each space opens")
    void whatEachSpaceOpens(int space, String piles) {
        assertThat(openPiles(table(2).pawns(space, space))).isEqualTo(piles);
    }

    @Test
    @DisplayName("S4 Example: blue begins with one pawn on the blue and one on the orange corner")
    void blueBegins() {
        assertThat(table(4).seat(0).pawns()).containsExactly(1, 7);
    }

    @Test
    @DisplayName("S4 One pawn on the own corner, the other on the next corner clockwise")
    void pawnsBegin() {
        SkipBoScenario four = dealt(4, 0, new SplitMix(4));
        SkipBoScenario two = dealt(2, 0, new SplitMix(4));

        assertThat(four.seat(1).pawns()).containsExactly(7, 13);
        assertThat(four.seat(2).pawns()).containsExactly(13, 19);
        assertThat(four.seat(3).pawns()).containsExactly(1, 19);
        assertThat(two.seat(1).pawns()).containsExactly(13, 19);
    }

    // ---- S5, S6: the setup

    @Test
    @DisplayName("S5 The top six cards begin the piles, in their order, and each continues from its card")
    void sixCardsBeginThePiles() {
        SkipBoScenario table = dealt(2, 0, new Arranged().then("1 7 11 3 2 9"));

        assertThat(table.view(0).piles()).extracting(SkipBoView.Pile::shows).containsExactly(1, 7, 11, 3, 2, 9);
        assertThat(table.view(0).piles()).extracting(SkipBoView.Pile::needs).containsExactly(2, 8, 12, 4, 3, 10);
        assertThat(table.pile("orange").cards()).containsExactly(new Laid(7, Cards.card(6)));
    }

    @Test
    @DisplayName("S5 Example: a wild turned up counts as 1, a turned-up 12 goes back and the place is free")
    void wildAndTwelveTurnedUp() {
        SkipBoScenario table = dealt(2, 0, new Arranged().then("w 12 5 12 w 6").then("12 12"));

        assertThat(table.view(0).piles()).extracting(SkipBoView.Pile::shows).containsExactly(1, 0, 5, 0, 1, 6);
        assertThat(table.pile("blue").cards()).containsExactly(new Laid(1, Cards.card(12)));
        assertThat(table.pile("orange").cards()).isEmpty();
        assertThat(new SkipBoInsight().census(table.state)[11]).isEqualTo(8);
        assertThat(table.seat(0).stockTop()).isEqualTo(Cards.card(11));
        assertThat(table.seat(1).stockTop()).isEqualTo(Cards.card(11));
    }

    @Test
    @DisplayName("S5 The rest is always shuffled again; stocks of ten go round from the starter, first card on top")
    void stocksGoRound() {
        Arranged chance = new Arranged().then("1 1 1 1 1 1").then("5 6 7 5 6 7 5 6 7");
        SkipBoScenario table = dealt(3, 1, chance);

        assertThat(chance.shuffles).isEqualTo(2);
        for (int seat = 0; seat < 3; seat++) {
            int kind = List.of(6, 4, 5).get(seat);
            assertThat(table.seat(seat).stockSize()).isEqualTo(10);
            assertThat(table.seat(seat).stockBottom()).isEmpty();
            assertThat(IntStream.range(0, 3).map(i -> (int) (table.state.stocks[1] >> (4 * i)) & 15))
                    .containsOnly(4);
            assertThat(table.seat(seat).stockTop()).isEqualTo(Cards.card(kind));
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 16, 81", "3, 16, 71", "4, 16, 61", "4, 12, 57"})
    @DisplayName("S5, S7 The rest is the draw pile; only the starter has a hand yet, of five cards")
    void whatIsLeft(int players, String wilds, int left) {
        SkipBoScenario table = dealt(players, 1, new Arranged().then("1 2 3 4 5 6"), "wilds", wilds);

        assertThat(table.view(0).drawPile()).isEqualTo(left);
        for (int seat = 0; seat < players; seat++) {
            assertThat(table.seat(seat).handSize()).isEqualTo(seat == 1 ? 5 : 0);
        }
        assertThat(table.state.toMove()).isEqualTo(1);
        assertThat(table.view(0).turn()).isEqualTo(1);
    }

    @Test
    @DisplayName("S6 The starter is drawn at random")
    void whoBegins() {
        Setup setup = Setup.of(SkipBo.GAME, 4);
        SplitMix chance = new SplitMix(6);

        assertThat(IntStream.range(0, 100).map(i -> SkipBo.GAME.starter(setup, 1, State.NOBODY, chance)))
                .contains(0, 1, 2, 3)
                .allMatch(seat -> seat >= 0 && seat < 4);
    }

    // ---- S7, S8: the turn, and building

    @Test
    @DisplayName("S7 A turn begins by drawing until one holds five cards, clockwise")
    void drawsUpToFive() {
        SkipBoScenario table = table(3).turn(8, 2)
                .hand("3 8")
                .hand(0, "1 2")
                .drawPile("4 5 6 7")
                .play("3:19>22");

        assertThat(table.state.toMove()).isZero();
        assertThat(table.view(0).turn()).isEqualTo(9);
        assertThat(table.hand(0)).isEqualTo("1 2 4 5 6");
        assertThat(table.hand(2)).isEqualTo("8");
        assertThat(table.view(0).drawPile()).isEqualTo(1);
    }

    @Test
    @DisplayName("S8 Example: a pile shows 4: a 5 may follow, or a wild and then a 6")
    void fiveOrWildAndSix() {
        table(2).pile("blue", 4).hand("5 6").play("5>blue", "6>blue");
        table(2).pile("blue", 4)
                .hand("w 6 9")
                .refuses("6>blue", SkipBoObjection.NOT_NEXT)
                .play("w>blue", "6>blue");
    }

    @Test
    @DisplayName("S8 Example: a pile shows 1: 2 and 3 from the hand, then the stock's 4")
    void handHelpsTheStock() {
        SkipBoScenario table = table(2).pile("orange", 1).hand("2 3 9").stock("4 8 8");
        table.refuses("stock>orange", SkipBoObjection.NOT_NEXT).play("2>orange", "3>orange", "stock>orange");

        assertThat(table.pile("orange").shows()).isEqualTo(4);
        assertThat(table.hand(0)).isEqualTo("9");
        assertThat(table.seat(0).stockSize()).isEqualTo(2);
    }

    @Test
    @DisplayName("S8 One step at a time upwards, no card twice, none that is not held")
    void oneStepAtATime() {
        SkipBoScenario table = table(2).pile("blue", 4).hand("4 5 6 3");

        assertThat(table.options()).containsExactly("5>blue");
        table.refuses("4>blue", SkipBoObjection.NOT_NEXT);
        table.refuses("6>blue", SkipBoObjection.NOT_NEXT);
        table.refuses("3>blue", SkipBoObjection.NOT_NEXT);
        table.refuses("w>blue", SkipBoObjection.NOT_IN_HAND);
        table.refuses("7>blue", SkipBoObjection.NOT_IN_HAND);
        table.play("5>blue").refuses("5>blue", SkipBoObjection.NOT_IN_HAND);
    }

    @Test
    @DisplayName("S8 An empty pile starts with a 1 or a wild, and nothing else")
    void emptyPileStartsWithOne() {
        SkipBoScenario table = table(2).hand("1 w 2 12").stock("1 3");

        assertThat(table.options())
                .containsExactly("1>blue", "1>orange", "w>blue", "w>orange", "stock>blue", "stock>orange");
        table.refuses("2>blue", SkipBoObjection.NOT_NEXT);
        table.refuses("12>blue", SkipBoObjection.NOT_NEXT);
    }

    @Test
    @DisplayName("S8 A wild keeps its value until the pile is set aside, and then is a wild again")
    void wildKeepsItsValue() {
        SkipBoScenario table = table(2).pile("blue", 10).hand("w 12 12 3").play("w>blue");

        assertThat(table.pile("blue").shows()).isEqualTo(11);
        assertThat(table.pile("blue").cards()).endsWith(new Laid(10, Cards.card(9)), new Laid(11, Cards.card(12)));
        table.play("12>blue");
        assertThat(table.state.supply.setAside).isEqualTo(set("1 2 3 4 5 6 7 8 9 10 w 12"));
    }

    @Test
    @DisplayName("S8 The next stock card is turned up at once and may be played; a wild there is a wild")
    void nextStockCard() {
        SkipBoScenario table = table(2).hand("9 9").stock("1 w 7 3").play("stock>blue");

        assertThat(table.seat(0).stockTop()).isEqualTo(Cards.card(12));
        table.play("stock>blue");
        assertThat(table.seat(0).stockTop()).isEqualTo(Cards.card(6));
        assertThat(table.pile("blue").shows()).isEqualTo(2);
        table.refuses("stock>blue", SkipBoObjection.NOT_NEXT);
    }

    // ---- S9: access

    @Test
    @DisplayName("S9 Example: a pawn on an orange space opens the orange pile, a pawn on pink both pink piles")
    void orangeAndPink() {
        SkipBoScenario table = table(2).pawns(8, 16).hand("1 9");

        assertThat(openPiles(table)).isEqualTo("orange pink1 pink2");
        assertThat(table.options()).containsExactly("1>orange", "1>pink1", "1>pink2");
        table.refuses("1>blue", SkipBoObjection.PILE_NOT_OPEN).refuses("1>red", SkipBoObjection.PILE_NOT_OPEN);
    }

    @Test
    @DisplayName("S9 Only the own pawns count, not the colour one plays and not the others' pawns")
    void onlyOwnPawns() {
        table(2).pawns(18, 11)
                .pawns(1, 1, 7)
                .hand("1 9")
                .allows("1>red")
                .refuses("1>blue", SkipBoObjection.PILE_NOT_OPEN)
                .refuses("stock>orange", SkipBoObjection.PILE_NOT_OPEN);
    }

    @Test
    @DisplayName("S9 The moved pawn opens its pile only in the next turn")
    void accessChangesNextTurn() {
        SkipBoScenario table = table(2).pawns(1, 3).hand("1 9 9").play("1>blue", "9:3>12");

        assertThat(openPiles(table)).isEqualTo("purple red");
        table.hand("9 9").play("9:13>22");
        assertThat(openPiles(table)).isEqualTo("blue purple");
    }

    // ---- S10 to S13: spaces that stand in

    @Test
    @DisplayName("S10 Example: a 1-4 space stands for 3 and the stock's 4 is played")
    void spaceStandsForThree() {
        SkipBoScenario table =
                table(2).pawns(11, 1).pile("blue", 2).hand("9 9").stock("4 8 8").play("+stock>blue");

        assertThat(table.pile("blue").shows()).isEqualTo(4);
        assertThat(table.pile("blue").cards()).extracting(Laid::number).containsExactly(1, 2, 4);
        assertThat(table.seat(0).stockSize()).isEqualTo(2);
        assertThat(table.view(0).stoodIn()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "11, 1, 4",
        "23, 1, 4",
        "3, 5, 8",
        "15, 5, 8",
        "5, 9, 12",
        "17, 9, 12",
        "9, 1, 12",
        "21, 1, 12",
        "10, 13, 0",
        "22, 13, 0",
        "4, 13, 0",
        "7, 13, 0"
    })
    @DisplayName("S10, S12 Each space stands for the numbers of its range and no others, 1 on an empty pile included")
    void rangeOfEachSpace(int space, int first, int last) {
        for (int needed = 1; needed <= 11; needed++) {
            SkipBoScenario table =
                    table(2).pawns(space, 1).pile("blue", needed - 1).hand((needed + 1) + " w 9 9");
            String numbered = "+" + (needed + 1) + ">blue";
            if (first <= needed && needed <= last) {
                table.allows(numbered, "+w>blue");
            } else {
                SkipBoObjection why = last == 0 ? SkipBoObjection.NO_STAND_IN_SPACE : SkipBoObjection.OUTSIDE_RANGE;
                table.refuses(numbered, why).refuses("+w>blue", why).refuses("+>blue", why);
            }
        }
    }

    @Test
    @DisplayName("S10 The following card must be the next number or a wild, held or on top of the stock")
    void followingCard() {
        SkipBoScenario table =
                table(2).pawns(11, 1).pile("blue", 2).hand("3 4 5 9").stock("w 8");

        assertThat(table.options()).containsExactly("3>blue", "stock>blue", "+4>blue", "+stock>blue");
        table.refuses("+3>blue", SkipBoObjection.DOES_NOT_FOLLOW);
        table.refuses("+5>blue", SkipBoObjection.DOES_NOT_FOLLOW);
        table.refuses("+w>blue", SkipBoObjection.NOT_IN_HAND);
        table.refuses("+>blue", SkipBoObjection.NOT_TWELVE);
        table.stock("3 8").refuses("+stock>blue", SkipBoObjection.DOES_NOT_FOLLOW);
    }

    @Test
    @DisplayName("S10 The following card may lie outside the range: a 1-4 space for 4, then a 5")
    void followingCardOutsideRange() {
        table(2).pawns(11, 1).pile("blue", 3).hand("5 9").allows("+5>blue");
        table(2).pawns(11, 1).pile("blue", 4).hand("6 9").refuses("+6>blue", SkipBoObjection.OUTSIDE_RANGE);
    }

    @Test
    @DisplayName("S10 Once per turn, on whatever pile, and again in the next turn")
    void onceATurn() {
        SkipBoScenario table =
                table(2).pawns(11, 4).hand("2 2 2 9").stock(1, "9 9").play("+2>pink1");

        table.refuses("+2>pink2", SkipBoObjection.STOOD_IN_ALREADY);
        table.refuses("+>pink2", SkipBoObjection.STOOD_IN_ALREADY);
        table.play("9:4>13").hand("9 9").play("9:13>22");
        table.hand("2 9").pawns(11, 4).allows("+2>pink2");
    }

    @Test
    @DisplayName("S10 Only on an accessible pile")
    void standInNeedsAccess() {
        table(2).pawns(11, 1)
                .hand("2 9")
                .allows("+2>blue")
                .refuses("+2>red", SkipBoObjection.PILE_NOT_OPEN)
                .refuses("+>red", SkipBoObjection.PILE_NOT_OPEN);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 17, 9, 21})
    @DisplayName("S11 Example: a 9-12 space completes a pile that shows 11, with no 1 in hand; so does SKIP-BO")
    void completesWithSpace(int space) {
        SkipBoScenario table =
                table(2).pawns(space, 1).pile("blue", 11).hand("9 w").play("+>blue");

        assertThat(table.pile("blue").shows()).isZero();
        assertThat(table.state.supply.setAside).isEqualTo(set("1 2 3 4 5 6 7 8 9 10 11"));
        assertThat(table.view(0).stoodIn()).isTrue();
        assertThat(table.hand(0)).isEqualTo("9 w");
    }

    @Test
    @DisplayName("S11 Nothing goes with a space that stands for 12; a 1 afterwards is an ordinary move")
    void nothingFollowsTwelve() {
        SkipBoScenario table =
                table(2).pawns(5, 1).pile("blue", 11).hand("1 w 9").stock("w 9");
        table.refuses("+1>blue", SkipBoObjection.NOTHING_FOLLOWS_TWELVE);
        table.refuses("+w>blue", SkipBoObjection.NOTHING_FOLLOWS_TWELVE);
        table.refuses("+stock>blue", SkipBoObjection.NOTHING_FOLLOWS_TWELVE);
        table.play("+>blue", "1>blue");

        assertThat(table.pile("blue").shows()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"5, 10, NOT_TWELVE", "9, 0, NOT_TWELVE", "11, 11, OUTSIDE_RANGE", "10, 11, NO_STAND_IN_SPACE"})
    @DisplayName("S11 A space completes only a pile that shows 11, and only if it stands for 12")
    void completesOnlyEleven(int space, int shows, SkipBoObjection why) {
        table(2).pawns(space, 1).pile("blue", shows).hand("9 9").refuses("+>blue", why);
    }

    @Test
    @DisplayName("S12 The SKIP-BO space stands for any number, once per turn")
    void skipBoSpace() {
        SkipBoScenario table = table(2).pawns(9, 4)
                .pile("pink1", 6)
                .pile("pink2", 11)
                .hand("8 9 9 2")
                .play("+8>pink1");

        table.refuses("+>pink2", SkipBoObjection.STOOD_IN_ALREADY);
        assertThat(table.pile("pink1").shows()).isEqualTo(8);
    }

    @Test
    @DisplayName("S13 A space stands in only if the other pawn is on a colour")
    void otherPawnOnColour() {
        table(2).pawns(9, 11)
                .hand("2 w 9")
                .refuses("+2>blue", SkipBoObjection.OTHER_PAWN_OFF_COLOUR)
                .refuses("+>blue", SkipBoObjection.OTHER_PAWN_OFF_COLOUR);
        table(2).pawns(9, 9).hand("2 w 9").refuses("+w>blue", SkipBoObjection.OTHER_PAWN_OFF_COLOUR);
        table(2).pawns(9, 10).hand("2 w 9").refuses("+w>red", SkipBoObjection.OTHER_PAWN_OFF_COLOUR);
    }

    @ParameterizedTest
    @CsvSource({
        "off, 11, true",
        "on, 11, false",
        "off, 22, true",
        "on, 22, false",
        "off, 10, true",
        "on, 10, false",
        "off, 4, true",
        "on, 4, true",
        "on, 7, true",
        "on, 9, false"
    })
    @DisplayName("S13 The exchange needs the other pawn on a colour only at tables with strict exchange")
    void strictExchange(String strict, int other, boolean may) {
        SkipBoScenario table =
                table(2, "strict-exchange", strict).pawns(10, other).hand("9");
        if (may) {
            table.allows("exchange");
        } else {
            table.refuses("exchange", SkipBoObjection.OTHER_PAWN_OFF_COLOUR);
        }
    }

    // ---- S14: the exchange

    @ParameterizedTest
    @ValueSource(ints = {10, 22})
    @DisplayName("S14 The top of the stock goes under it and the next is turned up; it need not be played")
    void exchange(int space) {
        SkipBoScenario table =
                table(2).pawns(space, 1).hand("9 9").stock("5 6 7").play("exchange");

        assertThat(table.seat(0).stockTop()).isEqualTo(Cards.card(5));
        assertThat(table.seat(0).stockSize()).isEqualTo(3);
        assertThat(table.seat(0).stockBottom()).containsExactly(Cards.card(4));
        assertThat(table.state.toMove()).isZero();
        table.play("9:1>10");
    }

    @Test
    @DisplayName("S14 Once per turn, also with both pawns on exchange spaces, and again in the next turn")
    void exchangeOnce() {
        SkipBoScenario table = table(2).pawns(10, 22).hand("12 9").play("exchange");

        table.refuses("exchange", SkipBoObjection.EXCHANGED_ALREADY);
        table.play("12:10>22").hand("9").play("9:13>22").allows("exchange");
        table(2).pawns(9, 11).hand("9").refuses("exchange", SkipBoObjection.NO_EXCHANGE_SPACE);
    }

    @Test
    @DisplayName("S14 Not with a single stock card left, but with two")
    void notTheLastCard() {
        table(2).pawns(10, 1).hand("9").stock("5").refuses("exchange", SkipBoObjection.LAST_STOCK_CARD);
        table(2).pawns(10, 1).hand("9").stock("5 6").allows("exchange");
    }

    @Test
    @DisplayName("S14 At any moment before the discard, and the new top may be built with")
    void exchangeInTheMiddle() {
        table(2).pawns(10, 1).hand("1 9").stock("8 2 7").play("1>blue", "exchange", "stock>blue");
    }

    @Test
    @DisplayName("S14 Everybody knows what went under, until it is on top again")
    void knownBottom() {
        SkipBoScenario table = table(2).pawns(10, 1).hand("1 9").stock("5 6 7").play("exchange");
        table.state.exchanged = false;
        table.play("exchange");

        assertThat(table.seat(0).stockTop()).isEqualTo(Cards.card(6));
        assertThat(table.seat(0).stockBottom()).containsExactly(Cards.card(4), Cards.card(5));
        table.state.exchanged = false;
        table.play("exchange");
        assertThat(table.seat(0).stockTop()).isEqualTo(Cards.card(4));
        assertThat(table.seat(0).stockBottom()).containsExactly(Cards.card(5), Cards.card(6));
        table.pile("blue", 4).play("stock>blue");
        assertThat(table.seat(0).stockTop()).isEqualTo(Cards.card(5));
        assertThat(table.seat(0).stockBottom()).containsExactly(Cards.card(6));
        table.play("stock>blue");
        assertThat(table.seat(0).stockTop()).isEqualTo(Cards.card(6));
        assertThat(table.seat(0).stockBottom()).isEmpty();
    }

    // ---- S15, S16: an empty hand, a complete pile

    @Test
    @DisplayName("S15 A player with an empty hand draws five at once and goes on, as often as it happens")
    void emptyHand() {
        SkipBoScenario table = table(2).pile("blue", 2)
                .hand("3")
                .drawPile("4 5 6 7 8 9 9 9 9 9 9")
                .play("3>blue");

        assertThat(table.hand(0)).isEqualTo("4 5 6 7 8");
        table.play("4>blue", "5>blue", "6>blue", "7>blue");
        assertThat(table.hand(0)).isEqualTo("8");
        table.play("8>blue");
        assertThat(table.hand(0)).isEqualTo("9 9 9 9 9");
        assertThat(table.state.toMove()).isZero();
    }

    @Test
    @DisplayName("S15 The last hand card may also follow a space")
    void emptyHandAfterSpace() {
        assertThat(table(2).pawns(11, 1).hand("2").play("+2>blue").hand(0)).isEqualTo("12 12 12 12 12");
    }

    @Test
    @DisplayName("S15 Discarding the last card does not count, and the discarder draws only when the next turn begins")
    void discardingTheLast() {
        SkipBoScenario table = table(2).hand("3").hand(1, "8 8 8 8").play("3:1>4");

        assertThat(table.seat(0).handSize()).isZero();
        assertThat(table.seat(1).handSize()).isEqualTo(5);
        table.play("8:13>21");
        assertThat(table.seat(0).handSize()).isEqualTo(5);
    }

    @Test
    @DisplayName("S15 A hand that is not empty is not filled up in the middle of a turn")
    void notFilledUp() {
        assertThat(table(2).hand("1 9")
                        .stock("2 8")
                        .play("1>blue", "stock>blue")
                        .hand(0))
                .isEqualTo("9");
    }

    @Test
    @DisplayName("S15 A complete pile is set aside before the empty hand is refilled")
    void setAsideBeforeRefill() {
        SkipBoScenario table =
                table(2).pile("blue", 11).hand("12").drawPile("9").play("12>blue");

        assertThat(table.seat(0).handSize()).isEqualTo(5);
        assertThat(table.view(0).drawPile()).isEqualTo(8);
        assertThat(table.state.supply.setAside).isZero();
    }

    @Test
    @DisplayName("S15, S19 A win comes first: nothing is set aside or drawn any more")
    void winComesFirst() {
        SkipBoScenario table = table(2).pile("blue", 11).hand("").stock("12").play("stock>blue");

        assertThat(table.state.toMove()).isEqualTo(State.NOBODY);
        assertThat(table.pile("blue").shows()).isEqualTo(12);
        assertThat(table.seat(0).handSize()).isZero();
    }

    @Test
    @DisplayName("S16 A pile that reached 12 is set aside with exactly its cards and may be started again at once")
    void completePile() {
        SkipBoScenario table = table(2).hand("11 12 1 9");
        table.state.piles[0] = BuildingPile.startingWith(9);
        table.play("11>blue", "12>blue", "1>blue");

        assertThat(table.state.supply.setAside).isEqualTo(set("10 11 12"));
        assertThat(table.pile("blue").shows()).isEqualTo(1);
        assertThat(table.view(0).setAside()).containsExactly(0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0);
    }

    @Test
    @DisplayName("S16 A pile that shows 11 stays where it is")
    void elevenStays() {
        assertThat(table(2).pile("blue", 10)
                        .hand("11 9")
                        .play("11>blue")
                        .pile("blue")
                        .shows())
                .isEqualTo(11);
    }

    // ---- S17: the end of a turn

    @Test
    @DisplayName("S17 A discard moves one of the own pawns exactly as far as its number, clockwise")
    void discardMovesPawn() {
        SkipBoScenario table = table(2).pawns(1, 22).hand("5 9");

        assertThat(table.discards()).containsExactly("5:1>6", "5:22>3", "9:1>10", "9:22>7");
        table.refuses("5:1>7", SkipBoObjection.WRONG_DISTANCE);
        table.refuses("5:1>1", SkipBoObjection.WRONG_DISTANCE);
        table.refuses("5:1>20", SkipBoObjection.WRONG_DIRECTION);
        table.refuses("5:13>18", SkipBoObjection.NO_PAWN_THERE);
        table.refuses("4:1>5", SkipBoObjection.NOT_IN_HAND);
        table.refuses("w:1>5", SkipBoObjection.NOT_IN_HAND);
        table.play("5:22>3");
        assertThat(table.seat(0).pawns()).containsExactly(1, 3);
        assertThat(table.view(1).discardTop()).isEqualTo(Cards.card(4));
    }

    @Test
    @DisplayName("S17 A wild moves 1 to 12, each count a different move")
    void wildMoves() {
        SkipBoScenario table = table(2).pawns(20, 20).hand("w");

        assertThat(table.discards())
                .containsExactly(
                        "w:20>1", "w:20>2", "w:20>3", "w:20>4", "w:20>5", "w:20>6", "w:20>7", "w:20>8", "w:20>21",
                        "w:20>22", "w:20>23", "w:20>24");
        table.refuses("w:20>9", SkipBoObjection.WRONG_DIRECTION);
        table.refuses("w:20>20", SkipBoObjection.WRONG_DISTANCE);
    }

    @Test
    @DisplayName("S17 At tables where pawns move either way, both directions; 12 steps count once")
    void eitherWay() {
        SkipBoScenario table = table(2, "pawns", "either").pawns(1, 7).hand("5 12");

        assertThat(table.discards()).containsExactly("5:1>6", "5:1>20", "5:7>2", "5:7>12", "12:1>13", "12:7>19");
        table.refuses("5:1>7", SkipBoObjection.WRONG_DISTANCE);
        assertThat(table.hand("w").discards()).hasSize(46).doesNotHaveDuplicates();
    }

    @Test
    @DisplayName("S17 Both own pawns on one space: one move, not two, and one of them stays")
    void bothOnOneSpace() {
        SkipBoScenario table = table(2).pawns(4, 4).hand("5");

        assertThat(table.discards()).containsExactly("5:4>9");
        assertThat(table.seat(0).pawns()).containsExactly(4, 4);
        assertThat(table.play("5:4>9").seat(0).pawns()).containsExactly(4, 9);
    }

    @Test
    @DisplayName("S17 Pawns may share a space, the own two and those of others, and pass over each other")
    void pawnsShare() {
        SkipBoScenario own = table(2).pawns(1, 7).hand("6").play("6:1>7");
        assertThat(own.seat(0).pawns()).containsExactly(7, 7);

        SkipBoScenario others = table(2).pawns(9, 10).pawns(1, 11, 13).hand("3").play("3:10>13");
        assertThat(others.seat(0).pawns()).containsExactly(9, 13);
        assertThat(others.seat(1).pawns()).containsExactly(11, 13);
    }

    @Test
    @DisplayName("S17 A discard is owed as long as one holds cards; everything else is optional")
    void discardIsOwed() {
        SkipBoScenario table = table(2).hand("1 9").stock("1 2");

        table.refuses("end", SkipBoObjection.DISCARD_OWED).allows("1:1>2", "9:1>10", "1>blue", "stock>blue");
    }

    @Test
    @DisplayName("S17 The discard pile is open to look through")
    void discardPileIsOpen() {
        SkipBoView view = table(2).discardPile("3 w 3 8").view(View.WATCHER);

        assertThat(view.discards()).containsExactly(0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
        assertThat(view.discardTop()).isEqualTo(Cards.card(7));
    }

    // ---- S18: the empty draw pile

    @Test
    @DisplayName(
            "S18 The completed piles are shuffled at the moment a card must be drawn, also in the middle of drawing")
    void reshuffleInTheMiddle() {
        Arranged chance = new Arranged().then("5 5 6");
        SkipBoScenario table = table(2).chance(chance)
                .hand("3")
                .drawPile("7 8")
                .setAside("1 5 6 w 5")
                .discardPile("9")
                .play("3:1>4");

        assertThat(table.hand(1)).isEqualTo("5 5 6 7 8");
        assertThat(chance.shuffles).isEqualTo(1);
        assertThat(table.view(0).drawPile()).isEqualTo(2);
        assertThat(table.state.supply.setAside).isZero();
        assertThat(table.state.supply.discards).isEqualTo(set("9 3"));
    }

    @Test
    @DisplayName("S18 Everybody may remember what was shuffled, and what has left the hands since, but not the stocks")
    void reshuffleIsRemembered() {
        SkipBoScenario table = table(2).hand("3").hand(1, "1").drawPile("7 8").setAside("1 5 6 w 5 9 9 9 9");
        assertThat(table.view(0).reshuffled()).isEmpty();
        assertThat(table.view(0).playedSince()).isEmpty();
        table.stock(1, "2 12 12").pawns(1, 13, 1).play("3:1>4");
        for (int viewer : new int[] {0, 1, View.WATCHER}) {
            assertThat(table.view(viewer).reshuffled()).isEqualTo(Cards.counts(set("1 5 5 6 9 9 9 9 w")));
            assertThat(table.view(viewer).playedSince()).isEqualTo(Cards.counts(0));
        }
        table.play("1>blue", "stock>blue", "7:1>8");
        for (int viewer : new int[] {0, 1, View.WATCHER}) {
            assertThat(table.view(viewer).reshuffled()).isEqualTo(Cards.counts(set("1 5 5 6 9 9 9 9 w")));
            assertThat(table.view(viewer).playedSince()).isEqualTo(Cards.counts(set("1 7")));
        }
    }

    @Test
    @DisplayName("S18 Not before: drawing the very last card shuffles nothing yet")
    void notBefore() {
        Arranged chance = new Arranged();
        SkipBoScenario table = table(2).chance(chance)
                .hand("3")
                .drawPile("7 8 7 8 9")
                .setAside("1 2")
                .play("3:1>4");

        assertThat(chance.shuffles).isZero();
        assertThat(table.view(0).drawPile()).isZero();
        assertThat(table.state.supply.setAside).isEqualTo(set("1 2"));
    }

    @Test
    @DisplayName("S18 Without completed piles the discard pile is shuffled, the last discard included")
    void discardPileIsShuffled() {
        SkipBoScenario table = table(2).chance(new Arranged())
                .hand("3")
                .drawPile("")
                .discardPile("9 9 8 8 7")
                .play("3:1>4");

        assertThat(table.hand(1)).isEqualTo("3 7 8 8 9");
        assertThat(table.view(0).discardTop()).isNull();
        assertThat(table.view(0).drawPile()).isEqualTo(1);
        assertThat(table.state.supply.discards).isZero();
    }

    @Test
    @DisplayName("S18 If the completed piles do not suffice, the discard pile follows; if nothing is left, fewer cards")
    void bothAndFewer() {
        Arranged chance = new Arranged();
        SkipBoScenario table =
                table(2).chance(chance).hand("3").drawPile("").setAside("1 2").play("3:1>4");

        assertThat(chance.shuffles).isEqualTo(2);
        assertThat(table.hand(1)).isEqualTo("1 2 3");
        table.refuses("end", SkipBoObjection.DISCARD_OWED);
    }

    @Test
    @DisplayName(
            "S18 Without hand and with nothing to draw: stock, spaces, exchange, and an explicit end without pawn move")
    void endsTheTurn() {
        SkipBoScenario table =
                table(2).hand("").hand(1, "4 4").drawPile("").pawns(10, 1).stock("1 5 6");

        assertThat(table.legal()).containsExactly("stock>blue", "exchange", "end");
        table.play("stock>blue", "exchange");
        assertThat(table.legal()).containsExactly("end");
        table.play("end");
        assertThat(table.state.toMove()).isEqualTo(1);
        assertThat(table.seat(0).pawns()).containsExactly(1, 10);
        assertThat(table.view(1).turn()).isEqualTo(2);
        assertThat(table.state.supply.discards).isZero();
        table.refuses("end", SkipBoObjection.DISCARD_OWED);
    }

    @Test
    @DisplayName("S18 If a pile is completed meanwhile, by the stock or by a space, the hand is refilled at once")
    void refilledMeanwhile() {
        SkipBoScenario byStock =
                table(2).hand("").drawPile("").pile("blue", 11).stock("12 5").play("stock>blue");
        assertThat(byStock.seat(0).handSize()).isEqualTo(5);
        byStock.refuses("end", SkipBoObjection.DISCARD_OWED);

        SkipBoScenario bySpace =
                table(2).hand("").drawPile("").pawns(5, 1).pile("blue", 11).play("+>blue");
        assertThat(bySpace.seat(0).handSize()).isEqualTo(5);
    }

    @Test
    @DisplayName("S18 A whole table without cards goes round by ending turns")
    void nobodyHasCards() {
        SkipBoScenario table = table(3).hand("").drawPile("").play("end", "end", "end");

        assertThat(table.state.toMove()).isZero();
        assertThat(table.legal()).containsExactly("end");
    }

    // ---- S19: the winner

    @Test
    @DisplayName("S19 The player of the last stock card wins at once, and no discard is owed")
    void lastStockCard() {
        SkipBoScenario table = table(3).hand("9 9").stock("1").play("stock>blue");

        assertThat(table.state.toMove()).isEqualTo(State.NOBODY);
        assertThat(table.legal()).isEmpty();
        assertThat(table.state.points(0)).isZero();
        assertThat(table.state.points(1)).isEqualTo(3);
        assertThat(table.hand(0)).isEqualTo("9 9");
        assertThat(table.seat(0).stockTop()).isNull();
    }

    @Test
    @DisplayName("S19 Also as the card following a space; but not with a card left, or with the last hand card")
    void lastStockCardAfterSpace() {
        assertThat(table(2).pawns(11, 1)
                        .hand("9")
                        .stock("2")
                        .play("+stock>blue")
                        .state
                        .toMove())
                .isEqualTo(State.NOBODY);
        assertThat(table(2).hand("9").stock("1 2").play("stock>blue").state.toMove())
                .isZero();
        assertThat(table(2).hand("1").stock("2").play("1>blue").state.toMove()).isZero();
    }

    @Test
    @DisplayName("S19 After 1,200 turns the match ends, without a further draw")
    void turnsRunOut() {
        SkipBoScenario before = table(2).turn(1199, 0).hand("9").play("9:1>10");
        assertThat(before.state.toMove()).isEqualTo(1);
        assertThat(before.view(1).turn()).isEqualTo(1200);
        before.stock(0, "5 6").play("12:13>1");

        assertThat(before.state.toMove()).isEqualTo(State.NOBODY);
        assertThat(before.view(0).turn()).isEqualTo(1200);
        assertThat(before.seat(0).handSize()).isZero();
        assertThat(before.state.points(0)).isEqualTo(2);
        assertThat(before.state.points(1)).isEqualTo(3);
        assertThat(table(2).turn(1200, 0)
                        .hand("")
                        .drawPile("")
                        .play("end")
                        .state
                        .toMove())
                .isEqualTo(State.NOBODY);
    }

    private static String openPiles(SkipBoScenario table) {
        SkipBoView view = table.view(View.WATCHER);
        return String.join(
                " ",
                IntStream.range(0, 6)
                        .filter(pile -> view.piles().get(pile).isOpen())
                        .mapToObj(SkipBo.GAME.piles()::get)
                        .toList());
    }
}
