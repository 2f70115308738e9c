package table13.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The cases are in `json-cases.txt`, with a description of their format.
@DisplayName("The reader of JSON")
class JsonCasesTest {
    private static final Pattern LINE = Pattern.compile("(?:free )?(yes|no) (.+?)(?: → (.+))?");
    private static final Pattern MARK = Pattern.compile("‹([^‹›]*?)(?:×(\\d+))?›");

    private static List<String> lines() throws IOException {
        try (InputStream file = JsonCasesTest.class.getResourceAsStream("json-cases.txt")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        }
    }

    static Stream<Case> accepted() throws IOException {
        return lines().stream().map(Case::of).filter(Case::isAccepted);
    }

    static Stream<Case> refused() throws IOException {
        return lines().stream().map(Case::of).filter(each -> !each.isAccepted());
    }

    @ParameterizedTest
    @MethodSource
    @DisplayName("accepts")
    void accepted(Case one) {
        assertThat(String.valueOf(Json.read(one.text()))).isEqualTo(one.value());
    }

    @ParameterizedTest
    @MethodSource
    @DisplayName("refuses, with no other exception,")
    void refused(Case one) {
        assertThatThrownBy(() -> Json.read(one.text())).isExactlyInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @MethodSource("accepted")
    @DisplayName("refuses the rest of an object or array that was cut off anywhere:")
    void cutOff(Case one) {
        String text = one.text().strip();
        if (text.startsWith("{") || text.startsWith("[") || text.startsWith("\"")) {
            for (int length = 0; length < text.length(); length++) {
                String part = text.substring(0, length);
                assertThatThrownBy(() -> Json.read(part)).as(part).isExactlyInstanceOf(IllegalArgumentException.class);
            }
        }
    }

    @Test
    @DisplayName("has cases of both verdicts, each once")
    void cases() throws IOException {
        assertThat(lines()).doesNotHaveDuplicates().hasSizeGreaterThan(300);
        assertThat(accepted()).hasSizeGreaterThan(90);
        assertThat(refused()).hasSizeGreaterThan(200);
    }

    /// One line of the table; accepted cases have a value.
    record Case(String line, boolean isAccepted, String text, String value) {
        static Case of(String line) {
            Matcher parts = LINE.matcher(line);
            boolean isCase = parts.matches() && parts.group(1).equals("yes") == (parts.group(3) != null);
            assertThat(isCase).as(line).isTrue();
            String value = parts.group(3);
            return new Case(line, value != null, plain(parts.group(2)), value == null ? "" : plain(value));
        }

        private static String plain(String text) {
            return MARK.matcher(text).replaceAll(mark -> Matcher.quoteReplacement(meant(mark)));
        }

        private static String meant(MatchResult mark) {
            String what = mark.group(1);
            if (what.matches("[0-9a-f]{4}")) {
                what = String.valueOf((char) Integer.parseInt(what, 16));
            }
            return mark.group(2) == null ? what : what.repeat(Integer.parseInt(mark.group(2)));
        }

        @Override
        public String toString() {
            return line;
        }
    }
}
