package table13.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.rules.Name;

@DisplayName("Text typed by guests")
class TextSanitizerTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Anna",
                "Jürgen Müller",
                "Łukasz",
                "Ольга",
                "明美",
                "علي",
                "दीपिका",
                "😀 Zoë",
                "<b>&amp;",
                "a-b_c'd"
            })
    @DisplayName("stays as it is if there is nothing wrong with it, markup included")
    void harmless(String text) {
        assertThat(TextSanitizer.name(text)).isEqualTo(text);
        assertThat(TextSanitizer.text(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u202e",
                "\u2066",
                "\u200e",
                "\u061c",
                "\u200b",
                "\u200d",
                "\u2060",
                "\ufeff",
                "\u00ad",
                "\u0000",
                "\u001b",
                "\u007f",
                "\u0085",
                "\ud800",
                "\udc00",
                "\ue000",
                "\uffff",
                "\u0378",
                "\udb40\udc41"
            })
    @DisplayName("loses bidi, zero-width, control, stray surrogate, private and unassigned characters")
    void notShown(String character) {
        assertThat(TextSanitizer.text("a" + character + "b")).isEqualTo("ab");
        assertThat(TextSanitizer.name(character)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " ", "\t", "\n", "\r\n", "\u00a0", "\u2003", "\u2028", "\u2029", "\u3000", "\u3164", "\u2800", "\uffa0",
                " \n "
            })
    @DisplayName("has single spaces for all blank characters, and none around it")
    void blanks(String blank) {
        assertThat(TextSanitizer.text(blank + "a" + blank + "b" + blank)).isEqualTo("a b");
        assertThat(TextSanitizer.name(blank)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "e\u0301, \u00e9",
        "e\u200b\u0301, \u00e9",
        "x\u0301\u0301\u0301\u0301y, x\u0301\u0301y",
        "\u0301a, a",
        "a \u0301b, a b",
    })
    @DisplayName("is normalized (NFC), with at most two accents on a letter, and none without a letter")
    void marks(String typed, String clean) {
        assertThat(TextSanitizer.text(typed)).isEqualTo(clean);
    }

    @Test
    @DisplayName("is at most 24 characters for a name and 200 for a message, and never cut inside a character")
    void length() {
        assertThat(TextSanitizer.name("n".repeat(25))).isEqualTo("n".repeat(24));
        assertThat(TextSanitizer.text("t".repeat(201))).isEqualTo("t".repeat(200));
        assertThat(TextSanitizer.name("😀".repeat(30))).isEqualTo("😀".repeat(24));
        assertThat(TextSanitizer.name("n".repeat(23) + " n")).isEqualTo("n".repeat(23));
    }

    @Test
    @DisplayName("is unchanged by a second cleaning, and a match accepts it as a name")
    void cleanIsClean() {
        Random random = new Random(13);
        for (int i = 0; i < 20_000; i++) {
            StringBuilder typed = new StringBuilder();
            for (int length = random.nextInt(40); length > 0; length--) {
                // Mostly from blocks with accents, jamo, blanks and direction marks; sometimes any code point.
                typed.appendCodePoint(
                        switch (random.nextInt(6)) {
                            case 0 -> 0x300 + random.nextInt(0x70);
                            case 1 -> 0x1100 + random.nextInt(0x100);
                            case 2 -> 0x2000 + random.nextInt(0x70);
                            case 3 -> random.nextInt(Character.MAX_CODE_POINT + 1);
                            case 4 -> 0x900 + random.nextInt(0x100);
                            default -> ' ' + random.nextInt(0x60);
                        });
            }
            String clean = TextSanitizer.name(typed.toString());
            assertThat(TextSanitizer.name(clean)).isEqualTo(clean);
            assertThat(clean.isEmpty() || Name.isGood(clean)).as(clean).isTrue();
            assertThat(Normalizer.isNormalized(clean, Normalizer.Form.NFC)).isTrue();
            assertThat(clean.codePointCount(0, clean.length())).isLessThanOrEqualTo(24);
            assertThat(clean).doesNotContain("  ").isEqualTo(clean.strip());
        }
    }
}
