package table13.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.LoggingEvent;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

@DisplayName("A line of the log")
class LogLineTest {
    private static final String TIME = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}(Z|[+-]\\d\\d:\\d\\d)";

    private final LogLine layout = new LogLine();

    private String line(String message, Throwable cause, Object... words) {
        return layout.doLayout(
                new LoggingEvent("", (Logger) LoggerFactory.getLogger("table13"), Level.WARN, message, cause, words));
    }

    @Test
    @DisplayName("has a time, a level and a message")
    void plain() {
        assertThat(line("table {}: opened für \"{}\" 🎲", null, "ab", "Zoë"))
                .matches(TIME + " WARN  table ab: opened für \"Zoë\" 🎲\\R");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x\n2026-01-01T00:00:00.000Z INFO  all is well",
                "x\r\n2026",
                "x\u001b[2J\u001b]0;pwned\u0007",
                "x\u0085\u2028\u2029y",
                "x\u202egnp.exe\u2066",
                "x\0\b\t\u007f\u009b31m",
                "x\ud800\udbff",
            })
    @DisplayName("is one line without control characters, whatever clients send")
    void harmless(String sent) {
        String line = line("connection of guest {}: {}", null, "ab", sent);
        assertThat(line).endsWith(System.lineSeparator());
        assertThat(line.strip()).matches("[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]+").contains("\\u{");
    }

    @Test
    @DisplayName("escapes its own escapes, and has a limited length")
    void honest() {
        assertThat(LogLine.harmless("\\u{a}")).isEqualTo("\\\\u{a}");
        assertThat(LogLine.harmless("x".repeat(100_000))).hasSizeLessThan(1100);
    }

    @Test
    @DisplayName("is followed by a stack trace only on request, and the trace cannot fake a line")
    void traces() {
        IllegalStateException mishap =
                new IllegalStateException("bad move\n2026-01-01T00:00:00.000Z INFO  all is well\u001b[2J");
        assertThat(line("oh", mishap).lines()).hasSize(1);
        layout.showTraces(true);
        assertThat(line("oh", mishap).lines().skip(1))
                .isNotEmpty()
                .allMatch(trace -> trace.startsWith("    "))
                .noneMatch(trace -> trace.contains("\u001b"));
    }
}
