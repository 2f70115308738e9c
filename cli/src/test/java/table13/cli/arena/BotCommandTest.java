package table13.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.cli.Shell;

@DisplayName("bot")
class BotCommandTest {
    private static final String HELLO = "{\"type\":\"hello\",\"protocol\":1,\"limitMillis\":1000}\n";

    @Test
    @DisplayName("answers line by line, until the end message")
    void answers() {
        Shell shell = Shell.withInput(HELLO + "{\"type\":\"bye\"}\nnobody reads this\n");
        assertThat(shell.run("bot", "expert:search=tree")).as(shell.err()).isZero();
        assertThat(shell.out()).isEqualTo("{\"type\":\"hello\",\"protocol\":1,\"name\":\"expert:search=tree\"}\n");
    }

    @Test
    @DisplayName("ends well when its input does")
    void inputEnds() {
        Shell shell = Shell.withInput(HELLO);
        assertThat(shell.run("bot", "easy")).isZero();
        assertThat(shell.out()).hasLineCount(1);
    }

    @Test
    @DisplayName("reports errors")
    void wrong() {
        Shell unknown = new Shell();
        assertThat(unknown.run("bot", "grandmaster")).isEqualTo(2);
        assertThat(unknown.err()).contains("grandmaster");
        Shell chatter = Shell.withInput("good evening\n");
        assertThat(chatter.run("bot", "easy")).isEqualTo(2);
        assertThat(chatter.err()).contains("not a request of the bot protocol");
    }
}
