package org.nirayana.service.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;

/** The network an address stands for: an IPv4 address itself, an IPv6 address its /64, which one customer holds whole. */
public final class Networks {
    private static final int PREFIX_BYTES = 8;

    private Networks() {}

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
