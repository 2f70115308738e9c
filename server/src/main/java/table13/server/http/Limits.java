package table13.server.http;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;

/// Limits of the server, in total and per address.
///
/// @param lines WebSockets in total
/// @param linesEach WebSockets from one address
/// @param sockets TCP connections in total, WebSockets included
/// @param socketsEach TCP connections from one address that are not WebSockets
/// @param guestsAnHour new guests from one address
/// @param tablesAnHour new tables from one address
/// @param budgets limits for chat and storage
/// @param unsentBytes unsent bytes of all connections together
/// @param longestHead time limit for a request head
/// @param longestSilence time without any frame after which a connection is dropped
public record Limits(
        int lines,
        int linesEach,
        int sockets,
        int socketsEach,
        int guestsAnHour,
        int tablesAnHour,
        Budgets budgets,
        long unsentBytes,
        Duration longestHead,
        Duration longestSilence) {

    public static final int LINES = 20_000;

    /// High enough for a club of a hundred people behind one address. Each may connect three devices, open as many
    /// connections as browsers do for a page, and start a match every five minutes.
    public static final int LINES_EACH = 300;

    private static final int SOCKETS_EACH = 1000;
    public static final int GUESTS_AN_HOUR = 300;
    public static final int TABLES_AN_HOUR = 1200;

    private static final int SHARE_OF_HEAP = 8;
    private static final int MEGABYTE = 1 << 20;
    private static final int LINES_A_MEGABYTE = 20;
    private static final int RESERVED_FILES = 64;
    private static final Duration LONGEST_HEAD = Duration.ofSeconds(20);
    private static final Duration LONGEST_SILENCE = Duration.ofSeconds(75);

    /// Defaults for this machine and for a club of a hundred people behind one address.
    public static Limits usual() {
        return new Limits(
                LINES,
                LINES_EACH,
                freeFiles(),
                SOCKETS_EACH,
                GUESTS_AN_HOUR,
                TABLES_AN_HOUR,
                Budgets.usual(),
                Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP,
                LONGEST_HEAD,
                LONGEST_SILENCE);
    }

    /// File descriptors available for connections. Some are reserved for the store and for files that Java opens later.
    private static int freeFiles() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
                ? Math.clamp(
                        system.getMaxFileDescriptorCount() - system.getOpenFileDescriptorCount() - RESERVED_FILES,
                        1,
                        Integer.MAX_VALUE)
                : Integer.MAX_VALUE;
    }

    /// The configured limit of WebSockets, or less if the heap is too small for that many idle ones.
    int bearableLines() {
        return (int) Math.min(lines, Runtime.getRuntime().maxMemory() / MEGABYTE * LINES_A_MEGABYTE);
    }

    public Limits withLines(int inAll, int each) {
        return new Limits(
                inAll,
                each,
                sockets,
                socketsEach,
                guestsAnHour,
                tablesAnHour,
                budgets,
                unsentBytes,
                longestHead,
                longestSilence);
    }

    public Limits withSockets(int inAll, int each) {
        return new Limits(
                lines,
                linesEach,
                inAll,
                each,
                guestsAnHour,
                tablesAnHour,
                budgets,
                unsentBytes,
                longestHead,
                longestSilence);
    }

    public Limits withEachHour(int guests, int tables) {
        return new Limits(
                lines,
                linesEach,
                sockets,
                socketsEach,
                guests,
                tables,
                budgets,
                unsentBytes,
                longestHead,
                longestSilence);
    }

    public Limits withBudgets(Budgets other) {
        return new Limits(
                lines,
                linesEach,
                sockets,
                socketsEach,
                guestsAnHour,
                tablesAnHour,
                other,
                unsentBytes,
                longestHead,
                longestSilence);
    }

    public Limits withUnsentBytes(long bytes) {
        return new Limits(
                lines,
                linesEach,
                sockets,
                socketsEach,
                guestsAnHour,
                tablesAnHour,
                budgets,
                bytes,
                longestHead,
                longestSilence);
    }

    public Limits withPatience(Duration head, Duration silence) {
        return new Limits(
                lines,
                linesEach,
                sockets,
                socketsEach,
                guestsAnHour,
                tablesAnHour,
                budgets,
                unsentBytes,
                head,
                silence);
    }
}
