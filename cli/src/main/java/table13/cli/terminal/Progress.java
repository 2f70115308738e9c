package table13.cli.terminal;

import java.util.Locale;

/// A progress bar on the error stream, with the time left. Silent unless the error stream is a terminal.
public final class Progress {
    private static final int WIDTH = 30;
    private static final long NANOS_PER_SECOND = 1_000_000_000L;
    private static final long REDRAW = NANOS_PER_SECOND / 10;

    private final Terminal terminal;
    private final String unit;
    private final long all;
    private final long begun = System.nanoTime();
    private long drawn = begun;

    public Progress(Terminal terminal, String unit, long all) {
        this.terminal = terminal;
        this.unit = unit;
        this.all = all;
    }

    /// Draws the empty bar, for commands with a long first step.
    public void begin() {
        if (terminal.abilities().errorsSeen()) {
            draw(0, "");
        }
    }

    public void show(long done) {
        if (terminal.abilities().errorsSeen() && done > 0 && System.nanoTime() - drawn >= REDRAW) {
            draw(done, ", " + spoken(seconds() / done * (all - done)) + " left");
        }
    }

    private void draw(long done, String left) {
        drawn = System.nanoTime();
        int filled = (int) (WIDTH * done / all);
        terminal.printError(String.format(
                Locale.ROOT,
                "\r%s%s %,d of %,d %s%s   ",
                "█".repeat(filled),
                "·".repeat(WIDTH - filled),
                done,
                all,
                unit,
                left));
    }

    private static String spoken(double seconds) {
        return seconds < 90
                ? String.format(Locale.ROOT, "%.0f s", seconds)
                : String.format(Locale.ROOT, "%.0f min", seconds / 60);
    }

    public double seconds() {
        return (double) (System.nanoTime() - begun) / NANOS_PER_SECOND;
    }

    /// Replaces the bar by one line.
    public void end(String summary) {
        clear();
        if (terminal.abilities().errorsSeen()) {
            terminal.printError(summary + "\n");
        }
    }

    /// Removes the bar.
    public void clear() {
        if (terminal.abilities().errorsSeen() && drawn != begun) {
            terminal.printError("\r" + " ".repeat(79) + "\r");
            drawn = begun;
        }
    }
}
