package org.nirayana.service.auth;

import java.time.Clock;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nirayana.api.operation.Access;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.keys.KeyHash;
import org.nirayana.service.keys.KeyText;
import org.nirayana.service.ratelimit.LocalRateLimiter;
import org.nirayana.service.ratelimit.RateLimitHeaders;
import org.nirayana.service.ratelimit.RateLimiter;
import org.nirayana.service.storage.ChangeFeed;
import org.nirayana.service.storage.DatabaseUnavailable;
import org.nirayana.service.tiers.Tier;

/**
 * Decides every request to a protected route, from memory.
 *
 * <p>In order: a valid token of a live session of an active user, or a live API key of one, or a live token of a guest, or 401; for a
 * key a route, an endpoint and an address that it is for, or 403; for a guest a route that is open to guests, or 403; the rank the route asks for, or 403; for astro
 * routes a tier that lists the endpoint, or 403, and a request left in this minute, or 429; other routes have a limit of their
 * own, the same for all but superusers, that only a program gone wrong reaches. Guests are counted by network, and all of them
 * together have a limit, too: whoever has many networks takes nothing from users. When what is remembered may
 * be out of date, 503: nobody gets in on knowledge that cannot be trusted.
 */
public final class AccountAuthorizer implements Authorizer {
    /** A second late is a busy machine, longer is a lost database. */
    private static final int TIMEOUT_MILLISECONDS = 500;

    /** As many as the tier that everybody begins with. */
    static final int ACCOUNT_REQUESTS_PER_MINUTE = 600;

    /** A page that is opened asks some ten times; so many readers a minute a link has. */
    static final int LINK_REQUESTS_PER_MINUTE = 240;

    /** What a request may show. */
    private static final Set<Claims.Type> FOR_REQUESTS =
            Collections.unmodifiableSet(EnumSet.of(Claims.Type.ACCESS, Claims.Type.GUEST));

    private static final String SCHEME = "Bearer ";
    private static final String KEY_HEADER = "X-API-Key";

    private final Tokens tokens;
    private final AccountCache memory;
    private final ChangeFeed feed;
    private final RateLimiter limiter;
    private final Guests guests;
    private final RateLimiter guestLimiter;
    private final Clock clock;
    private final KeyGuesses guesses = new KeyGuesses();

    /** Counted by each instance for itself: it bounds what one user costs this one. */
    private final RateLimiter accountLimiter = new LocalRateLimiter();

    /** The same for the networks of guests. */
    private final RateLimiter guestAccountLimiter = new LocalRateLimiter(Guests.MAX_NETWORKS);

    /** What all guests ask of this instance. */
    private final RateLimiter allGuests = new LocalRateLimiter();

    /** How often each link answers, counted by each instance for itself: one that is passed around leaves its maker the rest. */
    private final RateLimiter linkLimiter = new LocalRateLimiter();

    private volatile SharedLinks links = token -> Optional.empty();

    AccountAuthorizer(
            Tokens tokens,
            AccountCache memory,
            ChangeFeed feed,
            RateLimiter limiter,
            Guests guests,
            RateLimiter guestLimiter,
            Clock clock) {
        this.tokens = tokens;
        this.memory = memory;
        this.feed = feed;
        this.limiter = limiter;
        this.guests = guests;
        this.guestLimiter = guestLimiter;
        this.clock = clock;
    }

    @Override
    public Optional<Caller> authorizeNow(Request request) {
        if (!feed.isFresh() || !request.headers(SharedLinks.HEADER).isEmpty()) {
            return Optional.empty();
        }
        Optional<Principal> known = known(request, credential(request));
        if (known.isEmpty()) {
            return Optional.empty();
        }
        Principal caller = known.get();
        check(request, caller);
        if (request.route().access() == Access.TIER) {
            Optional<Integer> limit = tierLimit(request, caller.account());
            if (limit.isPresent()) {
                Optional<RateLimiter.Decision> decision =
                        limiterOf(caller.account()).takeNow(caller.userId(), limit.get());
                if (decision.isEmpty()) {
                    return Optional.empty();
                }
                enforce(request, decision.get());
                limitAllGuests(caller.account(), limit.get(), 1);
            } else {
                RateLimitHeaders.writeUnlimited(request::answerWith);
            }
        } else {
            limitAccount(caller.account());
        }
        return Optional.of(caller);
    }

    @Override
    public Caller authorize(Request request) {
        if (!feed.awaitFresh(TIMEOUT_MILLISECONDS)) {
            throw away(request);
        }
        if (!request.headers(SharedLinks.HEADER).isEmpty()) {
            return authorizeLink(request);
        }
        String credential = credential(request);
        Principal caller;
        try {
            caller = known(request, credential)
                    .or(() -> load(request, credential))
                    .orElseThrow(() -> unauthorized(request));
        } catch (DatabaseUnavailable e) {
            throw away(request);
        }
        check(request, caller);
        if (request.route().access() == Access.TIER) {
            tierLimit(request, caller.account())
                    .ifPresentOrElse(
                            limit -> {
                                enforce(request, limiterOf(caller.account()).take(caller.userId(), limit));
                                limitAllGuests(caller.account(), limit, 1);
                            },
                            () -> RateLimitHeaders.writeUnlimited(request::answerWith));
        } else {
            limitAccount(caller.account());
        }
        return caller;
    }

    /** Takes requests that show the token of a link from now on. */
    void admit(SharedLinks shared) {
        links = shared;
    }

    /** A request by the page of a link: it is its maker's, but for what the link shows and nothing else. */
    private Caller authorizeLink(Request request) {
        List<String> shown = request.headers(SharedLinks.HEADER);
        boolean alone = request.headers("Authorization").isEmpty()
                && request.headers(KEY_HEADER).isEmpty();
        if (shown.size() != 1 || !alone) {
            throw unauthorized(request);
        }
        try {
            SharedLinks.Grant link = links.find(shown.get(0)).orElseThrow(() -> unauthorized(request));
            Account maker = memory.account(link.userId());
            if (request.route().access() != Access.TIER || !maker.active()) {
                throw unauthorized(request);
            }
            String tierName = request.route().operation().tierName().orElseThrow();
            Optional<Integer> limit = tierLimit(request, maker, tierName);
            link.objection(request).ifPresent(reason -> {
                throw Problem.of(reason);
            });
            limitLink(link.id(), 1);
            limit.ifPresentOrElse(
                    most -> enforce(request, limiter.take(maker.id(), most)),
                    () -> RateLimitHeaders.writeUnlimited(request::answerWith));
            return new Principal(maker);
        } catch (DatabaseUnavailable e) {
            throw away(request);
        }
    }

    /** What takes the work of many requests counts as many for the link too, up to a quarter of what it answers in a minute. */
    private void limitLink(long id, int cost) {
        RateLimiter.Decision decision =
                linkLimiter.takeMore(id, LINK_REQUESTS_PER_MINUTE, Math.min(cost, LINK_REQUESTS_PER_MINUTE / 4));
        if (!decision.admitted()) {
            throw Problem.of(
                    ProblemCode.REQUESTS_OF_LINK.with("limit", LINK_REQUESTS_PER_MINUTE), decision.resetSeconds());
        }
    }

    /** Whether somebody may enter, and so show something to others. */
    boolean mayEnter(long userId) {
        return feed.awaitFresh(TIMEOUT_MILLISECONDS) && memory.account(userId).active();
    }

    /** Counts an answer to whoever has a link against its maker, as if the maker had asked. */
    void countFor(Request request, long link, long userId, String tierName, int cost) {
        if (!feed.awaitFresh(TIMEOUT_MILLISECONDS)) {
            throw away(request);
        }
        Account maker = memory.account(userId);
        if (!maker.active()) {
            throw Problem.of(ProblemCode.NO_SUCH_LINK.with());
        }
        request.recognisedAs(new Principal(maker));
        limitLink(link, cost);
        tierLimit(request, maker, tierName).ifPresent(limit -> {
            RateLimiter.Decision decision = limiter.takeMore(userId, limit, Math.min(cost, limit));
            if (!decision.admitted()) {
                throw Problem.of(ProblemCode.REQUESTS_OF_LINK_MAKER.with("limit", limit), decision.resetSeconds());
            }
        });
    }

    @Override
    public OptionalInt chargeNow(Request request, int counted, int fullPrice) {
        Account account = request.caller(Principal.class).account();
        Optional<Integer> limit = limitOf(request, account);
        int price = Math.min(fullPrice, limit.orElse(fullPrice));
        if (limit.isEmpty() || price <= counted) {
            return OptionalInt.of(price);
        }
        Optional<RateLimiter.Decision> decision =
                counterOf(request, account).takeMoreNow(account.id(), limit.get(), price - counted);
        if (decision.isEmpty()) {
            return OptionalInt.empty();
        }
        enforcePrice(request, account, decision.get(), counted, price);
        return OptionalInt.of(price);
    }

    /** What takes the work of many requests counts as many, up to all that a minute has. */
    @Override
    public int charge(Request request, int counted, int fullPrice) {
        Account account = request.caller(Principal.class).account();
        Optional<Integer> limit = limitOf(request, account);
        int price = Math.min(fullPrice, limit.orElse(fullPrice));
        if (limit.isPresent() && price > counted) {
            enforcePrice(
                    request,
                    account,
                    counterOf(request, account).takeMore(account.id(), limit.get(), price - counted),
                    counted,
                    price);
        }
        return price;
    }

    /** How many requests a minute the caller has where this one is counted; empty: any number. */
    private Optional<Integer> limitOf(Request request, Account account) {
        if (request.route().access() == Access.TIER) {
            return tierLimit(request, account);
        }
        return account.superuser() ? Optional.empty() : Optional.of(ACCOUNT_REQUESTS_PER_MINUTE);
    }

    private RateLimiter counterOf(Request request, Account account) {
        return request.route().access() == Access.TIER ? limiterOf(account) : accountLimiterOf(account);
    }

    private void enforcePrice(Request request, Account account, RateLimiter.Decision decision, int counted, int price) {
        boolean tier = request.route().access() == Access.TIER;
        if (tier) {
            RateLimitHeaders.write(decision, request::answerWith);
        }
        if (!decision.admitted()) {
            throw Problem.of(
                    (tier ? ProblemCode.REQUESTS_OF_PRICE : ProblemCode.REQUESTS_OF_ACCOUNT_PRICE)
                            .with("price", price, "limit", decision.limit()),
                    decision.resetSeconds());
        }
        if (tier) {
            limitAllGuests(account, decision.limit(), price - counted);
        }
    }

    @Override
    public int chargeUpTo(Request request, int most) {
        if (request.route().access() != Access.TIER) {
            return most;
        }
        Account account = request.caller(Principal.class).account();
        return tierLimit(request, account)
                .map(limit -> takeUpTo(account, limit, most))
                .orElse(most);
    }

    private int takeUpTo(Account account, int limit, int most) {
        // What is left is not asked for, as it may be gone by then: less is tried until it is given.
        for (int requests = Math.max(1, Math.min(most, limit)); ; requests /= 2) {
            RateLimiter.Decision decision = limiterOf(account).takeMore(account.id(), limit, requests);
            if (decision.admitted()) {
                limitAllGuests(account, limit, requests);
                return requests;
            }
            if (requests == 1) {
                throw Problem.of(ProblemCode.REQUESTS_OF_LINES.with("limit", limit), decision.resetSeconds());
            }
        }
    }

    private RateLimiter limiterOf(Account account) {
        return account.isGuest() ? guestLimiter : limiter;
    }

    private RateLimiter accountLimiterOf(Account account) {
        return account.isGuest() ? guestAccountLimiter : accountLimiter;
    }

    private void limitAllGuests(Account account, int limit, int requests) {
        if (!account.isGuest()) {
            return;
        }
        RateLimiter.Decision decision = allGuests.takeMore(0, limit * Guests.NETWORKS_AT_ONCE, requests);
        if (!decision.admitted()) {
            throw Problem.of(ProblemCode.REQUESTS_OF_GUESTS.with(), decision.resetSeconds());
        }
    }

    private void limitAccount(Account account) {
        if (account.superuser()) {
            return;
        }
        RateLimiter.Decision decision = accountLimiterOf(account).take(account.id(), ACCOUNT_REQUESTS_PER_MINUTE);
        if (!decision.admitted()) {
            throw Problem.of(
                    ProblemCode.REQUESTS_ABOUT_ACCOUNTS.with("limit", ACCOUNT_REQUESTS_PER_MINUTE),
                    decision.resetSeconds());
        }
    }

    private Problem away(Request request) {
        writeDefaultPolicy(request);
        return Problem.of(ProblemCode.DATABASE_UNREACHABLE.with(), 1);
    }

    /**
     * The one token or key that was shown. Generated clients send what they have by both headers, which is one as long as it is the
     * same; of two that differ somebody before us may have read the other.
     */
    private String credential(Request request) {
        List<String> headers = request.headers("Authorization");
        List<String> keys = request.headers(KEY_HEADER);
        if (keys.isEmpty()) {
            if (headers.size() != 1 || !headers.get(0).regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
                throw unauthorized(request);
            }
            return headers.get(0).substring(SCHEME.length());
        }
        if (headers.isEmpty()) {
            if (keys.size() != 1 || !KeyText.isMeant(keys.get(0))) {
                throw unauthorized(request);
            }
            return keys.get(0);
        }
        boolean isSame = keys.size() == 1
                && headers.size() == 1
                && headers.get(0).regionMatches(true, 0, SCHEME, 0, SCHEME.length())
                && headers.get(0).substring(SCHEME.length()).equals(keys.get(0));
        if (!isSame) {
            writeDefaultPolicy(request);
            throw Problem.of(ProblemCode.CREDENTIAL_SENT_TWICE.with());
        }
        return keys.get(0);
    }

    /** Who shows it, as far as that is remembered; 401 when it cannot hold whatever the database has. */
    private Optional<Principal> known(Request request, String credential) {
        if (!KeyText.isMeant(credential)) {
            Claims claims = token(request, credential);
            if (claims.type() == Claims.Type.GUEST) {
                requireNotEnded(request, claims);
                return guests.isKnownToLive(claims) ? Optional.of(guest(request, claims)) : Optional.empty();
            }
            Optional<Account> account = memory.known(claims);
            if (account.isEmpty()) {
                requireNotEnded(request, claims);
                return Optional.empty();
            }
            return Optional.of(new Principal(account.get(), claims));
        }
        KeyHash hash = hash(request, credential);
        if (memory.isUnknown(hash)) {
            throw unauthorized(request);
        }
        Optional<Principal> known = memory.known(hash);
        // After each change of its owner a key in use is read anew.
        if (known.isEmpty() && !memory.wasFound(hash) && guesses.areTooMany(request.clientAddress())) {
            throw tooManyGuesses(request);
        }
        return known;
    }

    /** Who shows it, from the database. */
    private Optional<Principal> load(Request request, String credential) {
        if (!KeyText.isMeant(credential)) {
            Claims claims = token(request, credential);
            requireNotEnded(request, claims);
            if (claims.type() == Claims.Type.GUEST) {
                return guests.lives(claims) ? Optional.of(guest(request, claims)) : Optional.empty();
            }
            return memory.load(claims).map(account -> new Principal(account, claims));
        }
        KeyHash hash = hash(request, credential);
        if (memory.wasFound(hash)) {
            return memory.load(hash);
        }
        if (!guesses.begin(request.clientAddress())) {
            throw tooManyGuesses(request);
        }
        Optional<Principal> found = memory.load(hash);
        if (found.isPresent()) {
            guesses.wasRight(request.clientAddress());
        }
        return found;
    }

    private static Principal guest(Request request, Claims claims) {
        return new Principal(Account.guest(request.clientAddress()), claims);
    }

    private KeyHash hash(Request request, String key) {
        return KeyText.hash(key).orElseThrow(() -> unauthorized(request));
    }

    private Problem tooManyGuesses(Request request) {
        writeDefaultPolicy(request);
        return Problem.of(ProblemCode.KEYS_GUESSED.with(), KeyGuesses.WINDOW_SECONDS);
    }

    private Claims token(Request request, String token) {
        return tokens.verify(token, FOR_REQUESTS).orElseThrow(() -> unauthorized(request));
    }

    /** Of a session or a guest not known to live; a session that is cannot be among those that ended. */
    private void requireNotEnded(Request request, Claims claims) {
        if (claims.type() == Claims.Type.GUEST ? guests.hasEnded(claims) : memory.hasEnded(claims)) {
            throw unauthorized(request);
        }
    }

    private void check(Request request, Principal caller) {
        Account account = caller.account();
        if (!account.active() || !caller.isCurrent(clock)) {
            throw unauthorized(request);
        }
        request.recognisedAs(caller);
        if (caller.isGuest() && !request.route().operation().isOpenToGuests()) {
            if (request.route().access() == Access.TIER) {
                writePolicy(request, memory.tierOf(account));
            }
            throw guestRefused();
        }
        caller.keyRefusal(request).ifPresent(reason -> {
            if (request.route().access() == Access.TIER) {
                writePolicy(request, memory.tierOf(account));
            }
            throw Problem.of(reason);
        });
        if (request.route().access() == Access.SUPERUSER && !account.superuser()) {
            throw Problem.of(ProblemCode.SUPERUSER_ONLY.with());
        }
    }

    /** How many requests a minute the caller has here; empty: any number. */
    private Optional<Integer> tierLimit(Request request, Account account) {
        return tierLimit(
                request, account, request.route().operation().tierName().orElseThrow());
    }

    private Optional<Integer> tierLimit(Request request, Account account, String tierName) {
        if (account.superuser()) {
            return Optional.empty();
        }
        Tier tier = memory.tierOf(account)
                .filter(found -> found.allows(tierName))
                .orElseThrow(() -> {
                    writePolicy(request, memory.tierOf(account));
                    return account.isGuest() ? guestRefused() : Problem.of(ProblemCode.TIER_LACKS_ENDPOINT.with());
                });
        return tier.requestsPerMinute().isPresent()
                ? Optional.of(tier.requestsPerMinute().getAsInt())
                : Optional.empty();
    }

    private static void enforce(Request request, RateLimiter.Decision decision) {
        RateLimitHeaders.write(decision, request::answerWith);
        if (!decision.admitted()) {
            throw Problem.of(ProblemCode.REQUESTS_OF_TIER.with("limit", decision.limit()), decision.resetSeconds());
        }
    }

    /** What a guest is told who asks for something else. */
    static Problem guestRefused() {
        return Problem.of(ProblemCode.GUEST_REFUSED.with());
    }

    /** One answer for every way in which a token or a key can fail. */
    private Problem unauthorized(Request request) {
        writeDefaultPolicy(request);
        return Problem.of(ProblemCode.CREDENTIAL_REQUIRED.with());
    }

    private void writeDefaultPolicy(Request request) {
        if (request.route().access() == Access.TIER) {
            writePolicy(request, memory.defaultTier());
        }
    }

    private static void writePolicy(Request request, Optional<Tier> tier) {
        tier.ifPresent(found -> found.requestsPerMinute()
                .ifPresentOrElse(
                        limit -> RateLimitHeaders.writeUncounted(limit, request::answerWith),
                        () -> RateLimitHeaders.writeUnlimited(request::answerWith)));
    }
}
