package table13.server.http;

import java.net.InetAddress;
import java.util.List;
import java.util.Locale;

/// One address of a network interface of this machine.
///
/// @param label how the system calls the interface, in its short and its long form
/// @param isUp whether the interface is switched on
/// @param isPointToPoint whether it has only one other end, as a VPN has
record LocalAddress(String label, InetAddress address, boolean isUp, boolean isPointToPoint) {

    /// Networks between this machine and its own containers and virtual machines: how the short name begins.
    private static final List<String> VIRTUAL = List.of(
            "br-", "bridge1", "cali", "cni", "docker", "flannel", "incusbr", "lxc", "lxdbr", "podman", "vboxnet",
            "veth", "virbr", "vmnet");

    /// The same on Windows, where only the long name tells.
    private static final List<String> VIRTUAL_ADAPTERS = List.of("hyper-v", "virtualbox", "vmware", "wsl");

    /// Whether another device in a network of this machine can use it.
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
