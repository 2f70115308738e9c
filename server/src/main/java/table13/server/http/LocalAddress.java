package table13.server.http;

import java.net.InetAddress;
import java.util.List;
import java.util.Locale;

/// One address of a network interface of this machine.
///
/// @param label short and long name of the interface
/// @param isUp whether the interface is enabled
/// @param isPointToPoint whether the interface has only one peer, like a VPN
record LocalAddress(String label, InetAddress address, boolean isUp, boolean isPointToPoint) {

    /// Short names of networks to own containers and virtual machines: prefixes.
    private static final List<String> VIRTUAL = List.of(
            "br-", "bridge1", "cali", "cni", "docker", "flannel", "incusbr", "lxc", "lxdbr", "podman", "vboxnet",
            "veth", "virbr", "vmnet");

    /// The same on Windows: parts of long names.
    private static final List<String> VIRTUAL_ADAPTERS = List.of("hyper-v", "virtualbox", "vmware", "wsl");

    /// Whether another device in a network of this machine can use this address.
    boolean isForOthers() {
        return isUp
                && !address.isLoopbackAddress()
                && !address.isLinkLocalAddress()
                && !address.isAnyLocalAddress()
                && !isVirtual();
    }

    private boolean isVirtual() {
        String name = label.toLowerCase(Locale.ROOT);
        return VIRTUAL.stream().anyMatch(name::startsWith)
                || VIRTUAL_ADAPTERS.stream().anyMatch(name::contains);
    }
}
