package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Of the addresses of this machine")
class LocalAddressesTest {
    private static final LocalAddress LOOPBACK = up("lo lo", "127.0.0.1");
    private static final LocalAddress WIRELESS = up("wlan0 wlan0", "192.168.1.20");
    private static final LocalAddress WIRED = up("eth0 eth0", "10.1.0.4");
    private static final LocalAddress VPN = new LocalAddress("wg0 wg0", ip("10.8.0.2"), true, true);

    private static InetAddress ip(String address) {
        return InetAddress.ofLiteral(address);
    }

    private static LocalAddress up(String label, String address) {
        return new LocalAddress(label, ip(address), true, false);
    }

    private static LocalAddresses with(String route, LocalAddress... all) {
        return new LocalAddresses(List.of(all), route.isEmpty() ? null : ip(route));
    }

    private static List<String> forOthers(LocalAddresses addresses) {
        return addresses.forOthers().stream().map(InetAddress::getHostAddress).toList();
    }

    private static String forPage(LocalAddresses addresses) {
        return addresses.ofDefaultRoute().map(InetAddress::getHostAddress).orElse("none");
    }

    @Test
    @DisplayName("those of the default route's interface are shown first, and only one of them is sent to a page")
    void defaultRoute() {
        LocalAddresses all = with("192.168.1.20", LOOPBACK, WIRED, up("wlan0 wlan0", "192.168.1.19"), WIRELESS);
        assertThat(forOthers(all)).containsExactly("192.168.1.20", "192.168.1.19", "10.1.0.4");
        assertThat(forPage(all)).isEqualTo("192.168.1.20");
    }

    @Test
    @DisplayName("all are shown where there is no default route, and none is sent to a page")
    void noRoute() {
        LocalAddresses all = with("", LOOPBACK, WIRED, WIRELESS);
        assertThat(forOthers(all)).containsExactly("10.1.0.4", "192.168.1.20");
        assertThat(forPage(all)).isEqualTo("none");
    }

    @Test
    @DisplayName("loopback, link-local ones, those of interfaces that are down and of containers' bridges never count")
    void useless() {
        LocalAddress[] useless = Stream.of(
                        LOOPBACK,
                        up("lo lo", "::1"),
                        up("eth0 eth0", "169.254.7.7"),
                        up("eth0 eth0", "fe80::1"),
                        new LocalAddress("eth1 eth1", ip("192.168.2.2"), false, false),
                        up("docker0 docker0", "172.17.0.1"),
                        up("br-0123456789ab br-0123456789ab", "172.18.0.1"),
                        up("virbr0 virbr0", "192.168.122.1"),
                        up("vethf00 vethf00", "10.9.9.9"),
                        up("eth7 Hyper-V Virtual Ethernet Adapter", "172.20.0.1"))
                .toArray(LocalAddress[]::new);
        assertThat(forOthers(with("172.17.0.1", useless))).isEmpty();
        assertThat(forPage(with("172.17.0.1", useless))).isEqualTo("none");
    }

    @Test
    @DisplayName("a bridge of the machine's own network counts")
    void bridge() {
        LocalAddresses all = with("192.168.1.20", up("br0 br0", "192.168.1.20"));
        assertThat(forOthers(all)).containsExactly("192.168.1.20");
        assertThat(forPage(all)).isEqualTo("192.168.1.20");
    }

    @Test
    @DisplayName("those of a VPN come last, and are not sent to a page")
    void pointToPoint() {
        assertThat(forOthers(with("", VPN, WIRELESS))).containsExactly("192.168.1.20", "10.8.0.2");
        assertThat(forOthers(with("10.8.0.2", VPN))).containsExactly("10.8.0.2");
        assertThat(forPage(with("10.8.0.2", VPN, WIRELESS))).isEqualTo("none");
    }

    @Test
    @DisplayName("IPv6 counts where an interface has nothing else, and then one address of it")
    void ipv6() {
        LocalAddress first = up("eth0 eth0", "2001:db8:1:0:0:0:0:4");
        LocalAddress second = up("eth0 eth0", "2001:db8:1:0:0:0:0:5");
        assertThat(forOthers(with("2001:db8:1:0:0:0:0:5", first, second))).containsExactly("2001:db8:1:0:0:0:0:5");
        assertThat(forOthers(with("2001:db8:1:0:0:0:0:5", first, second, WIRED)))
                .containsExactly("10.1.0.4");
        assertThat(forPage(with("2001:db8:1:0:0:0:0:5", first, second, WIRED))).isEqualTo("10.1.0.4");
    }

    @Test
    @DisplayName("none counts in a container, as its environment or a file shows")
    void container() {
        assertThat(LocalNetwork.isContainer(Map.of("container", "podman"))).isTrue();
        assertThat(LocalNetwork.isContainer(Map.of("KUBERNETES_SERVICE_HOST", "10.0.0.1")))
                .isTrue();
        assertThat(LocalNetwork.isContainer(Map.of("container", "", "HOME", "/root")))
                .isFalse();
    }
}
