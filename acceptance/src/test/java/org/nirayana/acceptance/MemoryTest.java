package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
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
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;

/**
 * One user, a superuser whom no rate limits, and callers from as many networks as there are in a company's, send for ten minutes what
 * makes the service remember most, never twice the same. What it holds after a collection is the same in the end as at the beginning.
 */
@LongProof
@Tag("memory")
class MemoryTest {
    /** {@code -Dnirayana.memory.seconds} for those who change the proof. */
    private static final Duration DURATION = Duration.ofSeconds(Integer.getInteger("nirayana.memory.seconds", 600));

    private static final int SAMPLES = 30;

    /** What is held in the last third, compared with the first, in which caches become full. */
    private static final double MAX_GROWTH = 1.25;

    /** Of the heap of the systemd unit; what is left is for work that is under way, of which a sample meets some. */
    private static final long MAX_HELD_MEGABYTES = 180;

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int MAX_LINKS = 200;

    private final Map<String, Map<Integer, AtomicLong>> statuses = new ConcurrentSkipListMap<>();
    private final List<Thread> threads = new ArrayList<>();
    private final Map<String, Throwable> broken = new ConcurrentSkipListMap<>();
    private Program program;
    private long end;

    /** One step of a stream: sends something and gives the status of its answer. */
    private interface Step {
        int send(Wire wire, Random random) throws IOException;
    }

    private void note(String stream, int status) {
        statuses.computeIfAbsent(stream, name -> new ConcurrentSkipListMap<>())
                .computeIfAbsent(status, code -> new AtomicLong())
                .incrementAndGet();
    }

    private void begin(String stream, Runnable work) {
        Thread thread = new Thread(work, stream);
        thread.setUncaughtExceptionHandler((which, thrown) -> broken.put(stream, thrown));
        threads.add(thread);
        thread.start();
    }

    private void stream(String name, Step step) {
        begin(name, () -> {
            Random random = new Random(Proof.seed() + name.hashCode());
            try (Wire wire = new Wire(program.port(), PATIENCE)) {
                while (System.nanoTime() < end && program.isAlive()) {
                    try {
                        note(name, step.send(wire, random));
                    } catch (IOException cut) {
                        // Of a service that has ended; one that lives answers, which is looked at in the end.
                        note(name, 0);
                    }
                }
            }
        });
    }

    private static String letters(Random random, String alphabet, int count) {
        return IntStream.range(0, count)
                .mapToObj(i ->
                        alphabet.substring(random.nextInt(alphabet.length())).substring(0, 1))
                .collect(Collectors.joining());
    }

    private static String word(Random random, int count) {
        return letters(random, "abcdefghijklmnopqrstuvwxyz0123456789", count);
    }

    /** A place that is found, in one of very many spellings, some with letters beyond Latin-1; with blanks of the longest name. */
    private static String spelling(Random random) {
        String name = "chennai, tamil nadu, india";
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean vowel = c == 'a' || c == 'i' || c == 'u';
            String choices = c == 'a' ? "aA\u0101\u00e1" : c == 'i' ? "iI\u012b" : c == 'u' ? "uU\u016b" : "" + c;
            text.append(vowel ? letters(random, choices, 1) : Character.toString(c));
        }
        return text.insert(text.indexOf(",") + 1, " ".repeat(74)).toString();
    }

    /** Lines of one batch after the other, each with another place: found, not found, and longer than may be. */
    private void batch(String token) {
        begin("batch", () -> {
            Random random = new Random(Proof.seed());
            while (System.nanoTime() < end && program.isAlive()) {
                try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), program.port())) {
                    socket.setSoTimeout((int) PATIENCE.toMillis());
                    Thread reader = new Thread(() -> drain(socket), "batch-reader");
                    OutputStream out = new BufferedOutputStream(socket.getOutputStream(), 64 * 1024);
                    out.write(
                            ("POST /api/v1/astro/batch?columns=ascendant HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer "
                                            + token
                                            + "\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n")
                                    .getBytes(StandardCharsets.US_ASCII));
                    reader.start();
                    for (int n = 0; System.nanoTime() < end && program.isAlive(); n++) {
                        String place = n % 50 == 7
                                ? n + "\u0100" + "z".repeat(7_900)
                                : n % 50 == 9 ? "\u0100" + word(random, 99) : spelling(random);
                        byte[] line = ("{\"dateandtime\":\"1990-04-01T12:00:00\",\"place\":\"" + place + "\"}\n")
                                .getBytes(StandardCharsets.UTF_8);
                        out.write((Integer.toHexString(line.length) + "\r\n").getBytes(StandardCharsets.US_ASCII));
                        out.write(line);
                        out.write("\r\n".getBytes(StandardCharsets.US_ASCII));
                        note("batch", 200);
                    }
                    out.write("0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                    out.flush();
                    reader.join(PATIENCE.toMillis());
                } catch (IOException ended) {
                    note("batch", 0);
                } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt();
                    return;
                }
            }
        });
    }

    private static void drain(Socket socket) {
        byte[] some = new byte[64 * 1024];
        try (InputStream in = socket.getInputStream()) {
            while (in.read(some) >= 0) {
                // What it answers is not looked at here.
            }
        } catch (IOException closed) {
            // By the writer, at the end.
        }
    }

    private static String network(Random random) {
        return "2001:db8:" + Integer.toHexString(random.nextInt(4)) + ":" + Integer.toHexString(random.nextInt(65_536))
                + "::1";
    }

    private static String moment(Random random) {
        return "%d-%02d-%02dT%02d:%02d:%02d"
                .formatted(
                        1900 + random.nextInt(150),
                        1 + random.nextInt(12),
                        1 + random.nextInt(28),
                        random.nextInt(24),
                        random.nextInt(60),
                        random.nextInt(60));
    }

    private static String birth(Random random) {
        return "dateandtime=" + moment(random) + "&lat=" + random.nextInt(60) + "." + random.nextInt(1_000) + "&lon="
                + random.nextInt(179) + "." + random.nextInt(1_000);
    }

    private static String person(Random random, int note) {
        return "{\"name\":\"" + word(random, 60) + "\",\"notes\":\"" + letters(random, "\u0b85\u0b86 \u0b87xyz", note)
                + "\",\"birth\":{\"local\":\"" + moment(random) + "\",\"lat\":13.1,\"lon\":80.3,\"place\":\""
                + word(random, 90) + "\"}}";
    }

    private void beginAll(String superuser, Accounts.Session user) {
        batch(superuser);
        // Conventions, each another: tables are made for them.
        stream("charts", (wire, random) -> wire.get(
                        "/api/v1/astro/"
                                + List.of("planets", "chart", "panchanga", "houses")
                                        .get(random.nextInt(4))
                                + "?" + birth(random) + "&sidereal_nutation=kept&ayanamsa_offset=" + random.nextInt(20)
                                + "." + random.nextInt(100_000) + "&tz="
                                + List.of(
                                                "Asia/Kolkata",
                                                "LMT",
                                                "%2B0" + random.nextInt(10) + ":" + (10 + random.nextInt(50)))
                                        .get(random.nextInt(3)),
                        superuser)
                .status());
        stream("pictures", (wire, random) -> wire.get(
                        "/api/v1/astro/chart.png?" + birth(random) + "&width=" + (400 + random.nextInt(1_200))
                                + "&lang=" + List.of("ta", "hi", "en").get(random.nextInt(3)),
                        superuser)
                .status());
        stream("places", (wire, random) -> wire.get(
                        "/api/v1/places?q=%C4%80" + word(random, 3 + random.nextInt(90)), superuser)
                .status());
        stream(
                "people",
                (wire, random) -> random.nextInt(10) == 0
                        ? wire.json("POST", "/api/v1/people/", user.access(), person(random, 3_000))
                                .status()
                        : wire.get("/api/v1/people/?q=" + word(random, 1 + random.nextInt(3)), user.access())
                                .status());
        stream("sessions", (wire, random) -> {
            wire.from(network(random));
            return wire.form(
                            "/api/v1/auth/login",
                            "username=" + user.username() + "&password=" + Accounts.PASSWORD.replace(' ', '+'))
                    .status();
        });
        stream("links", new Links(user.access())::open);
        stream("unknown", (wire, random) -> wire.get("/s/" + word(random, 32), "")
                .status());
        stream("strangers", (wire, random) -> {
            wire.from(network(random));
            return switch (random.nextInt(4)) {
                case 0 -> wire.send("POST", "/api/v1/auth/guest", "", "", "").status();
                case 1 ->
                    wire.get("/api/v1/auth/me", "nk_live_" + word(random, 49)).status();
                case 2 ->
                    wire.form("/api/v1/auth/password-recovery/" + word(random, 200) + "@example.com", "")
                            .status();
                default -> wire.get("/api/v1/shared/" + word(random, 32), "").status();
            };
        });
    }

    /** Links with the longest addresses, made until there are as many as may be, and then opened by turns. */
    private static final class Links {
        private final String token;
        private final List<String> made = new ArrayList<>();

        Links(String token) {
            this.token = token;
        }

        int open(Wire wire, Random random) throws IOException {
            if (made.size() < MAX_LINKS) {
                String address = "/chart?at=" + moment(random) + "&lat=13&lon=80&name=" + word(random, 100);
                RawAnswer answer = wire.json(
                        "POST",
                        "/api/v1/shares",
                        token,
                        "{\"kind\":\"chart\",\"title\":\"" + word(random, 100) + "\",\"address\":\"" + address + "\"}");
                if (answer.status() != 201) {
                    return answer.status();
                }
                made.add(answer.json().path("url").asString());
            }
            String url = made.get(random.nextInt(made.size()));
            return wire.get(random.nextInt(5) == 0 ? url + ".png" : url, "").status();
        }
    }

    private static final Pattern HELD = Pattern.compile("(?:heap|generation|region|space)\\s.*?used (\\d+)K");

    /** What lives after a full collection. */
    private long heldMegabytes(Path folder) {
        String pid = Long.toString(program.pid());
        String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        Command.run(folder, Map.of(), jcmd, pid, "GC.run");
        String heap = Command.run(folder, Map.of(), jcmd, pid, "GC.heap_info").out();
        // The first line of G1 tells all of it; those of other collectors tell generations.
        List<Long> used = HELD.matcher(heap)
                .results()
                .map((MatchResult one) -> Long.parseLong(one.group(1)) / 1024)
                .toList();
        assertThat(used).as(heap).isNotEmpty();
        return heap.contains("garbage-first")
                ? used.get(0)
                : used.stream().mapToLong(one -> one).sum();
    }

    private static long median(List<Long> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }

    @Test
    void whatIsRememberedDoesNotGrow(@TempDir Path folder) throws Exception {
        List<Long> held = new ArrayList<>();
        List<Long> resident = new ArrayList<>();
        try (Program started = Program.in(folder, Map.of("GUESTS", "on", "TRUSTED_PROXIES", "127.0.0.1"))
                .withJavaOptions("-Xmx256m", "-XX:+ExitOnOutOfMemoryError")
                .start()) {
            program = started;
            Accounts accounts = new Accounts(program.api());
            String superuser = accounts.admin();
            Accounts.Session user = accounts.newSession();
            long empty = heldMegabytes(folder);
            end = System.nanoTime() + DURATION.toNanos();
            beginAll(superuser, user);
            while (System.nanoTime() < end && program.isAlive()) {
                Thread.sleep(DURATION.toMillis() / SAMPLES);
                if (program.isAlive()) {
                    held.add(heldMegabytes(folder));
                    resident.add(program.residentMegabytes());
                    System.out.printf(
                            "held %d MB, resident %d MB%n",
                            held.get(held.size() - 1), resident.get(resident.size() - 1));
                }
            }
            for (Thread thread : threads) {
                thread.join(PATIENCE.toMillis());
            }
            assertThat(program.isAlive()).as(program.log()).isTrue();
            assertThat(program.isReady()).isTrue();
            assertThat(program.log()).doesNotContain("OutOfMemory", "StackOverflow");
            assertThat(broken).isEmpty();
            String sent = new TreeMap<>(statuses).toString();
            assertThat(statuses.keySet()).as(sent).hasSize(9);
            // Each does what it is for, unless it is refused for being too much.
            for (Map.Entry<String, Map<Integer, AtomicLong>> stream : statuses.entrySet()) {
                assertThat(stream.getValue().keySet())
                        .as("%s: %s", stream.getKey(), sent)
                        .containsAnyOf(200, 201, 404)
                        .isSubsetOf(0, 200, 201, 400, 401, 404, 409, 429, 503);
            }
            int third = held.size() / 3;
            long first = median(held.subList(0, third));
            long last = median(held.subList(held.size() - third, held.size()));
            String figure =
                    "%d s with 256 MB of heap: held after a collection %d MB before, %d in the first third, %d in the last, %d at most; resident %d MB, %d in the end; sent %s"
                            .formatted(
                                    DURATION.toSeconds(),
                                    empty,
                                    first,
                                    last,
                                    held.stream().mapToLong(one -> one).max().orElseThrow(),
                                    median(resident.subList(0, third)),
                                    median(resident.subList(resident.size() - third, resident.size())),
                                    sent);
            assertThat((double) last / first).as(figure).isLessThan(MAX_GROWTH);
            assertThat(last).as(figure).isLessThan(MAX_HELD_MEGABYTES);
            Proof.figure(37, figure);
        }
    }
}
