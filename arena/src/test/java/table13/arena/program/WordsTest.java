package table13.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A command")
class WordsTest {

    @Test
    @DisplayName("is taken apart at blanks, but for what is quoted")
    void words() {
        assertThat(Words.of("python3 bot.py")).containsExactly("python3", "bot.py");
        assertThat(Words.of("  a\t b  ")).containsExactly("a", "b");
        assertThat(Words.of("sh -c 'a \"b\" \\c' x\"y z\"'w'")).containsExactly("sh", "-c", "a \"b\" \\c", "xy zw");
        assertThat(Words.of("my\\ bot \"a\\\"b\" '' a,b:c $x *"))
                .containsExactly("my bot", "a\"b", "", "a,b:c", "$x", "*");
    }

    @Test
    @DisplayName("is refused if it is empty or a quote stays open")
    void refused() {
        assertThatThrownBy(() -> Words.of(" ")).hasMessageContaining("wants a command");
        assertThatThrownBy(() -> Words.of("''")).hasMessageContaining("wants a command");
        assertThatThrownBy(() -> Words.of("a 'b")).hasMessageContaining("never closed");
    }
}
