package table13.server.http;

import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.jspecify.annotations.Nullable;

/// Where connections come in: tells [ConnectionTracker] of each, and closes those that are too many or too slow.
final class LimitedConnector extends ServerConnector {
    private final ConnectionTracker<EndPoint> tracker;

    LimitedConnector(Server jetty, ConnectionTracker<EndPoint> tracker, ConnectionFactory... protocols) {
        super(jetty, 1, 1, protocols);
        this.tracker = tracker;
    }

    /// The TCP connection that a request came over; TLS has an end point of its own above it.
    static EndPoint socket(Request request) {
        EndPoint socket = request.getConnectionMetaData().getConnection().getEndPoint();
        return socket instanceof EndPoint.Wrapper tls ? tls.unwrap() : socket;
    }

    /// Time that nobody sets: this is about sockets, not about the game.
    static long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    @Override
    protected void onEndPointOpened(EndPoint socket) {
        super.onEndPointOpened(socket);
        String network = socket.getRemoteSocketAddress() instanceof InetSocketAddress remote
                ? AddressPrefix.of(remote.getAddress().getHostAddress())
                : "";
        @Nullable EndPoint tooMuch = tracker.opened(socket, network, now());
        if (tooMuch != null) {
            tooMuch.close();
        }
    }

    @Override
    protected void onEndPointClosed(EndPoint socket) {
        tracker.closed(socket);
        super.onEndPointClosed(socket);
    }

    void closeOverdue() {
        tracker.overdue(now()).forEach(EndPoint::close);
    }
}
