package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;

/**
 * A client behind a trusted proxy does not choose the address by which its guesses are counted. The proxy is the loopback
 * address: it writes the header that it knows and passes on the one that the client wrote.
 */
@Tag("client-address")
class ClientAddressTest {
    private static final int GUESSES = 40;

    @Test
    void forwardedIsIgnoredByDefault() {
        List<Integer> statuses = guesses(Map.of(), (call, client, forged) -> call.header("X-Forwarded-For", client)
                .header("Forwarded", "for=" + forged)
                .header("X-Real-IP", forged));
        assertFiveTried(statuses, "X-Forwarded-For named, Forwarded forged");
    }

    @Test
    void xForwardedForIsIgnoredWhereForwardedIsNamed() {
        List<Integer> statuses = guesses(Map.of("FORWARDED_HEADER", "Forwarded"), (call, client, forged) -> call.header(
                        "Forwarded", "for=" + client)
                .header("X-Forwarded-For", forged)
                .header("X-Real-IP", forged));
        assertFiveTried(statuses, "Forwarded named, X-Forwarded-For forged");
    }

    /** What a proxy appends stands last; what the client sent stands before it and is not believed. */
    @Test
    void whatTheClientPutBeforeTheProxysWordIsIgnored() {
        List<Integer> statuses =
                guesses(Map.of(), (call, client, forged) -> call.header("X-Forwarded-For", forged + ", " + client));
        assertFiveTried(statuses, "X-Forwarded-For forged and appended to");
    }

    /** A customer of IPv6 holds a /64 and has as many addresses, which proxies write in several ways. */
    @Test
    void addressesOfOneNetworkAreOneClientHoweverTheyAreWritten() {
        String[] network = {
            "2001:db8:7:7::%x", "[2001:db8:7:7::%x]", "[2001:db8:7:7::%x]:443", "2001:0DB8:0007:0007:0:0:0:%x"
        };
        AtomicInteger number = new AtomicInteger();
        List<Integer> statuses = guesses(Map.of(), (call, client, forged) -> {
            int n = number.incrementAndGet();
            return call.header("X-Forwarded-For", n > GUESSES ? client : network[n % network.length].formatted(n));
        });
        assertFiveTried(statuses, "X-Forwarded-For with addresses of one IPv6 /64");
    }

    @Test
    void theSameIsSoInForwarded() {
        String[] network = {
            "\"[2001:db8:7:8::%x]\"", "\"[2001:db8:7:8::%x]:443\"", "\"[2001:DB8:7:8:0::%x]\";proto=https"
        };
        AtomicInteger number = new AtomicInteger();
        List<Integer> statuses = guesses(Map.of("FORWARDED_HEADER", "Forwarded"), (call, client, forged) -> {
            int n = number.incrementAndGet();
            return call.header("Forwarded", "for=" + (n > GUESSES ? client : network[n % network.length].formatted(n)));
        });
        assertFiveTried(statuses, "Forwarded with addresses of one IPv6 /64");
    }

    @Test
    void anIPv4AddressMappedIntoIPv6IsThatAddress() {
        AtomicInteger number = new AtomicInteger();
        List<Integer> statuses = guesses(Map.of(), (call, client, forged) -> {
            int n = number.incrementAndGet();
            return call.header("X-Forwarded-For", n % 2 == 0 && n <= GUESSES ? "::ffff:" + client : client);
        });
        assertFiveTried(statuses, "X-Forwarded-For with an IPv4 address as IPv6 every other time");
    }

    private static void assertFiveTried(List<Integer> statuses, String how) {
        assertThat(statuses).hasSize(GUESSES).containsOnly(401, 429);
        assertThat(statuses.stream().filter(s -> s == 401)).hasSize(5);
        Proof.figure(26, how + ": 5 of " + GUESSES + " guesses tried, the account open from elsewhere");
    }

    @FunctionalInterface
    private interface Way {
        Api.Call through(Api.Call call, String client, String forged);
    }

    /** The answers to guesses for one account by one client, which claims another address with each. */
    private static List<Integer> guesses(Map<String, String> settings, Way way) {
        try (RunningService service = RunningService.start(DatabaseKind.SQLITE.environment(settings))) {
            Api api = service.api();
            // The first superuser: making accounts goes by way of X-Forwarded-For, which may not be the header named.
            String client = Accounts.newAddress();
            List<Integer> statuses = new ArrayList<>();
            for (int i = 0; i < GUESSES; i++) {
                Map<String, String> guess = Map.of("username", "admin", "password", "wrong guess " + i);
                statuses.add(way.through(api.post("/api/v1/auth/login"), client, Accounts.newAddress())
                        .form(guess)
                        .send()
                        .status());
            }
            Map<String, String> right = Map.of("username", "admin", "password", DatabaseKind.ADMIN_PASSWORD);
            assertThat(way.through(api.post("/api/v1/auth/login"), Accounts.newAddress(), client)
                            .form(right)
                            .send()
                            .status())
                    .isEqualTo(200);
            return statuses;
        }
    }
}
