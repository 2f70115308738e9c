package table13.server.http;

import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.io.EndPoint;
import table13.server.lobby.Lobby;
import table13.server.metrics.Metrics;
import table13.server.sessions.Sessions;
import table13.server.sessions.SpokenCodes;

/// Shared parts of connections and plain requests.
///
/// @param sockets all TCP connections
/// @param unsent unsent bytes of all WebSockets
/// @param threads for tasks that may block
/// @param draining whether the server is about to stop
record WebContext(
        Lobby lobby,
        Sessions sessions,
        SpokenCodes codes,
        Metrics metrics,
        Connections connections,
        AddressLimits addresses,
        ConnectionTracker<EndPoint> sockets,
        SendBudget unsent,
        InstantSource clock,
        Executor threads,
        AtomicBoolean draining,
        String version) {

    long now() {
        return clock.millis();
    }

    boolean isDraining() {
        return draining.get();
    }

    void later(Runnable task) {
        threads.execute(task);
    }
}
