package org.nirayana.service.shares;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.schema.Schema;
import org.nirayana.service.auth.RandomIds;
import org.nirayana.service.auth.SharedLinks;
import org.nirayana.service.auth.SigningKeys;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.log.Log;
import org.nirayana.service.privacy.PersonalData;
import org.nirayana.service.storage.Change;
import org.nirayana.service.storage.ChangeFeed;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.ConflictException;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.DatabaseUnavailable;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.NotFoundException;
import org.nirayana.service.storage.Page;
import org.nirayana.service.storage.Sql;

/**
 * The links in the database, and those that were opened lately in memory.
 *
 * <p>Withdrawing one is a change of its maker, which every instance hears of as it hears of the end of a session. How often a link
 * was opened is counted in memory and written down every few seconds: whoever opens it makes the database write nothing.
 */
public final class Shares implements SharedLinks, ChangeFeed.Memory, AutoCloseable {
    /** More than anybody keeps an eye on. */
    static final int MAX_LIVE_PER_USER = 200;

    /** Some thousands of links as people make them; with the longest addresses some hundreds. */
    static final int MAX_REMEMBERED_BYTES = 4 * 1024 * 1024;

    private static final int BYTES_OF_LINK = 900;

    /** What is written by escapes in an address is shorter in memory than here. */
    private static final int BYTES_OF_LETTER = 2;

    /** So many links have views that wait to be written; views of more are not counted. */
    private static final int MAX_OPENED = 20_000;

    private static final int COUNT_SECONDS = 5;

    /** Rows of one transaction: others who write wait for it. */
    private static final int VIEWS_AT_A_TIME = 500;

    private static final Pattern SHAPE = Pattern.compile(SealedTokens.SHAPE);
    private static final Log LOG = Log.named("shares");

    private static final String COLUMNS =
            "SELECT id, share_id, user_id, kind, title, address, token_sealed, created_at,"
                    + " expires_at, withdrawn_at, views FROM shares";

    /** A link and what it answers. */
    private record Opened(Share share, ShareScope scope) implements Grant {
        int bytes() {
            return BYTES_OF_LINK
                    + BYTES_OF_LETTER
                            * (share.address().text().length() + share.title().length());
        }

        @Override
        public long id() {
            return share.id();
        }

        @Override
        public long userId() {
            return share.userId();
        }

        @Override
        public Optional<Reason> objection(Request request) {
            return scope.objection(request.route().operation(), request);
        }
    }

    private final Database database;
    private final ChangeLog changeLog;
    private final SealedTokens tokens;
    private final Clock clock;

    /** By the hash of their tokens. */
    private final Cache<String, Opened> remembered = Caffeine.newBuilder()
            .maximumWeight(MAX_REMEMBERED_BYTES)
            .weigher((String hash, Opened link) -> link.bytes())
            .executor(Runnable::run)
            .build();

    /** Goes up with every change: what was read before one is not remembered after it. */
    private long changes;

    /** How often each was opened since that was last written down. */
    private final Map<Long, Long> opened = new ConcurrentHashMap<>();

    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread made = new Thread(task, "share-views");
        made.setDaemon(true);
        return made;
    });

    public Shares(Database database, ChangeLog changeLog, SigningKeys signing, Clock clock) {
        this.database = database;
        this.changeLog = changeLog;
        this.tokens = new SealedTokens(signing);
        this.clock = clock;
        changeLog.listen(this::apply);
        var unused = thread.scheduleWithFixedDelay(this::count, COUNT_SECONDS, COUNT_SECONDS, TimeUnit.SECONDS);
    }

    // --- For their makers
    // ----------------------------------------------------------------------------------------------

    Share create(long userId, ShareKind kind, String title, PageAddress address, Optional<Instant> expires) {
        String token = RandomIds.token();
        String shareId = RandomIds.next();
        return changeLog.write(entry -> {
            Connection c = entry.connection();
            long live = Sql.number(
                    c,
                    "SELECT COUNT(*) FROM shares WHERE user_id = ? AND withdrawn_at IS NULL"
                            + " AND (expires_at IS NULL OR expires_at > ?)",
                    userId,
                    entry.now());
            if (live >= MAX_LIVE_PER_USER) {
                throw new ConflictException(ProblemCode.LINKS_FULL.with("max", MAX_LIVE_PER_USER));
            }
            Sql.change(
                    c,
                    "INSERT INTO shares (share_id, user_id, kind, title, address, token_hash, token_sealed, created_at,"
                            + " expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS BIGINT))",
                    shareId,
                    userId,
                    kind.id(),
                    title,
                    address.text(),
                    RandomIds.hash(token),
                    tokens.seal(token),
                    entry.now(),
                    expires.map(Micros::of).orElse(null));
            return own(c, userId, shareId).orElseThrow();
        });
    }

    Page<Share> page(long userId, Page.Requested requested) {
        return Page.read(database, COLUMNS + " WHERE user_id = ?", "id DESC", this::share, requested, userId);
    }

    private Optional<Share> own(Connection connection, long userId, String shareId) throws SQLException {
        // A NUL cannot be stored, and PostgreSQL refuses even to compare with it.
        return shareId.indexOf('\0') >= 0
                ? Optional.empty()
                : Sql.one(connection, COLUMNS + " WHERE user_id = ? AND share_id = ?", this::share, userId, shareId);
    }

    /** Withdraws a link; once is for ever. */
    void withdraw(long userId, String shareId) {
        changeLog.write(entry -> {
            Share share = own(entry.connection(), userId, shareId)
                    .orElseThrow(() -> new NotFoundException(ProblemCode.NO_SUCH_LINK_OF_YOURS.with()));
            Sql.change(
                    entry.connection(),
                    "UPDATE shares SET withdrawn_at = ? WHERE id = ? AND withdrawn_at IS NULL",
                    entry.now(),
                    share.id());
            entry.userChanged(userId);
            return null;
        });
    }

    /** The links of a user, for the export of everything; without their secret parts, which open them. */
    public PersonalData personalData() {
        return new PersonalData() {
            @Override
            public String section() {
                return "shares";
            }

            @Override
            public Schema schema() {
                return Schema.listOf(ShareViews.HeldShare.class);
            }

            @Override
            public Held heldAbout(long userId) {
                return Held.one(
                        database
                                .read(c -> Sql.all(
                                        c, COLUMNS + " WHERE user_id = ? ORDER BY id", Shares.this::share, userId))
                                .stream()
                                .map(ShareViews.HeldShare::of)
                                .toList());
            }
        };
    }

    // --- For those who have one
    // ------------------------------------------------------------------------------------------

    @Override
    public Optional<Grant> find(String token) {
        return opened(token).map(Grant.class::cast);
    }

    /** The live link of a token; whether its maker may still enter is not asked here. */
    Optional<Share> live(String token) {
        return opened(token).map(Opened::share);
    }

    /** The title of the live link of a token to a page. */
    public Optional<String> title(String token, ShareRoutes.Makers makers) {
        return live(token)
                .filter(share -> share.kind() != ShareKind.FEED && makers.mayShow(share.userId()))
                .map(Share::title);
    }

    private Optional<Opened> opened(String token) {
        if (!SHAPE.matcher(token).matches()) {
            return Optional.empty();
        }
        String hash = RandomIds.hash(token);
        Opened known = remembered.getIfPresent(hash);
        if (known == null) {
            known = read(hash);
        }
        return Optional.ofNullable(known).filter(found -> found.share().isLive(clock.instant()));
    }

    private Opened read(String hash) {
        long before;
        synchronized (this) {
            before = changes;
        }
        Opened found = database.read(c -> Sql.one(c, COLUMNS + " WHERE token_hash = ?", this::share, hash))
                .map(share -> new Opened(share, ShareScope.of(share.kind(), share.address())))
                .orElse(null);
        synchronized (this) {
            if (found != null && changes == before) {
                remembered.put(hash, found);
            }
        }
        return found;
    }

    /** How many links are remembered. */
    long rememberedLinks() {
        remembered.cleanUp();
        return remembered.estimatedSize();
    }

    /** A link was opened by somebody. */
    void viewed(Share share) {
        if (opened.size() < MAX_OPENED || opened.containsKey(share.id())) {
            opened.merge(share.id(), 1L, Long::sum);
        }
    }

    private void count() {
        try {
            writeViews();
        } catch (DatabaseUnavailable e) {
            LOG.info("views are counted later: the database is away", Map.of());
        } catch (RuntimeException | Error e) {
            LOG.warn("views were not counted", e, Map.of());
        }
    }

    /** Writes down how often links were opened. */
    void writeViews() {
        if (opened.isEmpty()) {
            return;
        }
        List<Map.Entry<Long, Long>> counted = List.copyOf(Map.copyOf(opened).entrySet());
        for (int from = 0; from < counted.size(); from += VIEWS_AT_A_TIME) {
            List<Map.Entry<Long, Long>> some = counted.subList(from, Math.min(counted.size(), from + VIEWS_AT_A_TIME));
            database.write(c -> {
                for (Map.Entry<Long, Long> one : some) {
                    Sql.change(c, "UPDATE shares SET views = views + ? WHERE id = ?", one.getValue(), one.getKey());
                }
                return null;
            });
            some.forEach(one -> opened.computeIfPresent(
                    one.getKey(), (same, now) -> now <= one.getValue() ? null : now - one.getValue()));
        }
    }

    // --- Memory
    // ------------------------------------------------------------------------------------------------------------

    @Override
    public synchronized void reload(Connection connection) {
        changes++;
        remembered.invalidateAll();
    }

    @Override
    public synchronized void apply(List<Change> incoming) {
        for (Change change : incoming) {
            if (change instanceof Change.UserChanged user) {
                changes++;
                remembered.asMap().values().removeIf(one -> one.userId() == user.id());
            }
        }
    }

    private Share share(ResultSet row) throws SQLException {
        OptionalLong expires = Sql.optionalNumber(row, 9);
        OptionalLong withdrawn = Sql.optionalNumber(row, 10);
        return new Share(
                row.getLong(1),
                row.getString(2),
                row.getLong(3),
                ShareKind.of(row.getString(4)).orElseThrow(),
                row.getString(5),
                PageAddress.parse(row.getString(6)).orElseThrow(),
                tokens.open(row.getString(7)),
                Micros.instant(row.getLong(8)),
                instant(expires),
                instant(withdrawn),
                row.getLong(11));
    }

    private static Optional<Instant> instant(OptionalLong micros) {
        return micros.isPresent() ? Optional.of(Micros.instant(micros.getAsLong())) : Optional.empty();
    }

    @Override
    public void close() {
        thread.shutdownNow();
        count();
    }
}
