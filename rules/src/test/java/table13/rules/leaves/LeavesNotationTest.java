package table13.rules.leaves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.rules.Move;
import table13.rules.leaves.LeavesMove.Pass;
import table13.rules.leaves.LeavesMove.Play;

class LeavesNotationTest {

    @Test
    @DisplayName("Every move is read as it is written, and its code is its place")
    void everyMove() {
        assertThat(Leaves.GAME.moves()).isEqualTo(117);
        for (int code = 0; code < 117; code++) {
            Move move = Leaves.GAME.move(code);
            assertThat(move.code()).isEqualTo(code);
            assertThat(Leaves.GAME.read(move.notation())).contains(move);
            assertThat(move).hasToString(move.notation());
        }
    }

    @Test
    @DisplayName("Plays come first, by value and then by count, then the passes")
    void codes() {
        assertThat(Leaves.GAME.move(0)).isEqualTo(new Play(1, 1)).hasToString("1x1");
        assertThat(Leaves.GAME.move(42)).isEqualTo(new Play(6, 3)).hasToString("3x6");
        assertThat(Leaves.GAME.move(103)).isEqualTo(new Play(13, 8)).hasToString("8x13");
        assertThat(Leaves.GAME.move(104)).isEqualTo(new Pass(1)).hasToString("pass1");
        assertThat(Leaves.GAME.move(116)).isEqualTo(new Pass(13)).hasToString("pass13");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3x6|3X6",
                "3x6|3 x 6",
                "3x6|3x 6",
                "3x6|3 x6",
                "3x6|' 3x6 '",
                "3x6|6 6 6",
                "3x6|6,6,6",
                "3x6|6, 6, 6",
                "1x6|6",
                "1x11|11",
                "2x1|1 1",
                "2x11|11 11",
                "8x7|7 7 7 7 7 7 7 7",
                "pass8|pass 8",
                "pass8|PASS8",
                "pass8|Pass  8",
                "pass8|p8",
                "pass8|P 8",
                "pass13|p13"
            })
    @DisplayName("Other spellings that can mean only one move")
    void lenient(String notation, String text) {
        assertThat(Leaves.GAME.read(text)).map(Move::notation).contains(notation);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                ",",
                "x",
                "p",
                "pass",
                "14",
                "0",
                "-1",
                "66",
                "6 7",
                "6 6 7",
                "1 11",
                "9x7",
                "0x7",
                "3x",
                "x6",
                "3x14",
                "3x0",
                "3x6x6",
                "3x6 6",
                "pass0",
                "pass14",
                "pass 1 1",
                "ppass8",
                "8pass",
                "pas8",
                "3x6 pass8",
                "7 7 7 7 7 7 7 7 7",
                "six",
                "3*6",
                "٣x٦"
            })
    @DisplayName("Anything else is no move")
    void garbage(String text) {
        assertThat(Leaves.GAME.read(text)).isEmpty();
    }

    @Test
    @DisplayName("Very long nonsense is refused as quietly as short nonsense")
    void longGarbage() {
        assertThat(Leaves.GAME.read("6 ".repeat(100_000))).isEmpty();
        assertThat(Leaves.GAME.read("x ".repeat(100_000))).isEmpty();
    }

    @Test
    @DisplayName("There is no move with a value or a number of cards that no move has")
    void noSuchMove() {
        assertThatThrownBy(() -> new Play(14, 1)).hasMessage("No card has the value 14.");
        assertThatThrownBy(() -> new Play(0, 1)).hasMessage("No card has the value 0.");
        assertThatThrownBy(() -> new Play(7, 9)).hasMessage("A play has 1 to 8 cards, not 9.");
        assertThatThrownBy(() -> new Play(7, 0)).hasMessage("A play has 1 to 8 cards, not 0.");
        assertThatThrownBy(() -> new Pass(14)).hasMessage("No card has the value 14.");
    }
}
