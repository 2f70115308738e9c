package table13.rules.skipbo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.rules.Move;

class SkipBoNotationTest {

    @Test
    void everyMoveIsReadAsItIsWritten() {
        Set<String> written = new HashSet<>();
        for (int code = 0; code < SkipBo.GAME.moves(); code++) {
            Move move = SkipBo.GAME.move(code);
            assertThat(move.code()).isEqualTo(code);
            assertThat(move).hasToString(move.notation());
            assertThat(SkipBo.GAME.read(move.notation())).contains(move);
            assertThat(written.add(move.notation())).isTrue();
        }
        assertThat(written).hasSize(176 + 13 * 576);
    }

    @ParameterizedTest
    @CsvSource({
        "5>blue, 24", "w>pink1, 76", "stock>red, 81", "+5>blue, 108", "+stock>pink2, 167", "+>blue, 168",
        "+>pink2, 173", "exchange, 174", "end, 175", "1:1>1, 176", "5:7>12, 2635", "w:24>24, 7663"
    })
    void numbersOfTheMoves(String notation, int code) {
        assertThat(SkipBo.GAME.move(code).notation()).isEqualTo(notation);
    }

    @Test
    void movesSayWhatTheyAre() {
        assertThat(SkipBo.GAME.read("5>blue")).contains(new SkipBoMove.Build(Cards.card(4), 0));
        assertThat(SkipBo.GAME.read("+stock>pink2")).contains(new SkipBoMove.StandIn(null, 5));
        assertThat(SkipBo.GAME.read("+>red")).contains(new SkipBoMove.Complete(3));
        assertThat(SkipBo.GAME.read("exchange")).contains(new SkipBoMove.Exchange());
        assertThat(SkipBo.GAME.read("end")).contains(new SkipBoMove.EndTurn());
        assertThat(SkipBo.GAME.read("w:7>15")).contains(new SkipBoMove.Discard(Cards.card(12), 7, 15));
    }

    @ParameterizedTest
    @CsvSource({
        "5>b, 5>blue",
        "5 > Blue, 5>blue",
        "12>O, 12>orange",
        "w>p, w>purple",
        "wild>r, w>red",
        "Skip-Bo>red, w>red",
        "5>k1, 5>pink1",
        "5 > pink 2, 5>pink2",
        "s>b, stock>blue",
        "STOCK > K2, stock>pink2",
        "+ s > k1, +stock>pink1",
        "+ > o, +>orange",
        "x, exchange",
        "Exchange, exchange",
        "End, end",
        "e, end",
        "' 5 : 7 > 12 ', 5:7>12",
        "W:7>15, w:7>15",
        "wild:7>15, w:7>15"
    })
    void readsWhatPeopleType(String typed, String notation) {
        assertThat(SkipBo.GAME.read(typed).map(Move::notation)).contains(notation);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                ">",
                "+",
                "5",
                "blue",
                "5>",
                ">blue",
                "13>blue",
                "0>blue",
                "05>blue",
                "1 2>blue",
                "5>pink",
                "5>pink3",
                "5>k",
                "5>yellow",
                "5:7",
                "5:0>5",
                "5:7>25",
                "stock:7>12",
                "5:7>>12",
                "+exchange",
                "xx",
                "5>blue5",
                "++5>blue",
                "5>blue>red",
                "b>5",
                "-1:2>3",
                "\u0000",
                "5\n6>blue"
            })
    void refusesWhatIsNoMove(String typed) {
        assertThat(SkipBo.GAME.read(typed)).isEmpty();
    }
}
