package table13.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.rules.record.Replay;
import table13.rules.thirteen.Friday;
import table13.testkit.RandomMatches;

@DisplayName("A name")
class NameTest {
    private static final Setup SETUP = Setup.of(Friday.GAME, 3);

    private static Match<?> begin(String name) {
        return Match.begin(SETUP, List.of("Ada", name, "Cleo"), new SplitMix(1));
    }

    /// A record with this name and a valid check line.
    private static List<String> recordWith(String name) {
        String above = begin("Ben").record().replace("seat 1 Ben\n", "seat 1 " + name + "\n");
        String text = above.substring(0, above.lastIndexOf("check "));
        return RandomMatches.lines(text + RecordWriter.check(text) + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ada", "Ben Bot", "Zoë", "名前", "عمر", "😀", "Ada (easy)", "expert:iterations=300", "."})
    @DisplayName("is visible characters with single spaces between them")
    void good(String name) {
        assertThat(Name.isGood(name)).isTrue();
        assertThat(begin(name).names()).contains(name);
        assertThat(Replay.of(recordWith(name), 1).names()).contains(name);
    }

    @Test
    @DisplayName("is as long as people count: 64 emoji are a name, 65 letters are none")
    void length() {
        for (String character : List.of("x", "é", "😀")) {
            assertThat(Name.isGood(character.repeat(64))).isTrue();
            assertThat(Replay.of(recordWith(character.repeat(64)), 1).names()).contains(character.repeat(64));
            assertThat(Name.isGood(character.repeat(65))).isFalse();
            assertThatThrownBy(() -> Replay.of(recordWith(character.repeat(65)), 1))
                    .hasMessageContaining("A name is one line of 1 to 64");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "\u00a0", "\u2007", "\u202f", "\u2003", "\u3000", "\u1680", "\u205f"})
    @DisplayName("has no blank of any kind around it, neither written nor read")
    void blanksAround(String blank) {
        for (String name : List.of(blank, blank + "Ben", "Ben" + blank)) {
            assertThat(Name.isGood(name)).isFalse();
            assertThatThrownBy(() -> begin(name)).hasMessageStartingWith("A name is one line");
            assertThatThrownBy(() -> Replay.of(recordWith(name), 1)).hasMessageContaining("A name is one line");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ben  Bot", "Ben\u00a0Bot", "Ben \u2003Bot", "Ben\u3164Bot", "\u2800", "Ben\ue000"})
    @DisplayName("of the first version with other blanks can be read, but not chosen")
    void firstVersion(String name) {
        assertThat(Name.isGood(name)).isFalse();
        assertThatThrownBy(() -> begin(name)).hasMessageStartingWith("A name is one line");
        assertThat(Replay.of(recordWith(name), 1).names()).contains(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A\tB", "A\u200bB", "A\u202eB", "A\ud800", "A\u2028B", "A\u0378B"})
    @DisplayName("has nothing that steers, hides or cannot be shown, neither written nor read")
    void notPrintable(String name) {
        assertThat(Name.isGood(name)).isFalse();
        assertThatThrownBy(() -> begin(name)).hasMessageStartingWith("A name is one line");
        assertThatThrownBy(() -> Replay.of(recordWith(name), 1)).hasMessageContaining("A name is one line");
    }
}
