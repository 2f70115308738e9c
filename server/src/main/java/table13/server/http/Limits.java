package table13.server.http;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;

/// How much the server bears, from all and from one address.
///
/// @param lines WebSockets in all
/// @param linesEach WebSockets from one address
/// @param sockets TCP connections in all, WebSockets included
/// @param socketsEach TCP connections from one address that are no WebSockets
/// @param guestsAnHour new guests from one address
/// @param tablesAnHour new tables from one address
/// @param budgets for what people say and store
/// @param unsentBytes what all lines together may have been told without taking it
/// @param longestHead how long the head of a request may take
/// @param longestSilence after which a line that does not even answer a ping is dead
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

    /// A club of a hundred people behind one address notices nothing of these: each may have three devices here, open
    /// as many connections as browsers do for a page, and begin a match every five minutes.
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

    /// What suits this machine and a club of a hundred people behind one address.
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

    /// The file descriptors that are left for connections. Some are kept back for the store and what Java opens later.
    private static int freeFiles() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
                ? Math.clamp(
                        system.getMaxFileDescriptorCount() - system.getOpenFileDescriptorCount() - RESERVED_FILES,
                        1,
                        Integer.MAX_VALUE)
                : Integer.MAX_VALUE;
    }

    /// As many lines as were asked for, but no more than the heap bears when nothing is said on any of them.
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
