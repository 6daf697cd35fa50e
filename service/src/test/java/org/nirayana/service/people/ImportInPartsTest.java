package org.nirayana.service.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.api.calculation.CivilBirth;
import org.nirayana.service.config.Config;
import org.nirayana.service.config.Secret;
import org.nirayana.service.storage.ConflictException;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.storage.Dialect;
import org.nirayana.service.storage.ForwardingDatabase;
import org.nirayana.service.storage.Page;
import org.nirayana.service.storage.QuotaReachedException;
import org.nirayana.service.storage.Sql;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;

/** An import is written in short transactions, and yet is kept whole or not at all. */
@Tag("short-writes")
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class ImportInPartsTest {
    private static final long USER = 77;
    private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

    /** Some hundred people with their words, and one person more. */
    private static final int MAX_ROWS = 5_000 + 600;

    @Parameter
    DatabaseKind kind;

    @TempDir
    Path folder;

    private Database plain;
    private Watching database;
    private People people;

    /** Does something after each write, and counts the rows that it changed. */
    private static final class Watching extends ForwardingDatabase {
        private Runnable afterWrite = () -> {};
        private int writes;
        private long mostRows;
        private int fails = Integer.MAX_VALUE;
        private boolean gone;

        Watching(Database database) {
            super(database);
        }

        @Override
        public <T> T write(Work<T> work) {
            T result = super.write(c -> {
                if (gone) {
                    throw new SQLException("this process was killed", "08006");
                }
                long before = changed(c);
                T value = work.run(c);
                mostRows = Math.max(mostRows, changed(c) - before);
                if (++writes == fails) {
                    throw new OutOfMemoryError("in the middle of an import");
                }
                return value;
            });
            afterWrite.run();
            return result;
        }

        /** Rows that SQLite changed on a connection so far, those that go with others too. */
        private long changed(Connection connection) throws SQLException {
            return dialect() == Dialect.SQLITE ? Sql.number(connection, "SELECT total_changes()") : 0;
        }
    }

    @BeforeEach
    void open() {
        Map<String, String> environment = new HashMap<>(kind.environment(Map.of()));
        plain = Databases.open(Config.from(environment).databaseUrl().map(Secret::value), folder);
        plain.write(c -> Sql.change(
                c,
                "INSERT INTO users (id, username, email, email_key, name, password, is_superuser, is_active,"
                        + " is_deleted, created_at) VALUES (?, 'somebody', 'a@b', 'a@b', 'A', 'x', FALSE, TRUE, FALSE, 0)",
                USER));
        database = new Watching(plain);
        people = people(database, NOW);
    }

    @AfterEach
    void close() {
        plain.close();
    }

    private static People people(Database database, Instant now) {
        return new People(database, Clock.fixed(now, ZoneOffset.UTC), "free");
    }

    private static List<PersonDetails> several(int from, int to, int words) {
        return IntStream.range(from, to)
                .mapToObj(i -> new PersonDetails(
                        "Meera " + i,
                        new CivilBirth(
                                "1990-04-01",
                                13.0,
                                80.0,
                                "Asia/Kolkata",
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                i),
                        PersonDetails.Certainty.UNKNOWN,
                        "Chennai",
                        Optional.empty(),
                        String.join(
                                " ",
                                IntStream.range(0, words)
                                        .mapToObj(word -> "w" + i + "x" + word)
                                        .toList()),
                        List.of("family"),
                        false,
                        Map.of()))
                .toList();
    }

    private long rows(String table) {
        return plain.read(c -> Sql.number(c, "SELECT COUNT(*) FROM " + table + " WHERE user_id = ?", USER));
    }

    private static People.Filter filter(String sought, Optional<String> tag) {
        return new People.Filter(sought, tag, Optional.empty(), People.Sort.NAME, false);
    }

    /** How many another process sees, by every way to see people. */
    private List<Long> seen() {
        People other = people(plain, NOW);
        Page.Requested page = new Page.Requested(1, 10);
        List<Person> all = new ArrayList<>();
        other.all(USER).forEachRemaining(all::add);
        return List.of(
                other.page(USER, page, filter("", Optional.empty())).total(),
                other.page(USER, page, filter("meera", Optional.empty())).total(),
                other.page(USER, page, filter("", Optional.of("Family"))).total(),
                other.tags(USER).stream().mapToLong(TagView::count).sum(),
                (long) all.size(),
                other.areKept(USER, several(0, 160, 20)).stream()
                        .filter(kept -> kept)
                        .count());
    }

    private void checkNothingIsLeft() {
        assertThat(seen()).containsOnly(0L);
        for (String table : List.of("people", "people_words", "people_tags", "people_imports")) {
            assertThat(rows(table)).as(table).isZero();
        }
        assertThat(plain.<Long>read(c -> Sql.number(c, "SELECT COALESCE(SUM(people), 0) FROM people_counts")))
                .isZero();
    }

    @Test
    void nobodyIsSeenBeforeAllAre() {
        List<Long> between = new ArrayList<>();
        List<Long> written = new ArrayList<>();
        database.afterWrite = () -> {
            if (rows("people_imports") == 1) {
                between.addAll(seen());
                written.add(rows("people"));
            }
        };
        List<People.Made> made = people.createAll(USER, several(0, 160, 20), ImportInPartsTest::goesOn);
        assertThat(made).hasSize(160).allMatch(one -> one.personId().isPresent());
        // Several parts were there, and none was seen.
        assertThat(written.stream().distinct().filter(count -> count > 0).count())
                .isGreaterThanOrEqualTo(2);
        assertThat(between).containsOnly(0L);
        assertThat(seen()).containsOnly(160L);
        assertThat(people.existing(USER, made.get(159).personId().orElseThrow())
                        .details()
                        .name())
                .isEqualTo("Meera 159");
        assertThat(people.createAll(USER, several(158, 161, 20), ImportInPartsTest::goesOn).stream()
                        .filter(one -> one.personId().isPresent()))
                .hasSize(1);
    }

    /** The first are read before the import ends, the others after it. */
    @Test
    void aFileOfAllHasNoPartOfAnImport() {
        people.createAll(USER, several(0, 210, 0), ImportInPartsTest::goesOn);
        List<Person> read = new ArrayList<>();
        var file = people(plain, NOW).all(USER);
        database.afterWrite = () -> {
            if (rows("people_imports") == 1 && rows("people") > 210 && read.isEmpty()) {
                IntStream.range(0, 200).forEach(i -> read.add(file.next()));
                // Made behind the first part: it is read, and the file would go on behind it.
                people(plain, NOW).create(USER, several(900, 901, 0).get(0));
            }
        };
        people.createAll(USER, several(300, 460, 20), ImportInPartsTest::goesOn);
        file.forEachRemaining(read::add);
        assertThat(read).hasSize(210);
    }

    @Test
    void noPartIsLong() {
        people.createAll(USER, several(0, 300, 112), ImportInPartsTest::goesOn);
        assertThat(rows("people_words")).isGreaterThan(33_000);
        assertThat(database.writes).isGreaterThan(7);
        assertThat(database.mostRows).isLessThan(MAX_ROWS);
        Proof.figure(
                38,
                "%s: 300 people with %d words in %d transactions%s"
                        .formatted(
                                kind,
                                rows("people_words"),
                                database.writes,
                                kind == DatabaseKind.SQLITE ? " of at most " + database.mostRows + " rows" : ""));
    }

    @Test
    void tooManyAreRefusedBeforeTheFirstIsWritten() {
        people.createAll(USER, several(0, 10, 0), ImportInPartsTest::goesOn);
        long before = rows("people_words");
        database.mostRows = 0;
        assertThatExceptionOfType(QuotaReachedException.class)
                .isThrownBy(() -> people.createAll(USER, several(5, 1_006, 3), ImportInPartsTest::goesOn))
                .withMessageContaining("1006");
        if (kind == DatabaseKind.SQLITE) {
            assertThat(database.mostRows).isBetween(1L, 4L);
        }
        assertThat(rows("people_words")).isEqualTo(before);
        assertThat(people.room(USER)).hasValue(990);
        assertThat(people.createAll(USER, several(5, 1_000, 0), ImportInPartsTest::goesOn))
                .hasSize(995);
        assertThat(people.room(USER)).hasValue(0);
    }

    @Test
    void whatFailsInTheMiddleLeavesNothing() {
        database.fails = 5;
        assertThatExceptionOfType(OutOfMemoryError.class)
                .isThrownBy(() -> people.createAll(USER, several(0, 160, 20), ImportInPartsTest::goesOn));
        assertThat(database.writes).isGreaterThan(6);
        checkNothingIsLeft();
        people.createAll(USER, several(0, 160, 20), ImportInPartsTest::goesOn);
        assertThat(seen()).containsOnly(160L);
    }

    /** A client that has left reads no answer, and the rest of its file is not written. */
    @Test
    void whatNobodyWaitsForEndsAndLeavesNothing() {
        int[] asked = {0};
        Runnable leaves = () -> {
            if (++asked[0] == 3) {
                throw new CancellationException("the client has left");
            }
        };
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> people.createAll(USER, several(0, 160, 20), leaves));
        assertThat(asked[0]).isEqualTo(3);
        checkNothingIsLeft();
    }

    @Test
    void whatAKilledProcessLeavesIsNeverSeenAndRemoved() {
        database.afterWrite = () -> database.gone = database.writes >= 5;
        assertThatExceptionOfType(RuntimeException.class)
                .isThrownBy(() -> people.createAll(USER, several(0, 160, 20), ImportInPartsTest::goesOn));
        assertThat(rows("people")).isPositive();
        assertThat(seen()).containsOnly(0L);

        if (kind == DatabaseKind.POSTGRESQL) {
            // Of another instance that may live: it is left alone for a minute.
            people(plain, NOW.plusSeconds(30)).removeUnfinished();
            assertThat(rows("people")).isPositive();
            assertThatExceptionOfType(ConflictException.class).isThrownBy(() -> people(plain, NOW.plusSeconds(30))
                    .createAll(USER, several(0, 3, 0), ImportInPartsTest::goesOn));
        }
        Instant later = kind == DatabaseKind.POSTGRESQL ? NOW.plus(Duration.ofSeconds(61)) : NOW;
        people(plain, later).removeUnfinished();
        checkNothingIsLeft();
    }

    /** A process that slept for long finds that its import was given up. */
    @Test
    void anImportThatWasTakenForDeadKeepsNothing() {
        database.afterWrite = () -> {
            if (database.writes == 5) {
                people(plain, NOW.plus(Duration.ofHours(1))).removeUnfinished();
            }
        };
        assertThatExceptionOfType(ConflictException.class)
                .isThrownBy(() -> people.createAll(USER, several(0, 160, 20), ImportInPartsTest::goesOn))
                .withMessageContaining("given up");
        checkNothingIsLeft();
    }

    @Test
    void theTierHoldsWhenImportsAndSinglePeopleComeAtOnce() {
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int from = 1_000 * i;
            // Of one process, so that none takes the import of another for dead.
            all.add(CompletableFuture.supplyAsync(
                    () -> people.createAll(USER, several(from, from + 300, 0), ImportInPartsTest::goesOn)
                            .size()));
            all.add(CompletableFuture.supplyAsync(() -> {
                people.create(USER, several(from + 900, from + 901, 0).get(0));
                return 1;
            }));
        }
        List<Throwable> refused = new ArrayList<>();
        int made = 0;
        for (CompletableFuture<Integer> one : all) {
            made += one.exceptionally(e -> {
                        refused.add(e instanceof CompletionException ? e.getCause() : e);
                        return 0;
                    })
                    .join();
        }
        assertThat(refused).isNotEmpty().hasOnlyElementsOfTypes(QuotaReachedException.class, ConflictException.class);
        assertThat(made).isBetween(300, 1_000);
        assertThat(rows("people")).isEqualTo(made);
        assertThat(people.room(USER)).hasValue(1_000 - made);
    }

    /** The client is still there. */
    private static void goesOn() {}
}
