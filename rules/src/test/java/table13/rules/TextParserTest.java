package table13.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Compares with the JDK, which has the same functions in another size.
class TextParserTest {
    private static final List<String> TEXTS =
            List.of("", " ", "a", "a b", " a  b ", "deal seed 0 c0ffee", "a\n\nb\n\n");

    @Test
    @DisplayName("Parts are those of a regular expression")
    void splits() {
        for (String text : TEXTS) {
            assertThat(TextParser.split(text, ' ')).containsExactly(text.split(" ", -1));
            assertThat(TextParser.split(text, ' ', 3)).containsExactly(text.split(" ", 3));
            assertThat(String.join(" ", TextParser.words(text, TextParser.BLANKS)))
                    .isEqualTo(text.replaceAll("\\s+", " ").strip());
        }
        for (String text : List.of(" ", "a", "a\n", "a\nb", "\na\n\nb\n\n", "\n\n")) {
            assertThat(TextParser.lines(text)).containsExactly(text.split("\n"));
        }
        assertThat(TextParser.lines("")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "7", "10", "007", "999999", "1000000", "-1", "+1", "1.0", "\u0663", " 1"})
    @DisplayName("Whole numbers have ASCII digits only, and no leading zeros")
    void wholeNumbers(String text) {
        assertThat(TextParser.isWhole(text, 6)).isEqualTo(text.matches("0|[1-9][0-9]{0,5}"));
    }

    @Test
    @DisplayName("Decimal numbers are those of Double.parseDouble, to the bit")
    void decimals() {
        SplitMix chance = new SplitMix(13);
        for (int i = 0; i < 100_000; i++) {
            StringBuilder text = new StringBuilder(i % 3 == 0 ? "-" : "");
            text.append(chance.below(i % 2 == 0 ? 10 : 100_000)).append('.').append(chance.below(1_000_000));
            if (i % 5 == 0) {
                text.append('e').append(chance.below(30) - 15);
            }
            same(text.toString());
        }
        List.of("0", "-0", "-0.0000", "1e-5", "1E5", "+.5", "5.", "0.05", "1e22", "123456789012345")
                .forEach(TextParserTest::same);
    }

    private static void same(String text) {
        assertThat(Double.doubleToRawLongBits(TextParser.decimal(text)))
                .as(text)
                .isEqualTo(Double.doubleToRawLongBits(Double.parseDouble(text)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                ".",
                "e",
                "e5",
                "-e5",
                "1e",
                "1e5.5",
                "many",
                "1,5",
                "--1",
                ".-5",
                "1.-5",
                "1-5",
                "1.2.3",
                "NaN",
                "Infinity",
                "0x1p3",
                "1d",
                " 1",
                "\u0663",
                "1e23",
                "1234567890123456"
            })
    @DisplayName("Any other text is refused")
    void others(String text) {
        assertThatExceptionOfType(NumberFormatException.class).isThrownBy(() -> TextParser.decimal(text));
    }
}
