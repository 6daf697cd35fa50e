package org.nirayana.service.config;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The network an address stands for: an IPv4 address itself, an IPv6 address its /64, which one customer holds whole. */
public final class Networks {
    private static final int PREFIX_BYTES = 8;

    private Networks() {}

    /** A negative number that stands for the network of an address, the same on every instance. */
    public static long number(String address) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(of(address).getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.wrap(hash).getLong() | Long.MIN_VALUE;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    public static String of(String address) {
        if (address.indexOf(':') < 0) {
            return address;
        }
        try {
            int zone = address.indexOf('%');
            // With a colon in it, it is a literal: no name is looked up.
            InetAddress parsed = InetAddress.getByName(zone < 0 ? address : address.substring(0, zone));
            if (!(parsed instanceof Inet6Address)) {
                return parsed.getHostAddress();
            }
            byte[] bytes = parsed.getAddress();
            for (int i = PREFIX_BYTES; i < bytes.length; i++) {
                bytes[i] = 0;
            }
            return InetAddress.getByAddress(bytes).getHostAddress() + "/64";
        } catch (UnknownHostException e) {
            return address;
        }
    }
}
