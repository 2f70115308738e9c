package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("An address")
class AddressPrefixTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "203.0.113.7, 203.0.113.7",
        "203.0.113.7:4711, 203.0.113.7",
        "::ffff:203.0.113.7, 203.0.113.7",
        "2001:db8:1:2:3:4:5:6, 20010db800010002/64",
        "2001:DB8:1:2::, 20010db800010002/64",
        "[2001:db8:1:2::9]:4711, 20010db800010002/64",
        "[2001:db8:1:2::9], 20010db800010002/64",
        "2001:db8:1:3::9, 20010db800010003/64",
        "fe80::1%eth0, fe80000000000000/64",
        "' 203.0.113.7 ', 203.0.113.7",
        "unknown, unknown",
    })
    @DisplayName("counts as one network")
    void network(String address, String network) {
        assertThat(AddressPrefix.of(address)).isEqualTo(network);
    }

    @Test
    @DisplayName("that is malformed is shortened")
    void garbage() {
        assertThat(AddressPrefix.of("x".repeat(1000))).hasSizeLessThan(100);
        assertThat(AddressPrefix.of("[")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "127.9.9.9", "::1", "[::1]:80", "0:0:0:0:0:0:0:1"})
    @DisplayName("may be one of this machine")
    void own(String address) {
        assertThat(AddressPrefix.isOwn(AddressPrefix.of(address))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"128.0.0.1", "2001::1", "localhost", "127.evil.example"})
    @DisplayName("may be another one")
    void notOwn(String address) {
        assertThat(AddressPrefix.isOwn(AddressPrefix.of(address)) && HostNames.isAddressOrLocalhost(address))
                .isFalse();
    }
}
