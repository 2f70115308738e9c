package table13.server.http;

import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Addresses under which this server is reachable, on this machine and from other devices. Thread-safe.
public final class ServerAddresses {
    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;
    private static final String ANY_NAME = "*.";

    private final WebServer.Settings settings;
    private final IntSupplier port;
    private final Supplier<LocalAddresses> network;
    private final boolean isForAll;
    private final boolean isLoopback;

    /// @param port supplies the port, known once the server listens
    /// @param network supplies the current addresses of this machine
    ServerAddresses(WebServer.Settings settings, IntSupplier port, Supplier<LocalAddresses> network) {
        this.settings = settings;
        this.port = port;
        this.network = network;
        isForAll = isBoundTo(InetAddress::isAnyLocalAddress);
        isLoopback = isBoundTo(InetAddress::isLoopbackAddress);
    }

    private boolean isBoundTo(Predicate<InetAddress> kind) {
        try {
            return kind.test(InetAddress.getByName(settings.host()));
        } catch (IOException _) {
            return false;
        }
    }

    /// URL for this machine. With a certificate, the URL uses its name, because browsers compare both.
    public String here() {
        return url(certified().findFirst().orElse(isForAll ? "127.0.0.1" : settings.host())) + "/";
    }

    /// URLs for other devices, best first. Empty if unknown or decided by a proxy.
    public List<String> forOthers() {
        return forOthers(() -> network.get().forOthers());
    }

    private List<String> forOthers(Supplier<List<InetAddress>> inNetwork) {
        List<String> published = origins();
        if (!published.isEmpty() || settings.isBehindProxy() || isHereOnly()) {
            return published;
        }
        List<String> certified = certified()
                .filter(name -> !HostNames.isLoopback(name))
                .map(this::url)
                .toList();
        if (!certified.isEmpty()) {
            return certified;
        }
        return isForAll ? inNetwork.get().stream().map(this::url).toList() : List.of(url(settings.host()));
    }

    /// URL for a page that was opened by a loopback name; empty if no URL surely works.
    String forPage() {
        return forOthers(() -> network.get().ofDefaultRoute().stream().toList()).stream()
                .findFirst()
                .orElse("");
    }

    /// Whether no other device can reach this server, judging by the settings.
    public boolean isHereOnly() {
        return isLoopback && !settings.isBehindProxy() && origins().isEmpty();
    }

    /// Whether this machine is a container. Its host then decides the address.
    public static boolean isContainer() {
        return LocalNetwork.isContainer();
    }

    /// Whether the server listens on all addresses of the machine.
    public boolean isForAll() {
        return isForAll;
    }

    /// Without loopback origins: those are pages under development.
    private List<String> origins() {
        return settings.origins().stream()
                .filter(origin -> !HostNames.isLoopback(URI.create(origin).getRawAuthority()))
                .toList();
    }

    private Stream<String> certified() {
        TlsCertificate certificate = settings.certificate();
        return certificate == null
                ? Stream.empty()
                : certificate.names().stream().filter(name -> !name.startsWith(ANY_NAME));
    }

    private String url(InetAddress address) {
        String text = address.getHostAddress();
        int zone = text.indexOf('%');
        return url(address instanceof Inet6Address && zone >= 0 ? text.substring(0, zone) : text);
    }

    private String url(String host) {
        boolean isSecure = settings.certificate() != null;
        String shown = host.contains(":") ? "[" + host + "]" : host;
        int number = port.getAsInt();
        boolean isUsual = number == (isSecure ? HTTPS_PORT : HTTP_PORT);
        return (isSecure ? "https://" : "http://") + shown + (isUsual ? "" : ":" + number);
    }
}
