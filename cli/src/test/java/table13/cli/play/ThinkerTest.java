package table13.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.cli.terminal.Abilities;
import table13.cli.terminal.Complaint;
import table13.cli.terminal.Terminal;

@DisplayName("A bot that thinks while a person waits")
class ThinkerTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private Terminal terminal(boolean seen) {
        return new Terminal(
                InputStream.nullInputStream(),
                out,
                out,
                StandardCharsets.UTF_8,
                new Abilities(seen, seen, seen, false));
    }

    private static String slowly(String word) {
        try {
            Thread.sleep(500);
            return word;
        } catch (InterruptedException problem) {
            throw new IllegalStateException(problem);
        }
    }

    @Test
    @DisplayName("is excused when it takes long, and only then")
    void excused() {
        Terminal terminal = terminal(true);
        try (Thinker thinker = new Thinker(terminal)) {
            assertThat(thinker.await("Ada is", () -> "quick")).isEqualTo("quick");
            terminal.flush();
            assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
            assertThat(thinker.await("Ada is", () -> slowly("slow"))).isEqualTo("slow");
            terminal.flush();
            assertThat(out.toString(StandardCharsets.UTF_8))
                    .startsWith(" Ada is thinking …")
                    .endsWith(" \r");
        }
    }

    @Test
    @DisplayName("is not excused to a file, and what goes wrong is not hidden")
    void unseen() {
        Terminal terminal = terminal(false);
        try (Thinker thinker = new Thinker(terminal)) {
            assertThat(thinker.await("Ada is", () -> slowly("slow"))).isEqualTo("slow");
            terminal.flush();
            assertThat(out.size()).isZero();
            assertThatThrownBy(() -> thinker.await("Ada is", () -> {
                        throw new Complaint("no");
                    }))
                    .isInstanceOf(Complaint.class);
        }
    }
}
