package table13.server.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/// Normalizes an address for limits: an IPv4 address, or the leading 64 bits of an IPv6 address. Every household has at
/// least a /64 of IPv6.
final class AddressPrefix {
    private static final int PREFIX_BYTES = 8;
    private static final int LONGEST = 64;
    private static final int MARK_BYTES = 12;

    private AddressPrefix() {}

    /// @param address as written by a proxy or by Java, perhaps in brackets, perhaps with a port
    static String of(String address) {
        String bare = bare(address.strip());
        try {
            InetAddress parsed = InetAddress.ofLiteral(bare);
            return parsed instanceof Inet6Address
                    ? HexFormat.of().formatHex(Arrays.copyOf(parsed.getAddress(), PREFIX_BYTES)) + "/64"
                    : parsed.getHostAddress();
        } catch (IllegalArgumentException _) {
            // Not an address: use the proxy's text.
            return bare.substring(0, Math.min(bare.length(), LONGEST));
        }
    }

    private static String bare(String address) {
        if (address.startsWith("[")) {
            int end = address.indexOf(']');
            return address.substring(1, end < 0 ? address.length() : end);
        }
        int colon = address.indexOf(':');
        boolean hasPort = colon >= 0 && colon == address.lastIndexOf(':');
        String bare = hasPort ? address.substring(0, colon) : address;
        int scope = bare.indexOf('%');
        return scope < 0 ? bare : bare.substring(0, scope);
    }

    /// Whether the address is a loopback address of this machine.
    static boolean isOwn(String network) {
        return network.startsWith("127.") || network.equals("0000000000000000/64");
    }

    /// Hash of the address, for the shared store. The address cannot be read from the store.
    static String mark(String network) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(network.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, MARK_BYTES);
        } catch (NoSuchAlgorithmException failure) {
            throw new IllegalStateException("SHA-256 is missing from this Java runtime.", failure);
        }
    }
}
