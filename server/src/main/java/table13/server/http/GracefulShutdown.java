package table13.server.http;

import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.websocket.api.StatusCode;
import table13.wire.protocol.Messages;

/// Asks all clients to reconnect to the next process or another node. Each client gets its own delay, so that they do
/// not reconnect all at once.
final class GracefulShutdown {
    /// Longest delay of a reconnection.
    static final int LATEST_MILLIS = 2000;

    private static final int STEP_MILLIS = 5;

    private GracefulShutdown() {}

    /// Says goodbye to all clients and waits until they have left, up to a limit.
    static void to(Connections connections, Duration longest) {
        List<Connection> open = connections.all();
        for (int i = 0; i < open.size(); i++) {
            String goodbye = Messages.goodbye("RESTART", comeBackIn(i, open.size()));
            open.get(i).leave(goodbye, StatusCode.SERVICE_RESTART, "restart");
        }
        awaitLeaving(connections, longest);
    }

    /// Delay of one client, in milliseconds: the middle of its share of the time.
    static int comeBackIn(int index, int all) {
        return (int) (LATEST_MILLIS * (index + 0.5) / all);
    }

    /// A client that answers the close has read all messages. An earlier disconnect might destroy them.
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
