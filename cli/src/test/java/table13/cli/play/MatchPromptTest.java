package table13.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.cli.Shell;

@DisplayName("play without a game")
class MatchPromptTest {

    @Test
    @DisplayName("asks for a game, the players and how strong they are, and plays")
    void asks() {
        Shell shell = Shell.withInput("4\n5\nEasy,random\nquit\n");
        assertThat(shell.run("play")).isZero();
        assertThat(shell.out())
                .contains("Table 13", "13 Leaves", "Ada (easy), Ben (random), Cleo (easy), Dirk (random)")
                .contains("Dirk random", "Until next time.");
    }

    @Test
    @DisplayName("Friday with four players of medium strength, if one just presses Enter")
    void defaults() {
        Shell shell = Shell.withInput("\n\n\nquit\n");
        assertThat(shell.run("play")).isZero();
        assertThat(shell.out())
                .contains("Friday the 13th · round 1 of 4", "Cleo medium")
                .doesNotContain("Dirk");
    }

    @Test
    @DisplayName("asks again after an invalid answer")
    void asksAgain() {
        Shell shell = Shell.withInput("9\nchess\nskipbo\n5\nx\n2\nstrong\nexpert:x=1\nhard\n");
        assertThat(shell.run("play")).isZero();
        assertThat(shell.out())
                .contains("Type a number from 1 to 4", "Skip-Bo, the board game is for 2 to 4 players.")
                .contains("There is no bot 'strong'; there are: random, ", "The bot expert has no setting 'x'.")
                .contains("Ada (hard)")
                .doesNotContain("Ben");
    }

    @Test
    @DisplayName("the end of the input is a goodbye")
    void endOfInput() {
        Shell shell = new Shell();
        assertThat(shell.run("play")).isZero();
        assertThat(shell.out()).endsWith("Until next time.\n");
        assertThat(shell.err()).isEmpty();
    }
}
