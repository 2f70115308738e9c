package table13.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.TerminalCapabilities;
import table13.cli.terminal.UsageException;

@DisplayName("A notice about a bot that searches")
class BotThreadTest {
    private static final long PATIENT = 600_000;
    private static final long IMPATIENT = 1;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private Terminal terminal(boolean seen) {
        return new Terminal(
                InputStream.nullInputStream(),
                out,
                out,
                StandardCharsets.UTF_8,
                new TerminalCapabilities(seen, seen, seen, false));
    }

    /// Searches until the waiting thread waits without a limit.
    private static Supplier<String> slowly(String word) {
        Thread waiting = Thread.currentThread();
        return () -> {
            while (waiting.getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
            return word;
        };
    }

    @Test
    @DisplayName("appears when the search takes long, and only then")
    void excused() {
        Terminal terminal = terminal(true);
        try (BotThread thread = new BotThread(terminal, PATIENT)) {
            assertThat(thread.await("Ada is", () -> "quick")).isEqualTo("quick");
            terminal.flush();
            assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
        }
        try (BotThread thread = new BotThread(terminal, IMPATIENT)) {
            assertThat(thread.await("Ada is", slowly("slow"))).isEqualTo("slow");
            terminal.flush();
            assertThat(out.toString(StandardCharsets.UTF_8))
                    .startsWith(" Ada is thinking …")
                    .endsWith(" \r");
        }
    }

    @Test
    @DisplayName("is not printed to a file, and errors of the bot are not hidden")
    void unseen() {
        Terminal terminal = terminal(false);
        try (BotThread thread = new BotThread(terminal, IMPATIENT)) {
            assertThat(thread.await("Ada is", slowly("slow"))).isEqualTo("slow");
            terminal.flush();
            assertThat(out.size()).isZero();
            assertThatThrownBy(() -> thread.await("Ada is", () -> {
                        throw new UsageException("no");
                    }))
                    .isInstanceOf(UsageException.class);
        }
    }
}
