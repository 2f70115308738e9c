package table13.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A command")
class CommandWordsTest {

    @Test
    @DisplayName("is taken apart at blanks, but for what is quoted")
    void words() {
        assertThat(CommandWords.of("python3 bot.py")).containsExactly("python3", "bot.py");
        assertThat(CommandWords.of("  a\t b  ")).containsExactly("a", "b");
        assertThat(CommandWords.of("sh -c 'a \"b\" \\c' x\"y z\"'w'"))
                .containsExactly("sh", "-c", "a \"b\" \\c", "xy zw");
        assertThat(CommandWords.of("my\\ bot \"a\\\"b\" '' a,b:c $x *"))
                .containsExactly("my bot", "a\"b", "", "a,b:c", "$x", "*");
    }

    @Test
    @DisplayName("is refused if it is empty or a quote stays open")
    void refused() {
        assertThatThrownBy(() -> CommandWords.of(" ")).hasMessageContaining("needs a command");
        assertThatThrownBy(() -> CommandWords.of("''")).hasMessageContaining("needs a command");
        assertThatThrownBy(() -> CommandWords.of("a 'b")).hasMessageContaining("never closed");
    }
}
