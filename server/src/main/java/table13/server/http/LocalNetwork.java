package table13.server.http;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Reads the addresses of this machine from the system. Sends nothing.
final class LocalNetwork {
    private static final Logger LOG = LoggerFactory.getLogger(LocalNetwork.class);

    /// Documentation addresses, which belong to no machine. The route to them is the default route.
    private static final String[] FAR = {"192.0.2.1", "2001:db8::1"};

    private static final int ANY_PORT = 9;

    private LocalNetwork() {}

    /// The current addresses; networks change. Empty inside a container, because its addresses are useless outside.
    static LocalAddresses now() {
        if (isContainer()) {
            return LocalAddresses.NONE;
        }
        try {
            return new LocalAddresses(
                    NetworkInterface.networkInterfaces()
                            .flatMap(LocalNetwork::addresses)
                            .toList(),
                    route());
        } catch (SocketException failure) {
            LOG.warn("cannot read the network interfaces; no addresses are shown: {}", failure.getMessage());
            return LocalAddresses.NONE;
        }
    }

    private static Stream<LocalAddress> addresses(NetworkInterface each) {
        String label = each.getName() + " " + each.getDisplayName();
        return each.inetAddresses()
                .map(address -> new LocalAddress(label, address, is(each::isUp), is(each::isPointToPoint)));
    }

    private interface Flag {
        boolean ask() throws SocketException;
    }

    /// An interface that disappears meanwhile is not up.
    private static boolean is(Flag question) {
        try {
            return question.ask();
        } catch (SocketException _) {
            return false;
        }
    }

    /// Connecting a UDP socket only selects a route, and with it a local address.
    private static @Nullable InetAddress route() {
        for (String far : FAR) {
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.connect(new InetSocketAddress(InetAddress.ofLiteral(far), ANY_PORT));
                InetAddress own = socket.getLocalAddress();
                if (!own.isAnyLocalAddress()) {
                    return own;
                }
            } catch (IOException _) {
                // No route for this address family.
            }
        }
        return null;
    }

    static boolean isContainer() {
        return isContainer(System.getenv())
                || Stream.of("/.dockerenv", "/run/.containerenv").map(Path::of).anyMatch(Files::exists);
    }

    /// Podman, LXC, systemd-nspawn and the image of this project set the first variable; Kubernetes sets the other.
    static boolean isContainer(Map<String, String> environment) {
        return !environment.getOrDefault("container", "").isEmpty()
                || environment.containsKey("KUBERNETES_SERVICE_HOST");
    }
}
