package table13.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Without arguments")
class WelcomeTest {

    @Test
    @DisplayName("asks for a game and the players, and plays")
    void asks() {
        Shell shell = Shell.withInput("4\n5\nquit\n");
        assertThat(shell.run()).isZero();
        assertThat(shell.out()).contains("Table 13", "13 Leaves", "Dirk", "Until next time.");
    }

    @Test
    @DisplayName("Friday with four players, if one just presses Enter")
    void defaults() {
        Shell shell = Shell.withInput("\n\nquit\n");
        assertThat(shell.run()).isZero();
        assertThat(shell.out())
                .contains("Friday the 13th · round 1 of 4", "Cleo")
                .doesNotContain("Dirk");
    }

    @Test
    @DisplayName("asks again after an answer that makes no sense")
    void asksAgain() {
        Shell shell = Shell.withInput("9\nchess\nskipbo\n5\nx\n2\n");
        assertThat(shell.run()).isZero();
        assertThat(shell.out())
                .contains("Type a number from 1 to 4", "Skip-Bo, the board game is for 2 to 4 players.", "Ada")
                .doesNotContain("Ben");
    }

    @Test
    @DisplayName("the end of the input is a goodbye")
    void endOfInput() {
        Shell shell = new Shell();
        assertThat(shell.run()).isZero();
        assertThat(shell.out()).endsWith("Until next time.\n");
        assertThat(shell.err()).isEmpty();
    }
}
