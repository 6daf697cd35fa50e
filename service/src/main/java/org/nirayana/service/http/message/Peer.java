package org.nirayana.service.http.message;

import io.vertx.core.MultiMap;
import java.util.ArrayList;
import java.util.List;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.service.config.Cidr;
import org.nirayana.service.config.ForwardedHeader;

/**
 * Where a request came from: the address of the client and whether it spoke HTTPS.
 *
 * <p>A forwarding header is read only when the connection itself comes from a trusted proxy, and only the one that the
 * operator named: what the proxy does not write, the client may have written. The chain is walked from the right; the
 * first address that is not a trusted proxy is the client, because everything left of it was written by somebody we do
 * not trust.
 */
public record Peer(String address, boolean https) {

    /**
     * The other end of a connection, which is the same for all its requests.
     *
     * @param address in its canonical spelling, if it is an address
     * @param trusted whether it is a proxy whose word is taken for where a request came from
     */
    public record Connected(String address, boolean trusted) {
        public static Connected at(String given, List<Cidr> trusted) {
            String address = Cidr.canonicalAddress(given).orElse(given);
            return new Connected(address, isTrusted(address, trusted));
        }
    }

    public static Peer of(
            Connected connected, boolean tls, MultiMap headers, List<Cidr> trusted, ForwardedHeader believed) {
        String peer = connected.address();
        if (!connected.trusted() || !headers.contains(HeaderNames.optimized(believed.field()))) {
            return new Peer(peer, tls);
        }
        List<Hop> hops =
                switch (believed) {
                    case FORWARDED -> forwarded(headers);
                    case X_FORWARDED_FOR -> xForwardedFor(headers);
                };
        String client = peer;
        boolean https = tls;
        for (int i = hops.size() - 1; i >= 0; i--) {
            Hop hop = hops.get(i);
            String address = Cidr.canonicalAddress(hop.address()).orElse(null);
            if (address == null) {
                break;
            }
            client = address;
            https = "https".equals(hop.proto());
            if (!isTrusted(address, trusted)) {
                break;
            }
        }
        return new Peer(client, https);
    }

    private static boolean isTrusted(String address, List<Cidr> trusted) {
        return trusted.stream().anyMatch(block -> block.contains(address));
    }

    private record Hop(String address, String proto) {}

    private static List<Hop> forwarded(MultiMap headers) {
        List<Hop> hops = new ArrayList<>();
        for (String element : list(headers.getAll("Forwarded"))) {
            String address = "";
            String proto = "";
            for (String pair : element.split(";", -1)) {
                int equals = pair.indexOf('=');
                if (equals > 0) {
                    String value = pair.substring(equals + 1).strip().replace("\"", "");
                    switch (LowerCase.of(pair.substring(0, equals).strip())) {
                        case "for" -> address = withoutPort(value);
                        case "proto" -> proto = LowerCase.of(value);
                        default -> {
                            // "by" and "host" do not matter here.
                        }
                    }
                }
            }
            hops.add(new Hop(address, proto));
        }
        return hops;
    }

    private static List<Hop> xForwardedFor(MultiMap headers) {
        List<Hop> hops = new ArrayList<>();
        List<String> protos = list(headers.getAll("X-Forwarded-Proto"));
        List<String> addresses = list(headers.getAll("X-Forwarded-For"));
        for (int i = 0; i < addresses.size(); i++) {
            // Proxies append to the address list but usually set one scheme: the last one is the nearest to us.
            String proto = protos.size() == addresses.size()
                    ? protos.get(i)
                    : protos.isEmpty() ? "" : protos.get(protos.size() - 1);
            hops.add(new Hop(withoutPort(addresses.get(i)), LowerCase.of(proto)));
        }
        return hops;
    }

    private static List<String> list(List<String> lines) {
        List<String> items = new ArrayList<>();
        for (String item : String.join(",", lines).split(",", -1)) {
            if (!item.isBlank()) {
                items.add(item.strip());
            }
        }
        return items;
    }

    /** {@code 1.2.3.4:5}, {@code [::1]:5} and {@code [::1]} without port and brackets. */
    private static String withoutPort(String value) {
        if (value.startsWith("[")) {
            int close = value.indexOf(']');
            return close < 0 ? value : value.substring(1, close);
        }
        int colon = value.indexOf(':');
        boolean onlyOne = colon >= 0 && colon == value.lastIndexOf(':');
        return onlyOne ? value.substring(0, colon) : value;
    }
}
