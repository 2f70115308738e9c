package table13.cli;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import table13.rules.Game;

/// A simulated user that always types the first legal move of the screen.
public final class Autopilot extends InputStream {
    private final Game<?> game;
    private final Supplier<String> screen;
    private byte[] line = {};
    private int next;

    public Autopilot(Game<?> game, Supplier<String> screen) {
        this.game = game;
        this.screen = screen;
    }

    @Override
    public int read() {
        if (next == line.length) {
            line = (firstMove() + "\n").getBytes(StandardCharsets.UTF_8);
            next = 0;
        }
        return line[next++];
    }

    /// One line at a time: otherwise the reader would take answers before the questions.
    @Override
    public int read(byte[] into, int from, int length) {
        int n = 0;
        do {
            into[from + n++] = (byte) read();
        } while (n < length && next < line.length);
        return n;
    }

    private String firstMove() {
        String shown = screen.get();
        String listed = shown.substring(shown.lastIndexOf("\n\n"));
        for (String word : listed.replaceAll("… to (\\d+)", "$1").split("\\s+", -1)) {
            String move = word.replaceAll("→.*", "");
            if (game.read(move).isPresent()) {
                return move;
            }
        }
        throw new AssertionError("No move is listed here: " + listed);
    }
}
