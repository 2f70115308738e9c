package table13.server.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Names that browsers may send for this server in the header `Host`.
///
/// A page of another site can resolve its own name to this machine (DNS rebinding). The browser then lets scripts of
/// that page access this server. The browser still sends the name of that site, which is refused. IP addresses need no
/// list: only a name can be rebound. Thread-safe. Sends no DNS queries while the server runs.
final class HostNames {
    private static final String LOCALHOST = "localhost";
    private static final String LOCAL = ".local";
    private static final Pattern NAME = Pattern.compile("[a-z0-9_.-]{1,253}");
    private static final Pattern PORT = Pattern.compile("\\d{0,5}");
    private static final Path KERNEL = Path.of("/proc/sys/kernel/hostname");
    private static final int LONGEST_LOOK_MILLIS = 500;

    private static final String ANY = "*.";

    private final Set<String> names = ConcurrentHashMap.newKeySet();

    /// Domains that are accepted with one more label.
    private final Set<String> domains = ConcurrentHashMap.newKeySet();

    /// Names of this machine, of the address it listens on, and of other allowed origins.
    ///
    /// @param listensOn an address or a name
    /// @param origins such as `https://cards.example`
    static HostNames of(String listensOn, Collection<String> origins) {
        HostNames names = new HostNames();
        names.add(listensOn);
        origins.forEach(origin -> names.add(URI.create(origin).getRawAuthority()));
        names.addMachine();
        return names;
    }

    /// Adds a host from a `Host` header or an address, perhaps with a port.
    void add(String host) {
        String name = name(host);
        if (!name.isEmpty()) {
            names.add(name);
        }
    }

    /// Adds a name of a certificate, perhaps with `*` as its first part.
    void addCertified(String host) {
        if (host.startsWith(ANY)) {
            String domain = name(host.substring(ANY.length()));
            if (!domain.isEmpty()) {
                domains.add(domain);
            }
        } else {
            add(host);
        }
    }

    /// Adds the name of a machine, with and without its domain, and both as multicast DNS names.
    void addMachine(String host) {
        String name = name(host);
        String first = name.split("\\.", 2)[0];
        Stream.of(name, first).filter(each -> !each.isEmpty()).forEach(each -> {
            names.add(each);
            names.add(each.endsWith(LOCAL) ? each.substring(0, each.length() - LOCAL.length()) : each + LOCAL);
        });
    }

    /// Adds this machine. If only Java can find its name, the lookup may use the network, so it has a short time limit.
    private void addMachine() {
        Stream.of("HOSTNAME", "COMPUTERNAME")
                .map(System::getenv)
                .filter(name -> name != null)
                .forEach(this::addMachine);
        try {
            addMachine(Files.readString(KERNEL).strip());
        } catch (IOException _) {
            if (System.getenv("COMPUTERNAME") == null) {
                addSlowly();
            }
        }
    }

    private void addSlowly() {
        Thread lookup = Thread.ofPlatform().daemon().name("host-name").start(() -> {
            try {
                addMachine(InetAddress.getLocalHost().getHostName());
            } catch (UnknownHostException _) {
                // Use only addresses and the names from the settings.
            }
        });
        try {
            lookup.join(LONGEST_LOOK_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// Whether a host, perhaps with a port, is one of these names, an IP address, or `localhost`.
    boolean has(String host) {
        String name = name(host);
        return names.contains(name)
                || domains.contains(name.substring(name.indexOf('.') + 1))
                || isAddressOrLocalhost(host);
    }

    /// Whether a host, perhaps with a port, is an IP address or `localhost`.
    static boolean isAddressOrLocalhost(String host) {
        String bare = withoutPort(host);
        String name = name(host);
        return isAddress(bare) || name.equals(LOCALHOST) || name.endsWith('.' + LOCALHOST);
    }

    /// Whether a host, perhaps with a port, is a loopback address or `localhost`.
    static boolean isLoopback(String host) {
        return isAddressOrLocalhost(host)
                && address(withoutPort(host))
                        .map(InetAddress::isLoopbackAddress)
                        .orElse(true);
    }

    private static boolean isAddress(String bare) {
        return address(bare).isPresent();
    }

    private static Optional<InetAddress> address(String bare) {
        boolean isInBrackets = bare.startsWith("[") && bare.endsWith("]");
        String address = isInBrackets ? bare.substring(1, bare.length() - 1) : bare;
        int zone = address.indexOf('%');
        try {
            return Optional.of(InetAddress.ofLiteral(zone < 0 ? address : address.substring(0, zone)));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /// Lower case, without port and trailing dot; empty if not a name.
    static String name(String host) {
        String bare = withoutPort(host).toLowerCase(Locale.ROOT);
        String name = bare.endsWith(".") ? bare.substring(0, bare.length() - 1) : bare;
        return NAME.matcher(name).matches() ? name : "";
    }

    private static String withoutPort(String host) {
        String text = host.strip();
        int colon = text.lastIndexOf(':');
        boolean isPort = colon >= 0
                && (text.indexOf(':') == colon || text.charAt(colon - 1) == ']')
                && PORT.matcher(text.substring(colon + 1)).matches();
        return isPort ? text.substring(0, colon) : text;
    }
}
