package table13.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.nayuki.qrcodegen.QrCode;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.TerminalCapabilities;

@DisplayName("The QR code in the terminal")
class TerminalCodeTest {
    private static final String ADDRESS = "http://192.168.1.20:1313/";
    private static final TerminalCapabilities COLOURED = new TerminalCapabilities(true, true, true, true);
    private static final int QUIET = 4;

    private static List<String> code(Charset charset, TerminalCapabilities capabilities, int columns) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(InputStream.nullInputStream(), out, out, charset, capabilities);
        return TerminalCode.of(ADDRESS, terminal, () -> columns);
    }

    @Test
    @DisplayName("has every module of the code, two per character, and a quiet zone")
    void modules() {
        QrCode code = QrCode.encodeText(ADDRESS, QrCode.Ecc.LOW);
        List<String> lines = TerminalCode.lines(code);
        assertThat(lines).hasSize((code.size + 2 * QUIET + 1) / 2);
        for (int y = -QUIET; y < code.size + QUIET; y++) {
            String line = lines.get((y + QUIET) / 2);
            assertThat(line).hasSize(code.size + 2 * QUIET);
            String dark = (y + QUIET) % 2 == 0 ? "▀█" : "▄█";
            for (int x = -QUIET; x < code.size + QUIET; x++) {
                assertThat(dark.indexOf(line.charAt(x + QUIET)) >= 0)
                        .as("%d, %d", x, y)
                        .isEqualTo(code.getModule(x, y));
            }
        }
    }

    @Test
    @DisplayName("is black on white, in a terminal that is wide enough")
    void wide() {
        int width = TerminalCode.lines(QrCode.encodeText(ADDRESS, QrCode.Ecc.LOW))
                .getFirst()
                .length();
        assertThat(code(StandardCharsets.UTF_8, COLOURED, width))
                .isNotEmpty()
                .allMatch(line -> line.startsWith("\u001b[38;5;16;48;5;231m") && line.endsWith("\u001b[0m"));
        assertThat(code(StandardCharsets.UTF_8, COLOURED, width - 1)).isEmpty();
    }

    @Test
    @DisplayName("is not drawn into files and pipes, without colours, or without the characters for it")
    void unable() {
        assertThat(code(StandardCharsets.UTF_8, TerminalCapabilities.NONE, 80)).isEmpty();
        assertThat(code(StandardCharsets.UTF_8, new TerminalCapabilities(true, true, true, false), 80))
                .isEmpty();
        assertThat(code(StandardCharsets.US_ASCII, COLOURED, 80)).isEmpty();
    }
}
