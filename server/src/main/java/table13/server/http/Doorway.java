package table13.server.http;

import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.jspecify.annotations.Nullable;

/// Where connections come in: tells [Sockets] of each, and closes those that are too many or too slow.
final class Doorway extends ServerConnector {
    private final Sockets<EndPoint> sockets;

    Doorway(Server jetty, HttpConnectionFactory http, Sockets<EndPoint> sockets) {
        super(jetty, 1, 1, http);
        this.sockets = sockets;
    }

    /// The connection that a request came over.
    static EndPoint socket(Request request) {
        return request.getConnectionMetaData().getConnection().getEndPoint();
    }

    /// Time that nobody sets: this is about sockets, not about the game.
    static long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    @Override
    protected void onEndPointOpened(EndPoint socket) {
        super.onEndPointOpened(socket);
        String network = socket.getRemoteSocketAddress() instanceof InetSocketAddress remote
                ? Network.of(remote.getAddress().getHostAddress())
                : "";
        @Nullable EndPoint tooMuch = sockets.opened(socket, network, now());
        if (tooMuch != null) {
            tooMuch.close();
        }
    }

    @Override
    protected void onEndPointClosed(EndPoint socket) {
        sockets.closed(socket);
        super.onEndPointClosed(socket);
    }

    void closeOverdue() {
        sockets.overdue(now()).forEach(EndPoint::close);
    }
}
