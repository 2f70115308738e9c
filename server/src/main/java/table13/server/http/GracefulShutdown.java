package table13.server.http;

import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.websocket.api.StatusCode;
import table13.wire.protocol.Messages;

/// Sends everybody away who is to come back: to the next process, or to another node. Each is told a time of their own,
/// so that they do not all come at once.
final class GracefulShutdown {
    /// Nobody is asked to wait longer.
    static final int LATEST_MILLIS = 2000;

    private static final int STEP_MILLIS = 5;

    private GracefulShutdown() {}

    /// Tells everybody, and waits until they are gone, but not for longer than this.
    static void to(Connections connections, Duration longest) {
        List<Connection> lines = connections.all();
        for (int i = 0; i < lines.size(); i++) {
            String goodbye = Messages.goodbye("RESTART", comeBackIn(i, lines.size()));
            lines.get(i).leave(goodbye, StatusCode.SERVICE_RESTART, "restart");
        }
        awaitLeaving(connections, longest);
    }

    /// In how many milliseconds one of so many is to come back: each in the middle of its share of the time.
    static int comeBackIn(int index, int all) {
        return (int) (LATEST_MILLIS * (index + 0.5) / all);
    }

    /// Whoever answers to the end of the line has read what was said before. To cut the line earlier may destroy it.
    private static void awaitLeaving(Connections connections, Duration longest) {
        long end = System.nanoTime() + longest.toNanos();
        while (connections.count() > 0 && System.nanoTime() < end) {
            try {
                Thread.sleep(STEP_MILLIS);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }
}
