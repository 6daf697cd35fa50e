package org.nirayana.service.people;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.nirayana.api.calculation.CivilBirth;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.operation.KeptBirth;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.service.auth.AccountPrices;
import org.nirayana.service.auth.RandomIds;
import org.nirayana.service.json.JsonValues;
import org.nirayana.service.privacy.PersonalData;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.ExpectedVersion;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.NotFoundException;
import org.nirayana.service.storage.Page;
import org.nirayana.service.storage.Parts;
import org.nirayana.service.storage.QuotaReachedException;
import org.nirayana.service.storage.Sql;
import org.nirayana.service.storage.Words;
import org.nirayana.service.tiers.Tiers;

/** The people that users keep, in the database; each method is about those of one user and knows no others. */
public final class People implements PersonalData {
    private static final String COLUMNS =
            "SELECT id, person_id, name, birth_local, certainty, place, lat, lon, tz, time_scale, calendar, birth_instant,"
                    + " birth_order, sex, notes, tags, conventions, favourite, created_at, updated_at, version FROM people";

    private static final String FOUND_BY_WORD =
            " IN (SELECT person FROM people_words WHERE user_id = ? AND word >= ? AND word < ?)";

    private static final String FOUND_BY_TAG = " IN (SELECT person FROM people_tags WHERE user_id = ? AND tag_key = ?)";

    /** By the first of several lists rows are looked up. */
    private static final String IN_FIRST = " AND id";

    /**
     * The others are only asked whether they hold a row: SQLite would take two for a look-up by {@code id} and by {@code rowid}, and try
     * each of one list with each of the other.
     */
    private static final String IN_FURTHER = " AND +id";

    /** What an import has written is nobody's before all of it is there. The ids alone, which every index has. */
    private static final String UNFINISHED =
            "(SELECT p.id FROM people_imports i JOIN people p ON p.import_id = i.id WHERE i.user_id = ?)";

    private static final String MINE = " WHERE user_id = ? AND id NOT IN " + UNFINISHED;

    /** More than anybody can choose from. */
    static final int MAX_TAGS_LISTED = 1_000;

    /** How many are read at once when all are read. */
    private static final int READ_AT_ONCE = 200;

    /** How many rows a statement puts in or looks for. */
    private static final int AT_ONCE = 100;

    /** Rows of people, words and tags in the first part of an import, and the most in any: some hundred people. */
    private static final int ROWS_AT_FIRST = 500;

    private static final int MAX_ROWS = 5_000;

    /** What a list can be sorted by, each in both directions. */
    enum Sort {
        NAME("name_key, birth_order, id"),
        BIRTH("birth_order, id"),
        CREATED("id"),
        UPDATED("updated_at, id");

        private final String columns;

        Sort(String columns) {
            this.columns = columns;
        }

        String order(boolean descending) {
            return descending ? columns.replace(",", " DESC,") + " DESC" : columns;
        }
    }

    /**
     * Which people are wanted.
     *
     * @param sought words, each the beginning of a word of name, place, tags or notes; empty: any
     * @param tag in any case; empty: any
     */
    record Filter(String sought, Optional<String> tag, Optional<Boolean> favourite, Sort sort, boolean descending) {}

    private final Database database;
    private final Clock clock;
    private final String defaultTier;
    private final ImportJournal imports;

    /** The default tier is the one whose limits apply to a user with no tier. */
    public People(Database database, Clock clock, String defaultTier) {
        this.database = database;
        this.clock = clock;
        this.defaultTier = Tiers.key(defaultTier);
        this.imports = new ImportJournal(database, clock, this::count);
    }

    Page<Person> page(long userId, Page.Requested requested, Filter filter) {
        StringBuilder query = new StringBuilder(COLUMNS).append(MINE);
        List<Object> values = new ArrayList<>(List.of(userId, userId));
        // The text of an index that holds only some rows, so that the databases know to use it.
        filter.favourite().ifPresent(is -> query.append(" AND favourite = ").append(is ? "TRUE" : "FALSE"));
        if (filter.tag().isPresent()) {
            query.append(IN_FIRST).append(FOUND_BY_TAG);
            values.addAll(List.of(userId, Words.key(filter.tag().get())));
        }
        if (!filter.sought().isEmpty()) {
            Set<String> words = PersonWords.sought(filter.sought());
            if (words.isEmpty()) {
                return new Page<>(List.of(), 0, requested);
            }
            boolean first = filter.tag().isEmpty();
            for (String word : words) {
                query.append(first ? IN_FIRST : IN_FURTHER).append(FOUND_BY_WORD);
                first = false;
                values.addAll(List.of(userId, word, Words.end(word)));
            }
        }
        return Page.read(
                database,
                query.toString(),
                filter.sort().order(filter.descending()),
                People::person,
                requested,
                values.toArray());
    }

    /** The tags that are used, the most used first. */
    List<TagView> tags(long userId) {
        return database.read(c -> Sql.all(
                c,
                "SELECT MIN(tag), COUNT(*) FROM people_tags WHERE user_id = ? AND person NOT IN " + UNFINISHED
                        + " GROUP BY tag_key ORDER BY COUNT(*) DESC, tag_key LIMIT " + MAX_TAGS_LISTED,
                row -> new TagView(row.getString(1), row.getLong(2)),
                userId,
                userId));
    }

    Person existing(long userId, String personId) {
        return database.read(c -> existing(c, userId, personId));
    }

    /** The birth of somebody whom the user keeps; empty where nobody is kept under the id. */
    public Optional<KeptBirth> birth(long userId, String personId) {
        if (!personId.matches(PersonRules.PERSON_ID)) {
            return Optional.empty();
        }
        return database.read(c -> kept(c, userId, personId))
                .map(person -> person.details().birth())
                .map(birth ->
                        new KeptBirth(birth.instant(), birth.day(), birth.latitude(), birth.longitude(), birth.zone()));
    }

    private static Person existing(Connection connection, long userId, String personId) throws SQLException {
        return kept(connection, userId, requireId(personId)).orElseThrow(People::nobody);
    }

    private static Optional<Person> kept(Connection connection, long userId, String personId) throws SQLException {
        return Sql.one(connection, COLUMNS + MINE + " AND person_id = ?", People::person, userId, userId, personId);
    }

    /** Only what can be an id is looked for: PostgreSQL refuses even to compare with a NUL. */
    private static String requireId(String personId) {
        if (!personId.matches(PersonRules.PERSON_ID)) {
            throw nobody();
        }
        return personId;
    }

    /** The same for whom nobody keeps and for whom somebody else keeps. */
    private static NotFoundException nobody() {
        return new NotFoundException(ProblemCode.NO_SUCH_PERSON.with());
    }

    Person create(long userId, PersonDetails details) {
        return database.write(c -> {
            count(c, userId, 1);
            try (Inserts inserts = new Inserts(c, userId, Micros.now(clock), OptionalLong.empty())) {
                return existing(c, userId, inserts.add(List.of(details)).get(0));
            }
        });
    }

    /** One of several people to be made, and what became of it: an id, or nothing where the same person is kept already. */
    record Made(PersonDetails details, Optional<String> personId) {}

    /**
     * Makes all of them, or none when they are too many or anything fails; whoever is kept already is not made again. They differ
     * among each other. They are written in parts, so that nobody else waits long; all of them can be seen from the end on.
     *
     * @param goesOn asked before each part; when it throws, none is made
     */
    List<Made> createAll(long userId, List<PersonDetails> several, Runnable goesOn) {
        // The journal first: of two imports of one file at once the second finds what the first made, or is refused.
        try (ImportJournal.Running running = imports.begin(userId)) {
            List<Boolean> kept = areKept(userId, several);
            List<PersonDetails> fresh = new ArrayList<>();
            for (int i = 0; i < several.size(); i++) {
                if (!kept.get(i)) {
                    fresh.add(several.get(i));
                }
            }
            running.reserve(fresh.size());
            Iterator<String> ids = write(running, userId, fresh, goesOn).iterator();
            running.finish();
            List<Made> made = new ArrayList<>();
            for (int i = 0; i < several.size(); i++) {
                made.add(new Made(several.get(i), kept.get(i) ? Optional.empty() : Optional.of(ids.next())));
            }
            return made;
        }
    }

    /** Writes people as parts of an import, and returns their ids in addresses. */
    private List<String> write(ImportJournal.Running running, long userId, List<PersonDetails> fresh, Runnable goesOn) {
        List<String> ids = new ArrayList<>();
        Parts parts = new Parts(ROWS_AT_FIRST, MAX_ROWS);
        long now = Micros.now(clock);
        while (ids.size() < fresh.size()) {
            goesOn.run();
            List<PersonDetails> part = part(fresh, ids.size(), parts.size());
            ids.addAll(parts.write(database, c -> {
                running.proceed(c);
                List<String> written = new ArrayList<>();
                try (Inserts inserts = new Inserts(c, userId, now, OptionalLong.of(running.id()))) {
                    for (List<PersonDetails> some : chunks(part)) {
                        written.addAll(inserts.add(some));
                    }
                }
                return written;
            }));
        }
        return ids;
    }

    /** The next people, with together no more than so many rows of all tables, but one of them at least. */
    private static List<PersonDetails> part(List<PersonDetails> people, int from, int rows) {
        int to = from;
        int counted = 0;
        do {
            counted += 1
                    + PersonWords.of(people.get(to)).size()
                    + people.get(to).tags().size();
            to++;
        } while (to < people.size() && counted < rows);
        return people.subList(from, to);
    }

    /** Removes what is left of imports that never ended, so that nobody ever saw it. */
    public void removeUnfinished() {
        imports.removeDead();
    }

    /** Who of several people is kept already. */
    List<Boolean> areKept(long userId, List<PersonDetails> several) {
        return database.read(c -> {
            List<Boolean> kept = new ArrayList<>();
            for (List<PersonDetails> some : chunks(several)) {
                kept.addAll(areKept(c, userId, some));
            }
            return kept;
        });
    }

    private static List<List<PersonDetails>> chunks(List<PersonDetails> several) {
        List<List<PersonDetails>> chunks = new ArrayList<>();
        for (int from = 0; from < several.size(); from += AT_ONCE) {
            chunks.add(several.subList(from, Math.min(several.size(), from + AT_ONCE)));
        }
        return chunks;
    }

    private static List<Boolean> areKept(Connection connection, long userId, List<PersonDetails> some)
            throws SQLException {
        List<Object> values = new ArrayList<>(List.of(userId, userId));
        some.forEach(details -> values.add(Words.key(details.name())));
        some.forEach(details -> values.add(details.birth().order()));
        List<Person> alike = Sql.all(
                connection,
                COLUMNS + MINE + " AND name_key IN (" + marks(some.size()) + ") AND birth_order IN ("
                        + marks(some.size()) + ")",
                People::person,
                values.toArray());
        return some.stream()
                .map(details ->
                        alike.stream().anyMatch(person -> person.details().isSamePerson(details)))
                .toList();
    }

    private static String marks(int count) {
        return String.join(", ", Collections.nCopies(count, "?"));
    }

    /** How many more the user may keep; empty: any number. */
    OptionalLong room(long userId) {
        return database.read(c -> {
            OptionalLong quota = quota(c, userId);
            return quota.isPresent()
                    ? OptionalLong.of(Math.max(0, quota.getAsLong() - kept(c, userId)))
                    : OptionalLong.empty();
        });
    }

    /** How many somebody keeps; asked of a count, however many there are. */
    long kept(long userId) {
        return database.read(c -> kept(c, userId));
    }

    private static long kept(Connection connection, long userId) throws SQLException {
        return Sql.one(connection, "SELECT people FROM people_counts WHERE user_id = ?", row -> row.getLong(1), userId)
                .orElse(0L);
    }

    private OptionalLong quota(Connection connection, long userId) throws SQLException {
        return Sql.one(
                        connection,
                        "SELECT t.max_people FROM users u JOIN tiers t ON t.id = u.tier_id"
                                + " OR (u.tier_id IS NULL AND t.name_key = ?) WHERE u.id = ? AND u.is_superuser = FALSE",
                        row -> Sql.optionalNumber(row, 1),
                        defaultTier,
                        userId)
                .orElse(OptionalLong.empty());
    }

    /** Counts more people, or fewer; the row stays locked to the end of the transaction. */
    private void count(Connection connection, long userId, int more) throws SQLException {
        Sql.change(
                connection,
                "INSERT INTO people_counts (user_id, people) VALUES (?, ?)"
                        + " ON CONFLICT (user_id) DO UPDATE SET people = people_counts.people + excluded.people",
                userId,
                more);
        OptionalLong quota = quota(connection, userId);
        if (more > 0 && quota.isPresent() && kept(connection, userId) > quota.getAsLong()) {
            throw new QuotaReachedException(
                    ProblemCode.PEOPLE_FULL.with("max", quota.getAsLong(), "count", kept(connection, userId)));
        }
    }

    /** Changes somebody and returns what is kept now. */
    Person change(long userId, String personId, UnaryOperator<PersonDetails> change, ExpectedVersion expected) {
        return database.write(c -> {
            // Locks the row, so that of two changes at once the second sees what the first made.
            Sql.change(
                    c,
                    "UPDATE people SET version = version + 1 WHERE person_id = ? AND user_id = ?",
                    requireId(personId),
                    userId);
            Person old = existing(c, userId, personId);
            expected.require(personId, old.version() - 1);
            PersonDetails details = change.apply(old.details());
            List<Object> values = new ArrayList<>(columns(details));
            values.addAll(List.of(Micros.now(clock), old.id()));
            Sql.change(
                    c,
                    "UPDATE people SET name = ?, name_key = ?, birth_local = ?, certainty = ?, place = ?, lat = ?, lon = ?,"
                            + " tz = ?, time_scale = CAST(? AS TEXT), calendar = CAST(? AS TEXT),"
                            + " birth_instant = CAST(? AS TEXT), birth_order = ?, sex = CAST(? AS TEXT), notes = ?, tags = ?,"
                            + " conventions = ?, favourite = ?, updated_at = ? WHERE id = ?",
                    values.toArray());
            Sql.change(c, "DELETE FROM people_words WHERE person = ?", old.id());
            Sql.change(c, "DELETE FROM people_tags WHERE person = ?", old.id());
            try (Inserts inserts = new Inserts(c, userId, 0, OptionalLong.empty())) {
                inserts.index(old.id(), details);
                inserts.finish();
            }
            return existing(c, userId, personId);
        });
    }

    void delete(long userId, String personId, ExpectedVersion expected) {
        database.write(c -> {
            // First the lock that those who make people take first, so that no two wait for each other.
            count(c, userId, -1);
            Person old = existing(c, userId, personId);
            expected.require(personId, old.version());
            return Sql.change(c, "DELETE FROM people WHERE id = ?", old.id());
        });
    }

    /** How far a file of all goes: to the person who was made last when it began, without the import under way then. */
    private record Extent(long lastId, long unfinishedImport) {}

    private Extent extent(long userId) {
        return database.read(c -> Sql.one(
                        c,
                        "SELECT MAX(id), (SELECT MAX(id) FROM people_imports WHERE user_id = ?) FROM people"
                                + " WHERE user_id = ?",
                        row -> new Extent(row.getLong(1), row.getLong(2)),
                        userId,
                        userId)
                .orElseThrow());
    }

    /**
     * Everybody that a user keeps, in the order of the making, read some at a time. Whom an import makes meanwhile is left out, or
     * a part of them would be there.
     */
    Iterator<Person> all(long userId) {
        return new Iterator<>() {
            private Iterator<Person> some = List.<Person>of().iterator();
            private Extent extent;
            private long after;
            private boolean ended;

            @Override
            public boolean hasNext() {
                if (!some.hasNext() && !ended) {
                    extent = extent == null ? extent(userId) : extent;
                    long from = after;
                    List<Person> read = database.read(c -> Sql.all(
                            c,
                            COLUMNS + " WHERE user_id = ? AND id > ? AND id <= ? AND COALESCE(import_id, -1) <> ?"
                                    + " ORDER BY id LIMIT " + READ_AT_ONCE,
                            People::person,
                            userId,
                            from,
                            extent.lastId(),
                            extent.unfinishedImport()));
                    ended = read.size() < READ_AT_ONCE;
                    after = read.isEmpty() ? after : read.get(read.size() - 1).id();
                    some = read.iterator();
                }
                return some.hasNext();
            }

            @Override
            public Person next() {
                if (!hasNext()) {
                    throw new NoSuchElementException("there is nobody else");
                }
                return some.next();
            }
        };
    }

    @Override
    public String section() {
        return "people";
    }

    @Override
    public Schema schema() {
        return Schema.listOf(PersonView.class);
    }

    @Override
    public int priceOf(long userId) {
        return AccountPrices.exported(kept(userId));
    }

    @Override
    public Held heldAbout(long userId) {
        Iterator<Person> all = all(userId);
        return Held.many(new Iterator<PersonView>() {
            @Override
            public boolean hasNext() {
                return all.hasNext();
            }

            @Override
            public PersonView next() {
                return PersonView.of(all.next());
            }
        });
    }

    /** Puts people in, with what they are found by, many rows at a time. */
    private static final class Inserts implements AutoCloseable {
        private final Connection connection;
        private final long userId;
        private final long now;
        private final Long importId;
        private final Rows people;
        private final Rows words;
        private final Rows tags;

        /** @param importId the import that they are a part of */
        Inserts(Connection connection, long userId, long now, OptionalLong importId) {
            this.connection = connection;
            this.userId = userId;
            this.now = now;
            this.importId = importId.isPresent() ? importId.getAsLong() : null;
            this.people = new Rows(
                    connection,
                    "INSERT INTO people (name, name_key, birth_local, certainty, place, lat, lon, tz, time_scale, calendar,"
                            + " birth_instant, birth_order, sex, notes, tags, conventions, favourite, updated_at, person_id,"
                            + " user_id, created_at, import_id) VALUES ",
                    "(?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), ?, CAST(? AS TEXT), ?, ?, ?, ?,"
                            + " ?, ?, ?, ?, CAST(? AS BIGINT))",
                    22);
            this.words =
                    new Rows(connection, "INSERT INTO people_words (user_id, word, person) VALUES ", "(?, ?, ?)", 3);
            this.tags = new Rows(
                    connection, "INSERT INTO people_tags (user_id, tag_key, person, tag) VALUES ", "(?, ?, ?, ?)", 4);
        }

        /** Puts some people in, few enough for one statement, and returns their ids in addresses. */
        List<String> add(List<PersonDetails> some) throws SQLException {
            if (some.isEmpty()) {
                return List.of();
            }
            Map<String, PersonDetails> byId = new LinkedHashMap<>();
            for (PersonDetails details : some) {
                String personId = RandomIds.next();
                byId.put(personId, details);
                List<Object> values = new ArrayList<>(columns(details));
                values.addAll(Arrays.asList(now, personId, userId, now, importId));
                people.add(values);
            }
            people.finish();
            Map<String, Long> numbers = new HashMap<>();
            Sql.all(
                    connection,
                    "SELECT person_id, id FROM people WHERE person_id IN (" + marks(some.size()) + ")",
                    row -> numbers.put(row.getString(1), row.getLong(2)),
                    byId.keySet().toArray());
            for (Map.Entry<String, PersonDetails> one : byId.entrySet()) {
                index(numbers.get(one.getKey()), one.getValue());
            }
            finish();
            return List.copyOf(byId.keySet());
        }

        void index(long person, PersonDetails details) throws SQLException {
            for (String word : PersonWords.of(details)) {
                words.add(List.of(userId, word, person));
            }
            for (String tag : details.tags()) {
                tags.add(List.of(userId, Words.key(tag), person, tag));
            }
        }

        void finish() throws SQLException {
            words.finish();
            tags.finish();
        }

        @Override
        public void close() throws SQLException {
            people.close();
            words.close();
            tags.close();
        }
    }

    /** Rows of one table that are put in by one statement for a hundred of them: each statement costs more than a row. */
    private static final class Rows implements AutoCloseable {
        private final Connection connection;
        private final String insert;
        private final String row;
        private final int columns;
        private final List<Object> waiting = new ArrayList<>();
        private PreparedStatement full;

        Rows(Connection connection, String insert, String row, int columns) {
            this.connection = connection;
            this.insert = insert;
            this.row = row;
            this.columns = columns;
        }

        void add(List<Object> values) throws SQLException {
            waiting.addAll(values);
            if (waiting.size() == AT_ONCE * columns) {
                full = full == null ? prepare(AT_ONCE) : full;
                run(full);
            }
        }

        void finish() throws SQLException {
            if (!waiting.isEmpty()) {
                try (PreparedStatement rest = prepare(waiting.size() / columns)) {
                    run(rest);
                }
            }
        }

        private PreparedStatement prepare(int rows) throws SQLException {
            return connection.prepareStatement(insert + String.join(", ", Collections.nCopies(rows, row)));
        }

        private void run(PreparedStatement statement) throws SQLException {
            for (int i = 0; i < waiting.size(); i++) {
                statement.setObject(i + 1, waiting.get(i));
            }
            statement.executeUpdate();
            waiting.clear();
        }

        @Override
        public void close() throws SQLException {
            if (full != null) {
                full.close();
            }
        }
    }

    /** The values of the columns from name to favourite. */
    private static List<Object> columns(PersonDetails details) {
        CivilBirth birth = details.birth();
        List<Object> values = new ArrayList<>();
        values.add(details.name());
        values.add(Words.key(details.name()));
        values.add(birth.local());
        values.add(PersonRules.id(details.certainty()));
        values.add(details.place());
        values.add(birth.latitude());
        values.add(birth.longitude());
        values.add(birth.zone());
        values.add(birth.timeScale().orElse(null));
        values.add(birth.calendar().orElse(null));
        values.add(birth.instant().map(Instant::toString).orElse(null));
        values.add(birth.order());
        values.add(details.sex().map(PersonRules::id).orElse(null));
        values.add(details.notes());
        values.add(new String(JsonWriter.toJson(details.tags()), StandardCharsets.UTF_8));
        values.add(new String(JsonWriter.toJson(details.conventions()), StandardCharsets.UTF_8));
        values.add(details.favourite());
        return values;
    }

    private static Person person(ResultSet row) throws SQLException {
        CivilBirth birth = new CivilBirth(
                row.getString(4),
                row.getDouble(7),
                row.getDouble(8),
                row.getString(9),
                Optional.ofNullable(row.getString(10)),
                Optional.ofNullable(row.getString(11)),
                Optional.ofNullable(row.getString(12)).map(Instant::parse),
                row.getLong(13));
        List<String> tags = new ArrayList<>();
        ((List<?>) json(row.getString(16))).forEach(tag -> tags.add((String) tag));
        Map<String, String> conventions = new LinkedHashMap<>();
        ((Map<?, ?>) json(row.getString(17))).forEach((name, value) -> conventions.put((String) name, (String) value));
        PersonDetails details = new PersonDetails(
                row.getString(3),
                birth,
                PersonRules.constant(PersonDetails.Certainty.values(), row.getString(5))
                        .orElseThrow(),
                row.getString(6),
                PersonRules.constant(PersonDetails.Sex.values(), row.getString(14)),
                row.getString(15),
                List.copyOf(tags),
                row.getBoolean(18),
                conventions);
        return new Person(
                row.getLong(1),
                row.getString(2),
                details,
                Micros.instant(row.getLong(19)),
                Micros.instant(row.getLong(20)),
                row.getLong(21));
    }

    private static Object json(String text) {
        try {
            return JsonValues.readTrusted(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
