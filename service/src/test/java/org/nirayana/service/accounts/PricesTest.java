package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.api.operation.Access;
import org.nirayana.service.http.routing.Route;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.storage.Sql;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Waiting;

/** That a counted request is about the same work, whatever it asks for. */
@Tag("prices")
class PricesTest {
    private static final int ROW = 40;

    /** So many times what it usually is a counted request may be. */
    private static final double FACTOR = 3;

    private static final int MINUTE = 1_000_000;
    private static final int ACCOUNT_MINUTE = 600;

    /** What is measured may take so little that it certainly counts as one, whatever its price. */
    private static final double CHEAP_MS = 1;

    private static final Pattern REMAINING = Pattern.compile("r=(\\d+)");
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** What a minute counts; superusers are not counted, and what is open to everybody has limits of its own. */
    private static boolean isCounted(Route route) {
        return route.access() == Access.TIER || route.access() == Access.AUTHENTICATED;
    }

    @Test
    void everyCountedOperationHasAWorstCase() {
        try (RunningService service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()))) {
            List<String> counted = service.routes().all().stream()
                    .filter(PricesTest::isCounted)
                    .map(Route::operationId)
                    .sorted()
                    .toList();
            assertThat(counted).isNotEmpty();
            assertThat(WorstCases.all().keySet().stream().sorted().toList())
                    .as("an operation needs a price in Prices and its worst case in WorstCases")
                    .isEqualTo(counted);
            List<String> kinds = new ArrayList<>();
            service.api()
                    .get("/openapi.json")
                    .send()
                    .json()
                    .at("/components/schemas/ShareKind/enum")
                    .forEach(kind -> kinds.add(kind.asString()));
            assertThat(WorstCases.ofLinks().keySet())
                    .as("what a link shows is paid by its maker")
                    .containsExactlyInAnyOrderElementsOf(kinds);
            Proof.figure(
                    ROW,
                    counted.size() + " counted operations and " + kinds.size()
                            + " kinds of links, each with a worst case that ./nirayana acceptance prices measures");
        }
    }

    /** Those among whom a user is looked for. */
    private static void addUsers(Path folder) {
        try (Database database = Databases.open(Optional.empty(), folder)) {
            database.write(c -> Sql.change(
                    c,
                    "INSERT INTO users (username, email, email_key, name, password, is_superuser, is_active, is_deleted,"
                            + " created_at) WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
                            + " SELECT 'many' || i, i || '@many.example', i || '@many.example', 'One Of Many', 'x', FALSE,"
                            + " TRUE, FALSE, 0 FROM n",
                    WorstCases.USERS));
        }
    }

    /** What one case took. */
    private record Measured(WorstCases.Case asked, double milliseconds, long counted) {
        double perRequest() {
            return milliseconds / counted;
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%-28s %-48s %9.1f ms %5d counted %7.2f ms each",
                    asked.operationId(),
                    asked.name(),
                    milliseconds,
                    counted,
                    perRequest());
        }
    }

    @LongProof
    @Test
    void aCountedRequestIsAboutTheSameWorkWhateverItAsksFor(@TempDir Path folder) {
        String only = System.getProperty("nirayana.prices", "");
        List<Measured> table = new ArrayList<>();
        List<String> unanswered = new ArrayList<>();
        Set<String> byTier = new HashSet<>();
        addUsers(folder);
        try (RunningService service = RunningService.startAtFullCost(
                DatabaseKind.SQLITE.environment(Map.of("DATA_DIR", folder.toString())))) {
            Accounts accounts = new Accounts(service.api());
            Api api = Api.unjudged("http://127.0.0.1:" + service.port());
            Answer tier = service.api()
                    .post("/api/v1/tiers/")
                    .bearer(accounts.admin())
                    .json(Map.of(
                            "name",
                            "measured",
                            "requests_per_minute",
                            MINUTE,
                            "max_people",
                            10_000_000,
                            "endpoints",
                            List.of("*")))
                    .send();
            assertThat(tier.status()).as("%s", tier).isEqualTo(201);
            long tierId = tier.json().path("tier_id").asLong();
            Map<String, Route> routes = new TreeMap<>();
            service.routes().all().forEach(route -> routes.put(route.operationId(), route));
            Measuring measuring = new Measuring(api, accounts, tierId);
            Map<String, List<WorstCases.Case>> all = WorstCases.all();
            WorstCases.ofLinks().forEach((kind, cases) -> all.put("link to " + kind, cases));
            measuring.prepare(all.entrySet().stream()
                    .filter(operation -> operation.getKey().matches(only.isEmpty() ? ".*" : only))
                    .flatMap(operation -> operation.getValue().stream())
                    .toList());
            for (Map.Entry<String, List<WorstCases.Case>> operation : all.entrySet()) {
                for (WorstCases.Case one : operation.getValue()) {
                    if (operation.getKey().matches(only.isEmpty() ? ".*" : only)) {
                        boolean ofTier = one.who() == WorstCases.Who.LINK
                                || routes.get(operation.getKey()).access() == Access.TIER;
                        if (ofTier) {
                            byTier.add(one.operationId());
                        }
                        try {
                            Measured measured = measuring.measure(one, ofTier);
                            System.out.println(measured);
                            table.add(measured);
                        } catch (AssertionError | UncheckedIOException refused) {
                            // The rest is measured all the same.
                            unanswered.add(one.operationId() + " " + one.name() + ": " + refused.getMessage());
                            System.out.println(unanswered.get(unanswered.size() - 1));
                        }
                    }
                }
            }
        }
        assertThat(unanswered).isEmpty();
        // What counts as one may take next to nothing; the worst of what counts as more says what a request is.
        Map<String, Double> worstOf = new TreeMap<>();
        table.stream()
                .filter(one -> one.counted() > 1)
                .forEach(one -> worstOf.merge(one.asked().operationId(), one.perRequest(), Math::max));
        double[] priced = worstOf.values().stream()
                .mapToDouble(Double::doubleValue)
                .sorted()
                .toArray();
        double usual = priced[priced.length / 2];
        // Of what takes a whole minute nobody has more than one in it, however much it is.
        table.removeIf(one -> one.counted() >= ACCOUNT_MINUTE - 1
                && !byTier.contains(one.asked().operationId()));
        Measured worst = table.stream()
                .max(Comparator.comparingDouble(Measured::perRequest))
                .orElseThrow();
        assertThat(table.stream()
                        .filter(one -> one.perRequest() > FACTOR * usual)
                        .map(Measured::toString))
                .as("more than %.1f times the usual %.2f ms for a counted request", FACTOR, usual)
                .isEmpty();
        Proof.figure(
                ROW,
                String.format(
                        Locale.ROOT,
                        "%d cases of %d operations: usually %.2f ms of a processor for a counted request, at worst %.2f (%s)",
                        table.size(),
                        table.stream()
                                .map(one -> one.asked().operationId())
                                .distinct()
                                .count(),
                        usual,
                        worst.perRequest(),
                        worst.asked().operationId()));
    }

    /** Asks, and looks at the processor time of the service's threads meanwhile. */
    private static final class Measuring {
        private static final double ENOUGH_MS = 400;
        private static final int MOST = 40;
        private static final int LEAST = 4;

        /** Their minute is not as long. */
        private static final int MAX_OF_ACCOUNTS = 4;

        private final Api api;
        private final Accounts accounts;
        private final long tierId;
        private WorstCases.Asker shared;
        private WorstCases.Asker unlimited;
        private final Map<WorstCases.Case, WorstCases.Asker> keepers = new HashMap<>();
        private long prepared;

        Measuring(Api api, Accounts accounts, long tierId) {
            this.api = api;
            this.accounts = accounts;
            this.tierId = tierId;
        }

        private WorstCases.Asker newAsker() {
            Accounts.Session session = accounts.newSession();
            Answer changed = api.patch("/api/v1/users/" + session.username() + "/tier")
                    .bearer(accounts.admin())
                    .json(Map.of("tier_id", tierId))
                    .send();
            assertThat(changed.status()).as("%s", changed).isEqualTo(200);
            return new WorstCases.Asker(api, accounts, session, session.access(), new AtomicInteger());
        }

        private WorstCases.Asker asker(WorstCases.Case one, boolean tier) {
            if (tier && one.who() != WorstCases.Who.LINK) {
                shared = shared == null ? newAsker() : shared;
                return shared;
            }
            return one.who() == WorstCases.Who.KEEPER ? unlimited : newAsker();
        }

        /** Has somebody keep people for each case that needs it; their minute goes by while others are measured. */
        void prepare(List<WorstCases.Case> cases) {
            for (WorstCases.Case one : cases) {
                if (one.who() == WorstCases.Who.KEEPER) {
                    WorstCases.Asker keeper = newAsker();
                    keep(keeper);
                    keepers.put(one, keeper);
                    if (unlimited == null) {
                        // Whose minute never ends shows what it takes.
                        unlimited = new WorstCases.Asker(api, accounts, null, accounts.admin(), new AtomicInteger());
                        keep(unlimited);
                    }
                }
            }
            prepared = System.nanoTime();
        }

        private static void keep(WorstCases.Asker asker) {
            Answer kept = WorstCases.importing(asker, WorstCases.people(WorstCases.KEPT), false)
                    .bearer(asker.token())
                    .send();
            assertThat(kept.status()).as("%s", kept).isEqualTo(200);
        }

        Measured measure(WorstCases.Case one, boolean tier) {
            long[] counted = new long[1];
            int most = tier ? MOST : MAX_OF_ACCOUNTS;
            int least = tier ? LEAST : 2;
            WorstCases.Asker same = one.who() == WorstCases.Who.ANEW ? null : asker(one, tier);
            double total = 0;
            int asked = 0;
            // Twice: what was not compiled is left behind with the first.
            for (int pass = 0; pass < 2; pass++) {
                total = 0;
                asked = 0;
                while (asked < most && (total < ENOUGH_MS || asked < least)) {
                    WorstCases.Asker asker = same == null ? asker(one, tier) : same;
                    long before = tier ? remaining(asker) : 0;
                    Api.Call call = asked(one, asker);
                    Map<Long, Long> begun = nanoseconds();
                    Answer answer = call.send();
                    total += millisecondsSince(begun);
                    asked++;
                    assertThat(one.isAnswered(answer.status()))
                            .as("%s: %s", one, answer)
                            .isTrue();
                    if (tier) {
                        // What opens a link says nothing of its maker's minute.
                        long after = one.who() == WorstCases.Who.LINK ? remaining(asker) + 1 : left(answer);
                        counted[0] = after < before ? before - after : counted[0];
                    } else {
                        counted[0] = 1;
                    }
                }
            }
            if (!tier && total / asked > CHEAP_MS) {
                boolean keeps = one.who() == WorstCases.Who.KEEPER;
                WorstCases.Asker asker = keeps ? keepers.get(one) : newAsker();
                if (keeps) {
                    awaitTheNextMinute();
                }
                counted[0] = accountRequests(asker, one);
            }
            return new Measured(one, total / asked, Math.max(1, counted[0]));
        }

        private static Api.Call asked(WorstCases.Case one, WorstCases.Asker asker) {
            Api.Call call = one.question().ask(asker);
            return one.who() == WorstCases.Who.LINK ? call : call.bearer(asker.token());
        }

        private void awaitTheNextMinute() {
            Waiting.until(Duration.ofSeconds(90), () -> System.nanoTime() - prepared > TimeUnit.SECONDS.toNanos(61));
        }

        /** How many requests about accounts of a minute a question takes: those that are not left. */
        private long accountRequests(WorstCases.Asker asker, WorstCases.Case one) {
            int before = asker.asked().get();
            Api.Call call = asked(one, asker);
            int prepared = asker.asked().get() - before;
            Answer answer = call.send();
            assertThat(one.isAnswered(answer.status()))
                    .as("%s: %s", one, answer)
                    .isTrue();
            int left = 0;
            String token = accounts.me(asker.token()).status() == 401
                    ? accounts.login(asker.session().username(), Accounts.PASSWORD)
                            .access()
                    : asker.token();
            while (asker.api().get("/api/v1/auth/me").bearer(token).send().status() == 200) {
                left++;
            }
            // The first showed whether the token still opens anything.
            return (long) ACCOUNT_MINUTE - left - 1 - prepared;
        }

        private long remaining(WorstCases.Asker asker) {
            return left(api.get("/api/v1/astro/lunar-nodes?dateandtime=2000-01-01")
                    .bearer(asker.token())
                    .send());
        }

        private static long left(Answer answer) {
            Matcher found = REMAINING.matcher(answer.header("RateLimit").orElseThrow());
            assertThat(found.find()).isTrue();
            return Long.parseLong(found.group(1));
        }

        /** What each thread has taken so far, but for those that ask. */
        private static Map<Long, Long> nanoseconds() {
            long self = Thread.currentThread().getId();
            Map<Long, Long> taken = new HashMap<>();
            for (ThreadInfo thread : THREADS.getThreadInfo(THREADS.getAllThreadIds())) {
                if (thread != null
                        && thread.getThreadId() != self
                        && !thread.getThreadName().startsWith("HttpClient")) {
                    taken.put(thread.getThreadId(), Math.max(0, THREADS.getThreadCpuTime(thread.getThreadId())));
                }
            }
            return taken;
        }

        /** What threads have taken since; one that ended meanwhile had been idle. */
        private static double millisecondsSince(Map<Long, Long> begun) {
            return nanoseconds().entrySet().stream()
                            .mapToLong(thread -> thread.getValue() - begun.getOrDefault(thread.getKey(), 0L))
                            .filter(nanos -> nanos > 0)
                            .sum()
                    / 1e6;
        }
    }
}
