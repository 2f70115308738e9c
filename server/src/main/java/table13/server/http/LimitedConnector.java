package table13.server.http;

import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.jspecify.annotations.Nullable;

/// Accepts connections, reports them to [ConnectionTracker], and closes those that are too many or too slow.
final class LimitedConnector extends ServerConnector {
    private final ConnectionTracker<EndPoint> tracker;

    LimitedConnector(Server jetty, ConnectionTracker<EndPoint> tracker, ConnectionFactory... protocols) {
        super(jetty, 1, 1, protocols);
        this.tracker = tracker;
    }

    /// TCP connection of a request. TLS wraps it in another end point.
    static EndPoint socket(Request request) {
        EndPoint socket = request.getConnectionMetaData().getConnection().getEndPoint();
        return socket instanceof EndPoint.Wrapper tls ? tls.unwrap() : socket;
    }

    /// Monotonic time in milliseconds, independent of the game clock.
    static long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    @Override
    protected void onEndPointOpened(EndPoint socket) {
        super.onEndPointOpened(socket);
        String network = socket.getRemoteSocketAddress() instanceof InetSocketAddress remote
                ? AddressPrefix.of(remote.getAddress().getHostAddress())
                : "";
        @Nullable EndPoint excess = tracker.opened(socket, network, now());
        if (excess != null) {
            excess.close();
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
