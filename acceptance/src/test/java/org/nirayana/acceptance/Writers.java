package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Api;
import org.nirayana.testing.ServiceLimits;
import tools.jackson.databind.JsonNode;

/**
 * Clients that write at once and note what they asked for and what was acknowledged, so that after a crash the two can be
 * compared.
 *
 * <p>What was acknowledged must be there, whole. What was asked for without an answer may be there or not, but never
 * half: a user with every field as sent, a change of name and address together or not at all.
 */
final class Writers {
    private static final AtomicInteger NUMBER = new AtomicInteger();
    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    private final int port;
    private final String admin;
    private final List<String> users;
    private final List<Written> written = new CopyOnWriteArrayList<>();
    private final List<Patched> patched = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicInteger refused = new AtomicInteger();
    private final AtomicInteger signedIn = new AtomicInteger();
    private final Queue<Throwable> wrong = new ConcurrentLinkedQueue<>();
    private volatile boolean going;

    /** What a comparison found. */
    record Found(int acknowledged, int missing, int half) {
        Found plus(Found other) {
            return new Found(acknowledged + other.acknowledged, missing + other.missing, half + other.half);
        }
    }

    /** Something that was asked for once. */
    private interface Written {
        boolean acknowledged();

        Found compare(Wire wire) throws IOException;
    }

    /**
     * The service listens on that port, after each restart too.
     *
     * @param signIns how many sign-ins there may be in all, of which nearly none is taken back by a crash
     */
    Writers(int port, Accounts accounts, int signIns) {
        this.port = port;
        this.admin = accounts.admin();
        // So many users that none is ever above a limit: in a minute, of sessions that live, and of sign-ins cut off.
        int signInsOfOne = Math.min(
                        ServiceLimits.of("SignInThrottle.ACCOUNT"),
                        Math.min(
                                ServiceLimits.of("AuthRoutes.SIGN_INS_PER_MINUTE"),
                                ServiceLimits.of("Sessions.MAX_PER_USER")))
                / 2;
        this.users = IntStream.rangeClosed(0, signIns / signInsOfOne)
                .mapToObj(i -> accounts.create(false))
                .toList();
    }

    /** Begins to write; refusals and broken connections are borne until {@link #stop}. */
    void start() {
        going = true;
        begin("users", this::createUser);
        begin("tiers", this::createTier);
        begin("tiers too", this::createTier);
        for (int i = 0; i < 2; i++) {
            if (patched.size() <= i) {
                patched.add(new Patched("patched" + NUMBER.incrementAndGet()));
            }
            begin("patches", patched.get(i)::patch);
            begin("sessions", this::liveThroughASession);
        }
    }

    /** One write; an exception means that it got no answer. */
    private interface Step {
        void run(Wire wire) throws IOException;
    }

    private void begin(String name, Step step) {
        Thread thread = new Thread(
                () -> {
                    try (Wire wire = new Wire(port, TIMEOUT)) {
                        while (going) {
                            try {
                                step.run(wire);
                            } catch (IOException unanswered) {
                                refused.incrementAndGet();
                                pause();
                            }
                        }
                    } catch (RuntimeException | AssertionError unexpected) {
                        wrong.add(unexpected);
                    }
                },
                name);
        threads.add(thread);
        thread.start();
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    void stop() {
        going = false;
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
        threads.clear();
    }

    /** How many writes were acknowledged so far. */
    int acknowledged() {
        return (int) written.stream().filter(Written::acknowledged).count()
                + patched.stream().mapToInt(p -> p.acknowledged).sum();
    }

    /** Requests that got no answer or a refusal. */
    int refused() {
        return refused.get();
    }

    /** Compares what was written from that number on, and every user that is changed, with what the service holds now. */
    Found compare(int from) throws IOException {
        assertThat(wrong)
                .as("answers that are neither acknowledgement nor refusal")
                .isEmpty();
        Found found = new Found(0, 0, 0);
        try (Wire wire = new Wire(port, TIMEOUT)) {
            for (Written one : written.subList(from, written.size())) {
                found = found.plus(one.compare(wire));
            }
            for (Patched one : patched) {
                found = found.plus(one.compare(wire));
            }
        }
        return found;
    }

    int size() {
        return written.size();
    }

    private boolean accepted(RawAnswer reply, int expected) throws IOException {
        if (reply.status() == expected) {
            return true;
        }
        if (reply.status() != 503) {
            throw new AssertionError("neither done nor refused: " + reply.status() + " " + reply.text());
        }
        // The database was away: not acknowledged, but perhaps done.
        throw new IOException("refused");
    }

    // --- users and tiers that are made ---

    private static final class Made implements Written {
        private final String path;
        private final List<String> expected;
        private final String token;
        private volatile boolean acknowledged;

        Made(String path, String token, String... expected) {
            this.path = path;
            this.token = token;
            this.expected = List.of(expected);
        }

        @Override
        public boolean acknowledged() {
            return acknowledged;
        }

        @Override
        public Found compare(Wire wire) throws IOException {
            RawAnswer reply = wire.get(path, token);
            boolean there = reply.status() == 200;
            boolean whole = there && expected.stream().allMatch(reply.text()::contains);
            return new Found(acknowledged ? 1 : 0, acknowledged && !there ? 1 : 0, there && !whole ? 1 : 0);
        }
    }

    private void createUser(Wire wire) throws IOException {
        String name = "made" + NUMBER.incrementAndGet();
        Made made = new Made(
                "/api/v1/users/" + name,
                admin,
                "\"username\":\"" + name + "\"",
                "\"email\":\"" + name + "@example.com\"",
                "\"name\":\"Name of " + name + "\"",
                "\"is_active\":true");
        written.add(made);
        made.acknowledged = accepted(wire.json("POST", "/api/v1/users/", admin, user(name)), 201);
    }

    private static String user(String name) {
        return "{\"username\":\"%s\",\"email\":\"%s@example.com\",\"name\":\"Name of %s\",\"password\":\"%s\"}"
                .formatted(name, name, name, Accounts.PASSWORD);
    }

    private void createTier(Wire wire) throws IOException {
        int number = NUMBER.incrementAndGet();
        Made made = new Made(
                "/api/v1/tiers/tier" + number,
                admin,
                "\"name\":\"tier" + number + "\"",
                "\"requests_per_minute\":" + number,
                "[\"planets\",\"chart\"]");
        written.add(made);
        String body = "{\"name\":\"tier%d\",\"requests_per_minute\":%d,\"endpoints\":[\"planets\",\"chart\"]}"
                .formatted(number, number);
        made.acknowledged = accepted(wire.json("POST", "/api/v1/tiers/", admin, body), 201);
    }

    // --- users that are changed ---

    private final class Patched {
        private final String name;
        private boolean made;
        private int asked;
        private int answered;
        private int acknowledged;

        Patched(String name) {
            this.name = name;
        }

        void patch(Wire wire) throws IOException {
            if (!made) {
                RawAnswer reply = wire.json("POST", "/api/v1/users/", admin, user(name));
                // An earlier request may have made it without an answer.
                made = reply.status() == 409 || accepted(reply, 201);
            }
            asked++;
            String body = "{\"name\":\"Number %d\",\"email\":\"%s.%d@example.com\"}".formatted(asked, name, asked);
            accepted(wire.json("PATCH", "/api/v1/users/" + name, admin, body), 200);
            answered = asked;
            acknowledged++;
        }

        Found compare(Wire wire) throws IOException {
            if (!made || asked == 0) {
                return new Found(0, 0, 0);
            }
            JsonNode user = wire.get("/api/v1/users/" + name, admin).json();
            int byName = number(user.path("name").asString(), "Number ", "");
            int byEmail = number(user.path("email").asString(), name + ".", "@example.com");
            // The first change may not have been made: then both are as they were.
            boolean half = byName != byEmail;
            boolean missing = Math.max(byName, byEmail) < answered || Math.max(byName, byEmail) > asked;
            return new Found(answered > 0 ? 1 : 0, missing ? 1 : 0, half ? 1 : 0);
        }

        private static int number(String text, String before, String after) {
            return text.startsWith(before)
                    ? Integer.parseInt(text.substring(before.length(), text.length() - after.length()))
                    : 0;
        }
    }

    // --- sessions ---

    private static final class Lived implements Written {
        private final String access;
        private String refresh;
        private String consumed = "";
        private volatile boolean refreshing;
        private volatile boolean leaving;
        private volatile boolean left;

        Lived(JsonNode login) {
            access = login.path("access_token").path("token").asString();
            refresh = login.path("refresh_token").path("token").asString();
        }

        @Override
        public boolean acknowledged() {
            return true;
        }

        RawAnswer refresh(Wire wire, String token) throws IOException {
            return wire.json("POST", "/api/v1/auth/refresh", access, "{\"token\":\"" + token + "\"}");
        }

        @Override
        public Found compare(Wire wire) throws IOException {
            int status = wire.get("/api/v1/auth/me", access).status();
            if (left) {
                boolean ended = status == 401 && refresh(wire, refresh).status() == 401;
                return new Found(1, ended ? 0 : 1, 0);
            }
            if (leaving) {
                return new Found(0, 0, 0);
            }
            if (refreshing) {
                // Without an answer: the session goes on with the one token or the other.
                return new Found(1, status == 200 ? 0 : 1, 0);
            }
            // Signed in, perhaps refreshed, never left: alive, the newest token good, the consumed one dead.
            boolean alive = status == 200;
            RawAnswer again = refresh(wire, refresh);
            boolean good = again.status() == 200;
            boolean reused = !consumed.isEmpty();
            int dead = reused ? refresh(wire, consumed).status() : 401;
            if (good) {
                consumed = refresh;
                refresh = again.json().path("refresh_token").path("token").asString();
            }
            if (reused && dead == 401) {
                // Its second use has ended the session, as it should.
                left = true;
            }
            return new Found(1, alive && good && dead == 401 ? 0 : 1, 0);
        }
    }

    private void liveThroughASession(Wire wire) throws IOException {
        // A sign-in that the crash cut off counts as a failure: many of them from one address would be throttled.
        wire.from(Accounts.newAddress());
        String user = users.get(signedIn.getAndIncrement() % users.size());
        RawAnswer login =
                wire.form("/api/v1/auth/login", "username=" + user + "&password=" + Api.encode(Accounts.PASSWORD));
        accepted(login, 200);
        Lived lived = new Lived(login.json());
        written.add(lived);
        for (int i = 0; i < 3 && going; i++) {
            lived.refreshing = true;
            RawAnswer refreshed = lived.refresh(wire, lived.refresh);
            accepted(refreshed, 200);
            lived.consumed = lived.refresh;
            lived.refresh = refreshed.json().path("refresh_token").path("token").asString();
            lived.refreshing = false;
        }
        if (NUMBER.incrementAndGet() % 3 > 0) {
            lived.leaving = true;
            accepted(wire.send("POST", "/api/v1/auth/logout", lived.access, "", ""), 200);
            lived.left = true;
        }
    }
}
