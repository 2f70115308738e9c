package table13.load;

import java.net.InetSocketAddress;

/// The address of a WebSocket endpoint.
///
/// @param asGuest whether the endpoint requires a session
record ServerAddress(String host, int port, String path, boolean asGuest) {

    InetSocketAddress address() {
        return new InetSocketAddress(host, port);
    }

    /// The value of a `Host` header; an IPv6 address keeps the brackets of its URL.
    String authority() {
        return host + ":" + port;
    }
}
