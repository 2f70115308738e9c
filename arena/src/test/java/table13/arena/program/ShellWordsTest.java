package table13.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A command")
class ShellWordsTest {

    @Test
    @DisplayName("is taken apart at blanks, but for what is quoted")
    void words() {
        assertThat(ShellWords.of("python3 bot.py")).containsExactly("python3", "bot.py");
        assertThat(ShellWords.of("  a\t b  ")).containsExactly("a", "b");
        assertThat(ShellWords.of("sh -c 'a \"b\" \\c' x\"y z\"'w'"))
                .containsExactly("sh", "-c", "a \"b\" \\c", "xy zw");
        assertThat(ShellWords.of("my\\ bot \"a\\\"b\" '' a,b:c $x *"))
                .containsExactly("my bot", "a\"b", "", "a,b:c", "$x", "*");
    }

    @Test
    @DisplayName("is refused if it is empty or a quote stays open")
    void refused() {
        assertThatThrownBy(() -> ShellWords.of(" ")).hasMessageContaining("needs a command");
        assertThatThrownBy(() -> ShellWords.of("''")).hasMessageContaining("needs a command");
        assertThatThrownBy(() -> ShellWords.of("a 'b")).hasMessageContaining("never closed");
    }
}
