package table13.cli.serve;

import io.nayuki.qrcodegen.QrCode;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import table13.cli.terminal.Terminal;

/// A QR code in a terminal: two modules per character, one above the other, black on white regardless of the terminal
/// colours.
final class TerminalCode {
    /// The quiet zone around a code, in modules; scanners need it.
    private static final int QUIET = 4;

    private static final String SIGNS = " ▄▀█";

    private TerminalCode() {}

    /// The lines of a code; empty if the terminal cannot show it.
    ///
    /// @param columns width of the terminal; read only if there is one
    static List<String> of(String text, Terminal terminal, IntSupplier columns) {
        if (!terminal.abilities().colours() || !terminal.canShow(SIGNS)) {
            return List.of();
        }
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
        List<String> lines = lines(code);
        return lines.getFirst().length() > columns.getAsInt()
                ? List.of()
                : lines.stream().map(terminal.paint()::blackOnWhite).toList();
    }

    static List<String> lines(QrCode code) {
        int end = code.size + QUIET;
        return IntStream.iterate(-QUIET, y -> y < end, y -> y + 2)
                .mapToObj(y -> IntStream.range(-QUIET, end)
                        .map(x -> SIGNS.charAt((code.getModule(x, y) ? 2 : 0) + (code.getModule(x, y + 1) ? 1 : 0)))
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString())
                .toList();
    }
}
