package org.nirayana.service.tiers;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.log.Log;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.ConflictException;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.ExpectedVersion;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.NotFoundException;
import org.nirayana.service.storage.Page;
import org.nirayana.service.storage.Sql;

/** The tiers in the database. */
public final class Tiers {
    private static final String COLUMNS =
            "SELECT id, name, requests_per_minute, endpoints, created_at, version, max_people FROM tiers";

    /** What a network of guests may ask in a minute at first: enough to look around, a fifth of what users have. */
    static final int GUEST_REQUESTS = 120;

    /** What guests may call at first: what the pages of the chart, the panchanga and the dashas ask for. */
    static final List<String> GUEST_ENDPOINTS = List.of(
            "ascendant",
            "chart",
            "dashas",
            "horoscope",
            "houses",
            "kattams",
            "local-time",
            "lunar-nodes",
            "panchanga",
            "places",
            "planets",
            "sensitivity",
            "sunrise-sunset",
            "vargas");

    private static final Log LOG = Log.named("tiers");

    /**
     * What a change of a tier asks for.
     *
     * @param limit empty: as it was; holding an empty value: unlimited
     * @param maxPeople likewise
     */
    record Patch(
            Optional<String> name,
            Optional<OptionalInt> limit,
            Optional<OptionalInt> maxPeople,
            Optional<List<String>> endpoints) {}

    private final Database database;
    private final ChangeLog changeLog;
    private final String defaultTier;
    private final boolean hasGuests;

    /**
     * The tiers.
     *
     * @param defaultTier the one whose limits apply to a user with no tier
     * @param hasGuests whether guests are let in, so that their tier must stay
     */
    public Tiers(Database database, ChangeLog changeLog, String defaultTier, boolean hasGuests) {
        this.database = database;
        this.changeLog = changeLog;
        this.defaultTier = key(defaultTier);
        this.hasGuests = hasGuests;
    }

    /** Makes the tier of guests where there is none; one that a superuser made or changed stays as it is. */
    public void prepareForGuests() {
        if (find(Tier.GUEST).isPresent()) {
            return;
        }
        try {
            create(Tier.GUEST, OptionalInt.of(GUEST_REQUESTS), OptionalInt.of(0), GUEST_ENDPOINTS);
        } catch (ConflictException taken) {
            // Another instance that starts at the same time has made it.
            LOG.info("the tier of guests was made elsewhere", Map.of());
        }
    }

    /** Every tier; there are few. */
    public static List<Tier> all(Connection connection) throws SQLException {
        return Sql.all(connection, COLUMNS + " ORDER BY id", Tiers::tier);
    }

    /** Every tier by its id. */
    public Map<Long, Tier> byId() {
        return database.read(Tiers::all).stream().collect(Collectors.toMap(Tier::id, Function.identity()));
    }

    public Optional<Tier> find(long id) {
        return database.read(c -> Sql.one(c, COLUMNS + " WHERE id = ?", Tiers::tier, id));
    }

    /** The tier of this name, without regard to case. */
    public Optional<Tier> find(String name) {
        return database.read(c -> find(c, name));
    }

    private static Optional<Tier> find(Connection connection, String name) throws SQLException {
        // A NUL cannot be stored, and PostgreSQL refuses even to compare with it.
        return name.indexOf('\0') >= 0
                ? Optional.empty()
                : Sql.one(connection, COLUMNS + " WHERE name_key = ?", Tiers::tier, key(name));
    }

    Page<Tier> page(Page.Requested requested) {
        return Page.read(database, COLUMNS, Tiers::tier, requested);
    }

    Tier create(String name, OptionalInt limit, OptionalInt maxPeople, List<String> endpoints) {
        return changeLog.write(entry -> {
            Connection c = entry.connection();
            refuseTaken(c, name);
            Sql.change(
                    c,
                    "INSERT INTO tiers (name, name_key, requests_per_minute, max_people, endpoints, created_at)"
                            + " VALUES (?, ?, CAST(? AS INTEGER), CAST(? AS INTEGER), ?, ?)",
                    name,
                    key(name),
                    boxed(limit),
                    boxed(maxPeople),
                    String.join(" ", endpoints),
                    entry.now());
            Tier tier = find(c, name).orElseThrow();
            entry.tierChanged(tier.id());
            return tier;
        });
    }

    /** Changes a tier and tells its new version. */
    Tier change(String name, Patch patch, ExpectedVersion expected) {
        return changeLog.write(entry -> {
            Connection c = entry.connection();
            Tier old = existing(c, name);
            expected.require(old.id(), old.version());
            String newName = patch.name().orElse(old.name());
            if (!key(newName).equals(key(old.name()))) {
                refuseNeeded(old, ProblemCode.TIER_NEEDED_CHANGED, ProblemCode.TIER_OF_GUESTS_CHANGED);
                refuseTaken(c, newName);
            }
            Sql.change(
                    c,
                    "UPDATE tiers SET name = ?, name_key = ?, requests_per_minute = CAST(? AS INTEGER),"
                            + " max_people = CAST(? AS INTEGER), endpoints = ?, version = version + 1 WHERE id = ?",
                    newName,
                    key(newName),
                    boxed(patch.limit().orElse(old.requestsPerMinute())),
                    boxed(patch.maxPeople().orElse(old.maxPeople())),
                    String.join(" ", patch.endpoints().orElse(old.endpoints())),
                    old.id());
            entry.tierChanged(old.id());
            return find(c, newName).orElseThrow();
        });
    }

    void delete(String name, ExpectedVersion expected) {
        changeLog.write(entry -> {
            Connection c = entry.connection();
            Tier tier = existing(c, name);
            expected.require(tier.id(), tier.version());
            refuseNeeded(tier, ProblemCode.TIER_NEEDED_DELETED, ProblemCode.TIER_OF_GUESTS_DELETED);
            if (Sql.number(c, "SELECT COUNT(*) FROM users WHERE tier_id = ?", tier.id()) > 0) {
                throw new ConflictException(ProblemCode.TIER_IN_USE.with());
            }
            Sql.change(c, "DELETE FROM tiers WHERE id = ?", tier.id());
            entry.tierChanged(tier.id());
            return null;
        });
    }

    private void refuseNeeded(Tier tier, ProblemCode standard, ProblemCode guests) {
        if (key(tier.name()).equals(defaultTier)) {
            throw new ConflictException(standard.with());
        }
        if (hasGuests && key(tier.name()).equals(Tier.GUEST)) {
            throw new ConflictException(guests.with());
        }
    }

    private static Tier existing(Connection connection, String name) throws SQLException {
        return find(connection, name).orElseThrow(() -> new NotFoundException(ProblemCode.NO_SUCH_TIER.with()));
    }

    private static void refuseTaken(Connection connection, String name) throws SQLException {
        if (find(connection, name).isPresent()) {
            throw new ConflictException(ProblemCode.TIER_TAKEN.with());
        }
    }

    /** Names are compared without regard to case. */
    public static String key(String name) {
        return LowerCase.of(name);
    }

    private static Integer boxed(OptionalInt number) {
        return number.isPresent() ? number.getAsInt() : null;
    }

    private static Tier tier(ResultSet row) throws SQLException {
        return new Tier(
                row.getLong(1),
                row.getString(2),
                limit(row, 3),
                limit(row, 7),
                List.of(row.getString(4).split(" ", -1)),
                Micros.instant(row.getLong(5)),
                row.getLong(6));
    }

    private static OptionalInt limit(ResultSet row, int column) throws SQLException {
        OptionalLong limit = Sql.optionalNumber(row, column);
        return limit.isPresent() ? OptionalInt.of(Math.toIntExact(limit.getAsLong())) : OptionalInt.empty();
    }
}
