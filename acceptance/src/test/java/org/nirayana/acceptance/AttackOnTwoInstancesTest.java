package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Api;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;

/**
 * What once kept everybody out of one instance with SQLite, sent to two with PostgreSQL behind HAProxy, each with the heap of the
 * systemd unit. Beside it somebody else signs in and looks at a list, again and again, and for a while after the attacker has gone.
 */
@LongProof
@Tag("attack-two-instances")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AttackOnTwoInstancesTest {
    /** So long others wait at most; without an attacker it is some tenths of a second. */
    private static final Duration PATIENCE = Duration.ofSeconds(8);

    private static final Duration AFTERWARDS = Duration.ofSeconds(15);
    private static final Duration HANG_UP_AFTER = Duration.ofMillis(700);
    private static final int HOSTILE_FILES = 30;
    private static final int LONG_PLACES = 15_000;
    private static final int NETWORKS = 30;
    private static final Duration PICTURES_FOR = Duration.ofSeconds(20);

    private Cluster cluster;
    private Accounts accounts;
    private final AtomicInteger address = new AtomicInteger();

    @BeforeAll
    void start(@TempDir Path folder) {
        cluster = Cluster.start(folder, Map.of("GUESTS", "on"), "-Xmx256m", "-XX:+ExitOnOutOfMemoryError");
        accounts = cluster.accounts();
    }

    @AfterAll
    void stop() {
        // Nothing was started where a tool is missing.
        if (cluster != null) {
            cluster.close();
        }
    }

    /** An address of this machine that nobody came from yet; the proxy says where a client stands. */
    private String newAddress() {
        int n = address.incrementAndGet();
        return "127.1." + (n >> 8 & 255) + "." + (n & 255);
    }

    private interface Attack {
        /** What the attacker got, in words. */
        String run() throws Exception;
    }

    private void beside(String name, Attack attack) throws Exception {
        Bystander bystander = new Bystander(accounts, () -> {
            Wire wire = new Wire(cluster.proxy.port(), PATIENCE);
            wire.at(newAddress());
            return wire;
        });
        String got;
        try (bystander) {
            got = attack.run();
            Thread.sleep(AFTERWARDS.toMillis());
        }
        bystander.assertServed(name + " (" + got + ")");
        for (Program instance : List.of(cluster.one, cluster.two)) {
            assertThat(instance.isAlive()).as(instance.log()).isTrue();
            assertThat(instance.isReady()).as("ready after %s", name).isTrue();
            assertThat(instance.log()).doesNotContain("OutOfMemory", "StackOverflow");
        }
        Proof.figure(42, "%s (%s): %s".formatted(name, got, bystander.seen()));
    }

    private static byte[] request(String path, String token, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        byte[] head = ("POST " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer " + token
                        + "\r\nContent-Type: text/plain\r\nContent-Length: " + bytes.length + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
        byte[] all = new byte[head.length + bytes.length];
        System.arraycopy(head, 0, all, 0, head.length);
        System.arraycopy(bytes, 0, all, head.length, bytes.length);
        return all;
    }

    @Test
    void hostileFilesWhoseSenderHangsUp() throws Exception {
        String token = accounts.newSession().access();
        Map<String, String> bodies = Map.of(
                "auto", "x" + "\n".repeat(200_000),
                "csv", "name,date,lat,lon\nx" + "\"".repeat(200_000),
                "jhd", "#file:" + " ".repeat(2_000) + "\u2028",
                "aaf", "#A93:x,y,m,1.1.1990,12:00,z,c\n#B93:*,13N05,080E17,1" + " ".repeat(1_100) + "x,*");
        beside(HOSTILE_FILES + " hostile files, hung up", () -> {
            for (int i = 0; i < HOSTILE_FILES; i++) {
                String format = bodies.keySet().stream().sorted().toList().get(i % bodies.size());
                try (Wire wire = new Wire(cluster.proxy.port(), PATIENCE)) {
                    wire.sendAndHangUp(
                            request("/api/v1/people/import?preview=true&format=" + format, token, bodies.get(format)),
                            HANG_UP_AFTER);
                }
            }
            return "auto, csv, jhd and aaf";
        });
    }

    /** By a superuser, whom no rate limits: a user would need ten minutes for the same. */
    @Test
    void aBatchThatNamesAnotherLongPlaceInEachLine() throws Exception {
        String token = accounts.admin();
        beside(LONG_PLACES + " lines of a batch", () -> {
            String filler = "z".repeat(15_000);
            AtomicInteger read = new AtomicInteger();
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), cluster.proxy.port())) {
                socket.setSoTimeout(30_000);
                Thread reader = new Thread(() -> read.addAndGet(drained(socket)), "reader");
                OutputStream out = socket.getOutputStream();
                out.write(("POST /api/v1/astro/batch HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer " + token
                                + "\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
                reader.start();
                int sent = 0;
                String end = "all taken";
                try {
                    for (; sent < LONG_PLACES; sent++) {
                        byte[] line = ("{\"dateandtime\":\"1990-04-01T12:00:00\",\"place\":\"" + sent + "\u0100"
                                        + filler + "\"}\n")
                                .getBytes(StandardCharsets.UTF_8);
                        out.write((Integer.toHexString(line.length) + "\r\n").getBytes(StandardCharsets.US_ASCII));
                        out.write(line);
                        out.write("\r\n".getBytes(StandardCharsets.US_ASCII));
                    }
                    out.write("0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                } catch (IOException refused) {
                    end = "closed by the service";
                }
                reader.join(60_000);
                return sent + " sent, " + end + ", " + read.get() / 1024 + " KB of answers";
            }
        });
    }

    private static int drained(Socket socket) {
        int bytes = 0;
        try {
            InputStream in = socket.getInputStream();
            byte[] some = new byte[64 * 1024];
            for (int n = in.read(some); n >= 0; n = in.read(some)) {
                bytes += n;
                if (new String(some, Math.max(0, n - 5), Math.min(5, n), StandardCharsets.ISO_8859_1)
                        .equals("0\r\n\r\n")) {
                    break;
                }
            }
            return bytes;
        } catch (IOException ended) {
            return bytes;
        }
    }

    @Test
    void anImportThatTheTierRefuses() throws Exception {
        Api api = Api.of(cluster.proxy.address());
        long tier = api.post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(Map.of("name", "few people", "max_people", 1_000))
                .send()
                .json()
                .path("tier_id")
                .asLong();
        // An account each: one alone has used up its minute after two of them.
        List<Accounts.Session> sessions =
                Stream.generate(accounts::newSession).limit(3).toList();
        for (Accounts.Session session : sessions) {
            assertThat(api.patch("/api/v1/users/" + session.username() + "/tier")
                            .bearer(accounts.admin())
                            .json(Map.of("tier_id", tier))
                            .send()
                            .status())
                    .isEqualTo(200);
        }
        String file = "name,date,time,latitude,longitude,timezone,notes\n"
                + IntStream.range(0, 10_000)
                        .mapToObj(i -> "Person " + i + ",1990-01-01,12:00:00,13,80,Asia/Kolkata," + words(i))
                        .collect(Collectors.joining("\n"));
        beside("imports of 10,000 people where 1,000 are allowed", () -> {
            List<Integer> statuses = new ArrayList<>();
            for (Accounts.Session session : sessions) {
                try (Wire wire = new Wire(cluster.proxy.port(), Duration.ofMinutes(2))) {
                    statuses.add(
                            wire.send("POST", "/api/v1/people/import?format=csv", session.access(), "text/csv", file)
                                    .status());
                }
            }
            assertThat(statuses).isNotEmpty().allMatch(status -> status == 409);
            return statuses.size() + " x 409";
        });
    }

    private static String words(int person) {
        return IntStream.range(0, 60)
                .mapToObj(i -> "w" + Integer.toString(person * 61 + i, 36))
                .collect(Collectors.joining(" "));
    }

    @Test
    void picturesForGuestsOfManyNetworks() throws Exception {
        beside("pictures for guests of " + NETWORKS + " networks", () -> {
            AtomicInteger drawn = new AtomicInteger();
            AtomicInteger refused = new AtomicInteger();
            long end = System.nanoTime() + PICTURES_FOR.toNanos();
            List<Thread> guests = IntStream.range(0, NETWORKS)
                    .mapToObj(i -> new Thread(() -> draw(end, drawn, refused), "guest"))
                    .toList();
            guests.forEach(Thread::start);
            for (Thread guest : guests) {
                guest.join();
            }
            assertThat(drawn.get() + refused.get()).isPositive();
            return drawn + " drawn, " + refused + " refused or unanswered";
        });
    }

    private void draw(long end, AtomicInteger drawn, AtomicInteger refused) {
        try (Wire wire = new Wire(cluster.proxy.port(), Duration.ofSeconds(30))) {
            wire.at(newAddress());
            RawAnswer guest = wire.send("POST", "/api/v1/auth/guest", "", "", "");
            String token = guest.json().path("access_token").path("token").asString();
            while (System.nanoTime() < end) {
                boolean done = wire.get(
                                        "/api/v1/astro/chart.png?dateandtime=1990-04-01T12:00:00Z&lat=13&lon=80&width=800&lang=ta",
                                        token)
                                .status()
                        == 200;
                (done ? drawn : refused).incrementAndGet();
            }
        } catch (IOException none) {
            refused.incrementAndGet();
        }
    }
}
