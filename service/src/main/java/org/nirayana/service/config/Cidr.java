package org.nirayana.service.config;

import io.netty.util.NetUtil;
import java.util.Arrays;
import java.util.Optional;

/**
 * A block of network addresses such as {@code 10.0.0.0/8} or {@code ::1}.
 *
 * <p>Only literal addresses are read, so no name is ever looked up. An IPv4-mapped IPv6 address is the IPv4 address.
 */
public final class Cidr {
    private final String text;
    private final byte[] network;
    private final int prefixLength;

    private Cidr(String text, byte[] network, int prefixLength) {
        this.text = text;
        this.network = network;
        this.prefixLength = prefixLength;
    }

    /** Reads a block; a bare address is a block of one. */
    public static Optional<Cidr> parse(String text) {
        String address = text;
        int slash = text.indexOf('/');
        Integer prefix = null;
        if (slash >= 0) {
            address = text.substring(0, slash);
            String digits = text.substring(slash + 1);
            if (!digits.matches("[0-9]{1,3}")) {
                return Optional.empty();
            }
            prefix = Integer.valueOf(digits);
        }
        byte[] bytes = bytes(address);
        if (bytes == null) {
            return Optional.empty();
        }
        int bits = prefix == null ? bytes.length * 8 : prefix;
        if (bits > bytes.length * 8) {
            return Optional.empty();
        }
        return Optional.of(new Cidr(text, bytes, bits));
    }

    /** Whether a literal address lies in this block. */
    public boolean contains(String address) {
        byte[] candidate = bytes(address);
        if (candidate == null || candidate.length != network.length) {
            return false;
        }
        for (int bit = 0; bit < prefixLength; bit++) {
            int mask = 0x80 >> (bit & 7);
            if ((candidate[bit >> 3] & mask) != (network[bit >> 3] & mask)) {
                return false;
            }
        }
        return true;
    }

    /** The address in one canonical spelling, or empty when it is no literal address. */
    public static Optional<String> canonicalAddress(String address) {
        byte[] bytes = bytes(address);
        return bytes == null ? Optional.empty() : Optional.of(NetUtil.bytesToIpAddress(bytes));
    }

    private static byte[] bytes(String address) {
        byte[] bytes = NetUtil.createByteArrayFromIpAddressString(address);
        if (bytes != null && bytes.length == 16) {
            boolean mapped = true;
            for (int i = 0; i < 10; i++) {
                mapped &= bytes[i] == 0;
            }
            if (mapped && bytes[10] == (byte) 0xff && bytes[11] == (byte) 0xff) {
                return Arrays.copyOfRange(bytes, 12, 16);
            }
        }
        return bytes;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cidr that && prefixLength == that.prefixLength && Arrays.equals(network, that.network);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(network) * 31 + prefixLength;
    }

    @Override
    public String toString() {
        return text;
    }
}
