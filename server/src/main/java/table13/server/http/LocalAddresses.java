package table13.server.http;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Selects the addresses of this machine that other devices can use.
///
/// @param all every address of every interface, in system order
/// @param route source address of packets to the internet; null without a route
record LocalAddresses(List<LocalAddress> all, @Nullable InetAddress route) {

    static final LocalAddresses NONE = new LocalAddresses(List.of(), null);

    /// All candidates: addresses of the default route's interface first, of point-to-point interfaces last. An
    /// interface contributes its IPv4 addresses, or else its first address.
    List<InetAddress> forOthers() {
        List<List<LocalAddress>> interfaces = new ArrayList<>(byInterface().values());
        interfaces.sort(Comparator.<List<LocalAddress>, Boolean>comparing(each -> !isDefault(each))
                .thenComparing(each -> each.getFirst().isPointToPoint()));
        return interfaces.stream().flatMap(each -> usable(each).stream()).toList();
    }

    /// Address for a page that does not know how others reach this machine: of the default route's interface. Empty if
    /// that interface is point-to-point, because its peer is seldom the home network.
    Optional<InetAddress> ofDefaultRoute() {
        return byInterface().values().stream()
                .filter(each -> isDefault(each) && !each.getFirst().isPointToPoint())
                .flatMap(each -> usable(each).stream())
                .findFirst();
    }

    private Map<String, List<LocalAddress>> byInterface() {
        Map<String, List<LocalAddress>> interfaces = new LinkedHashMap<>();
        all.stream()
                .filter(LocalAddress::isForOthers)
                .forEach(each -> interfaces
                        .computeIfAbsent(each.label(), _ -> new ArrayList<>())
                        .add(each));
        return interfaces;
    }

    private boolean isDefault(List<LocalAddress> ofOne) {
        return ofOne.stream().anyMatch(each -> each.address().equals(route));
    }

    private List<InetAddress> usable(List<LocalAddress> ofOne) {
        List<InetAddress> addresses = ofOne.stream()
                .map(LocalAddress::address)
                .sorted(Comparator.comparing(address -> !address.equals(route)))
                .toList();
        List<InetAddress> ofIpv4 =
                addresses.stream().filter(Inet4Address.class::isInstance).toList();
        return ofIpv4.isEmpty() ? addresses.subList(0, 1) : ofIpv4;
    }
}
