package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Contract;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Waiting;
import org.xml.sax.InputSource;

/**
 * The contract fuzzer: requests made from {@code /openapi.json}, sent to the packaged service, and every answer judged.
 *
 * <p>An answer is right when it is no server error, its status, content type and body are those described for the
 * operation, it carries the header set, and it refuses what the description forbids. The requests go one after the
 * other and each is made from the seed and its number alone, so a run can be repeated ({@code NIRAYANA_SEED} with the
 * acceptance command); what fails is printed as a command for a shell.
 */
@LongProof
@Tag("fuzz")
class FuzzTest {
    private static final int REQUESTS = 50_000;
    private static final Duration AT_MOST = Duration.ofMinutes(30);
    private static final int ENOUGH_FAILURES = 40;

    @TempDir
    static Path folder;

    private static Program program;
    private static Contract contract;
    private static List<FuzzOperation> operations;

    private static final Pattern PERSON_ID = Pattern.compile("\"person_id\":\"([A-Za-z0-9_-]{22})\"");

    /** Somebody whom each role keeps, once it does. */
    private final Map<FuzzCase.Role, String> people = new EnumMap<>(FuzzCase.Role.class);

    private final Map<FuzzCase.Role, Accounts.Session> sessions = new EnumMap<>(FuzzCase.Role.class);
    private String key;
    private String guest;
    private final Map<String, String> failures = new LinkedHashMap<>();
    private final Map<Integer, Integer> statuses = new TreeMap<>();
    private final Set<String> succeeded = new TreeSet<>();

    /** As many more are tried of an operation of which none of the usual ones was answered. */
    private static final int MAX_MORE = 3_000;

    private Accounts accounts;

    @BeforeAll
    static void start() throws Exception {
        program = Program.in(folder, Map.of("TRUSTED_PROXIES", "127.0.0.1", "GUESTS", "on"))
                .start();
        contract = program.api().contract();
        operations = FuzzOperation.of(contract.document());
    }

    @AfterAll
    static void stop() {
        program.close();
    }

    @Test
    void theSameSeedMakesTheSameRequests() {
        FuzzCases some = new FuzzCases(operations, 7);
        FuzzCases same = new FuzzCases(operations, 7);
        FuzzCases other = new FuzzCases(operations, 8);
        int different = 0;
        for (int i = 0; i < 500; i++) {
            byte[] bytes = some.get(i).bytes(UnaryOperator.identity());
            assertThat(bytes).isEqualTo(same.get(i).bytes(UnaryOperator.identity()));
            different += Arrays.equals(bytes, other.get(i).bytes(UnaryOperator.identity())) ? 0 : 1;
        }
        assertThat(different).isGreaterThan(300);
    }

    /** Otherwise it would only have knocked at doors. */
    private static Set<String> expectedToSucceed() {
        Set<String> all = new TreeSet<>();
        operations.forEach(operation -> all.add(operation.id()));
        // A token for it comes by mail only.
        all.remove("resetPassword");
        // Needs a user who was deleted and not erased a moment ago.
        all.remove("restoreUser");
        // Its id is random, and told by a list only.
        all.remove("endSession");
        // An address of the page with all that it shows; and what is made of it has a random token. SharesTest asks for
        // these.
        all.removeAll(Set.of("createShare", "withdrawShare", "openShare", "getFeed", "pageShared"));
        // Closed unless the operator opens it, and its token comes by mail; RegistrationTest has both.
        all.removeAll(Set.of("register", "confirmRegistration"));
        // Those who ask must stay, and so nobody knows the password; and a cookie opens only to whom staying was given.
        all.removeAll(Set.of("eraseSelf", "resume"));
        return all;
    }

    @Test
    void everyAnswerIsAsDescribed() throws Exception {
        accounts = new Accounts(program.api());
        signEverybodyIn();
        // The machine's figures take a moment after the start.
        Waiting.until(Duration.ofSeconds(60), () -> program.status("/metrics") == 200);
        FuzzCases cases = new FuzzCases(operations, Proof.seed());
        Set<String> expected = expectedToSucceed();
        long start = System.nanoTime();
        int sent = 0;
        try (RawHttp http = new RawHttp(program.port())) {
            sent += signInAsDescribed(http);
            while (sent < REQUESTS && failures.size() < ENOUGH_FAILURES) {
                assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(AT_MOST);
                FuzzCase request = cases.get(sent);
                sent++;
                RawAnswer reply = ask(http, request);
                if (reply != null && reply.header("ETag").length() > 2 && sent % 10 == 0) {
                    ask(http, again(request, reply.header("ETag")));
                    sent++;
                }
            }
            // Of some operations few requests are what they allow: those are tried until one is.
            for (int i = 0; i < operations.size() && failures.size() < ENOUGH_FAILURES; i++) {
                String id = operations.get(i).id();
                for (int more = 1; expected.contains(id) && !succeeded.contains(id) && more <= MAX_MORE; more++) {
                    ask(http, cases.get((long) operations.size() * (REQUESTS + more) + i));
                    sent++;
                }
            }
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        if (!failures.isEmpty()) {
            throw new AssertionError(failures.size() + " kinds of wrong answers among " + sent + " (seed "
                    + Proof.seed() + "), each with one that shows it:\n" + String.join("\n", failures.values()));
        }
        assertThat(succeeded).containsAll(expected);
        Proof.figure(
                1,
                String.format(
                        Locale.ROOT,
                        "%,d requests over %d operations by %d roles in %.0f s (seed %d): 0 answers 5xx, 0 undescribed; by status %s",
                        sent,
                        operations.size(),
                        FuzzCase.Role.values().length,
                        seconds,
                        Proof.seed(),
                        statuses));
    }

    /** While nobody has guessed: afterwards accounts are kept out for a while, whatever the password. How many requests that were. */
    private int signInAsDescribed(RawHttp http) {
        int sent = 0;
        for (FuzzOperation operation : operations) {
            if (Set.of("login", "token").contains(operation.id())) {
                ask(
                        http,
                        new FuzzCase(
                                operation,
                                FuzzCase.Role.USER,
                                "the right password",
                                operation.method(),
                                operation.template(),
                                List.of("Content-Type: application/x-www-form-urlencoded"),
                                "username={self}&password="
                                        + URLEncoder.encode(FuzzValues.PASSWORD, StandardCharsets.UTF_8),
                                false));
                sent++;
            }
        }
        return sent;
    }

    private void signEverybodyIn() {
        for (int i = 0; i < 3; i++) {
            accounts.createCall("victim" + i, false).send();
        }
        for (FuzzCase.Role role : FuzzCase.Role.values()) {
            signIn(role);
        }
        program.api()
                .patch("/api/v1/users/" + sessions.get(FuzzCase.Role.INACTIVE).username())
                .bearer(accounts.admin())
                .json(Map.of("is_active", false))
                .send();
        accounts.logout(sessions.get(FuzzCase.Role.REVOKED));
        key = accounts.newKey(sessions.get(FuzzCase.Role.KEY).access()).text();
        guest = accounts.guest();
    }

    /** A new account of that role, or a new session of the one there was. */
    private void signIn(FuzzCase.Role role) {
        Accounts.Session before = sessions.get(role);
        if (before != null) {
            Answer answer =
                    accounts.loginCall(before.username(), FuzzValues.PASSWORD).send();
            if (answer.status() == 200) {
                sessions.put(role, Accounts.session(answer));
                return;
            }
        }
        String name = accounts.create(role == FuzzCase.Role.SUPERUSER);
        // Nobody here is slowed down by a limit, except those whose role it is.
        Map<String, Object> tier = new LinkedHashMap<>();
        boolean limited = role == FuzzCase.Role.LIMITED;
        tier.put("name", "of " + name);
        tier.put("requests_per_minute", limited ? 20 : null);
        tier.put("endpoints", limited ? List.of("planets", "kattams") : List.of("*"));
        long id = program.api()
                .post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(tier)
                .send()
                .json()
                .path("tier_id")
                .asLong();
        program.api()
                .patch("/api/v1/users/" + name + "/tier")
                .bearer(accounts.admin())
                .json(Map.of("tier_id", id))
                .send();
        sessions.put(role, accounts.login(name, Accounts.PASSWORD));
    }

    private static FuzzCase again(FuzzCase request, String tag) {
        List<String> headers = new ArrayList<>(request.headers());
        headers.removeIf(header -> header.startsWith("If-None-Match"));
        headers.add("If-None-Match: " + tag);
        return new FuzzCase(
                request.operation(),
                request.role(),
                "asked again with its tag",
                request.method(),
                request.target(),
                headers,
                request.body(),
                false);
    }

    /** Sends one request and judges the answer; null when there was none. */
    private RawAnswer ask(RawHttp http, FuzzCase request) {
        Accounts.Session session = sessions.get(request.role());
        UnaryOperator<String> filled = text -> text.replace("{self}", session.username())
                .replace("{access}", session.access())
                .replace("{refresh}", session.refresh())
                .replace("{person}", people.getOrDefault(request.role(), "0123456789abcdefghijkl"))
                .replace("{key}", key)
                .replace("{guest}", guest);
        RawAnswer reply;
        try {
            reply = http.send(request.bytes(filled), request.method().equals("HEAD"));
        } catch (IOException | RuntimeException unanswered) {
            fail(request, filled, "no answer: " + unanswered);
            return null;
        }
        statuses.merge(reply.status(), 1, Integer::sum);
        try {
            judge(request, filled.apply(request.target()), reply);
        } catch (AssertionError wrong) {
            fail(request, filled, wrong.getMessage());
        }
        if (reply.status() < 300) {
            succeeded.add(request.operation().id());
            if (request.operation().id().equals("createPerson")) {
                // Those whom somebody keeps have ids that nobody can know before.
                Matcher made = PERSON_ID.matcher(reply.text());
                if (made.find()) {
                    people.put(request.role(), made.group(1));
                }
            }
        }
        if (request.role().isLive()
                && mayHaveEnded(request, reply)
                && accounts.me(session.access()).status() == 401) {
            signIn(request.role());
        }
        if (request.role() == FuzzCase.Role.GUEST && mayHaveEnded(request, reply)) {
            guest = accounts.guest();
        }
        return reply;
    }

    /** Whether the caller may have signed itself out, or somebody removed it. */
    private static boolean mayHaveEnded(FuzzCase request, RawAnswer reply) {
        Set<String> ending =
                Set.of("logout", "refresh", "updateUser", "deleteUser", "eraseUser", "endSessions", "endSession");
        return reply.status() == 401
                || (reply.status() == 200 && ending.contains(request.operation().id()));
    }

    private static void judge(FuzzCase request, String target, RawAnswer reply) {
        if (reply.status() >= 500) {
            throw new AssertionError("a server error: " + reply.status() + " " + reply.text());
        }
        contract.judge(request.method(), target, reply.status(), reply.headers(), reply.body());
        require(reply, "X-Content-Type-Options", "nosniff");
        require(reply, "Content-Security-Policy", "frame-ancestors 'none'");
        require(reply, "Referrer-Policy", "");
        require(reply, "X-Request-Id", "");
        for (String banner : List.of("Server", "X-Powered-By", "Via")) {
            if (reply.headers().firstValue(banner).isPresent()) {
                throw new AssertionError("a banner: " + banner + ": " + reply.header(banner));
            }
        }
        if (request.operation().template().matches("/api/v1/(auth|users|people|keys|sessions|usage)(/.*)?")) {
            require(reply, "Cache-Control", "no-store");
        }
        if (reply.header("Content-Type").startsWith("image/svg+xml") && reply.body().length > 0) {
            parse(reply.text());
        }
        if (request.mustBeRefused() && reply.status() < 400) {
            throw new AssertionError("what the description forbids was accepted with " + reply.status());
        }
    }

    private static void require(RawAnswer reply, String name, String part) {
        String value = reply.headers().firstValue(name).orElse(null);
        if (value == null || !value.contains(part)) {
            throw new AssertionError("the header " + name + " is " + value + " on an answer " + reply.status());
        }
    }

    private static void parse(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        } catch (Exception malformed) {
            throw new AssertionError("an SVG that is no XML: " + malformed, malformed);
        }
    }

    /** Keeps one failure of each kind. */
    private void fail(FuzzCase request, UnaryOperator<String> filled, String reason) {
        String first = reason.lines().findFirst().orElse("");
        String shape = request.operation().id() + " " + first.replaceAll("[0-9a-f]{8,}|[0-9]+", "#");
        String about = first.length() > 600 ? first.substring(0, 600) + " …" : first;
        failures.putIfAbsent(
                shape.substring(0, Math.min(90, shape.length())), "  " + about + "\n    " + request.curl(filled));
    }
}
