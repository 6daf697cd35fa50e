package org.nirayana.service.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What one customer holds is counted as one. */
class NetworksTest {
    @ParameterizedTest
    @CsvSource({
        "192.0.2.7, 192.0.2.7",
        "2001:db8:1:2:3:4:5:6, 2001:db8:1:2:0:0:0:0/64",
        "2001:db8:1:2::, 2001:db8:1:2:0:0:0:0/64",
        "2001:db8:1:3::1, 2001:db8:1:3:0:0:0:0/64",
        "fe80::1%eth0, fe80:0:0:0:0:0:0:0/64",
        "::1, 0:0:0:0:0:0:0:0/64",
        "::ffff:192.0.2.7, 192.0.2.7",
        "not:an:address, not:an:address",
        "unknown, unknown"
    })
    void anAddressStandsForItsNetwork(String address, String network) {
        assertThat(Networks.of(address)).isEqualTo(network);
    }

    @Test
    void aNetworkHasANumberThatNoUserHas() {
        long number = Networks.number("2001:db8:1:2::7");
        assertThat(number).isNegative().isEqualTo(Networks.number("2001:db8:1:2:3::1"));
        assertThat(number).isNotEqualTo(Networks.number("2001:db8:1:3::7"));
        // Written down: every instance, of this version and the next, must have the same.
        assertThat(Networks.number("192.0.2.7")).isEqualTo(-5198607009782744681L);
    }
}
