package table13.load;

import java.net.InetSocketAddress;

/// Where a WebSocket leads.
///
/// @param asGuest whether a session is needed before it can be opened
record ServerAddress(String host, int port, String path, boolean asGuest) {

    InetSocketAddress address() {
        return new InetSocketAddress(host, port);
    }

    /// As it stands in a `Host` header; an IPv6 address keeps the brackets it has in a URL.
    String authority() {
        return host + ":" + port;
    }
}
