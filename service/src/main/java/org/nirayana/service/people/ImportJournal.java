package org.nirayana.service.people;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.auth.RandomIds;
import org.nirayana.service.storage.ConflictException;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Dialect;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.NotFoundException;
import org.nirayana.service.storage.Parts;
import org.nirayana.service.storage.Sql;

/**
 * The imports under way, one at most for each user. An import is written in many short transactions; nobody sees what it has
 * written while its row is in the journal, and taking that row out is what keeps all of it at once. Of an import that fails, or
 * whose process dies, everything is removed, and the row last.
 */
final class ImportJournal {
    /** An import of another process that wrote nothing for this long is dead. */
    private static final Duration SILENT = Duration.ofMinutes(1);

    /** Each has up to some hundred words, which go with it. */
    private static final int PEOPLE_AT_FIRST = 10;

    private static final int MAX_PEOPLE = 20;

    /** An import as the journal has it. */
    private record Entry(long id, long userId, String instance, long touchedAt, boolean abandoned) {}

    /** Gives back the room that was taken for people, in the transaction that takes an import out of the journal. */
    @FunctionalInterface
    interface Room {
        void change(Connection connection, long userId, int people) throws SQLException;
    }

    private final Database database;
    private final Clock clock;
    private final Room room;
    private final String instance = RandomIds.next();
    private final Set<Long> running = ConcurrentHashMap.newKeySet();

    ImportJournal(Database database, Clock clock, Room room) {
        this.database = database;
        this.clock = clock;
        this.room = room;
    }

    /** An import of this process; closed without {@link #finish} nothing of it is kept. */
    final class Running implements AutoCloseable {
        private final long id;
        private final long userId;
        private boolean finished;

        private Running(long id, long userId) {
            this.id = id;
            this.userId = userId;
        }

        long id() {
            return id;
        }

        /** Takes room for people, before the first of them is written. */
        void reserve(int people) {
            database.write(c -> {
                room.change(c, userId, people);
                proceed(c);
                return Sql.change(c, "UPDATE people_imports SET people = ? WHERE id = ?", people, id);
            });
        }

        /** To be called first in each transaction that writes a part: it tells others that the import lives. */
        void proceed(Connection connection) throws SQLException {
            requireOne(Sql.change(
                    connection,
                    "UPDATE people_imports SET touched_at = ? WHERE id = ? AND abandoned = FALSE",
                    Micros.now(clock),
                    id));
        }

        /** Keeps all that was written. */
        void finish() {
            database.write(c -> {
                requireOne(Sql.change(c, "DELETE FROM people_imports WHERE id = ? AND abandoned = FALSE", id));
                return null;
            });
            finished = true;
        }

        /** Others took it for dead, or the user is being erased. */
        private void requireOne(int changed) {
            if (changed != 1) {
                throw new ConflictException(ProblemCode.IMPORT_GIVEN_UP.with());
            }
        }

        @Override
        public void close() {
            running.remove(id);
            if (!finished) {
                remove(id, userId);
            }
        }
    }

    /** Begins an import; of another one of the same user that is dead the remains are removed first. */
    Running begin(long userId) {
        Optional<Running> begun = tryToBegin(userId);
        if (begun.isEmpty()) {
            entries().stream()
                    .filter(one -> one.userId() == userId && isDead(one))
                    .forEach(one -> remove(one.id(), userId));
            begun = tryToBegin(userId);
        }
        return begun.orElseThrow(() -> new ConflictException(ProblemCode.IMPORT_RUNNING.with()));
    }

    private Optional<Running> tryToBegin(long userId) {
        long[] id = new long[1];
        try {
            boolean begun = database.write(c -> {
                // Whoever erases the user waits for this, and then finds the row.
                boolean there = Sql.one(
                                c,
                                "SELECT 1 FROM users WHERE id = ? AND is_deleted = FALSE"
                                        + database.dialect().forShare(),
                                row -> row.getInt(1),
                                userId)
                        .isPresent();
                if (!there) {
                    throw new NotFoundException(ProblemCode.NO_SUCH_USER.with());
                }
                int added = Sql.change(
                        c,
                        "INSERT INTO people_imports (user_id, instance, touched_at, people, abandoned)"
                                + " VALUES (?, ?, ?, 0, FALSE) ON CONFLICT (user_id) DO NOTHING",
                        userId,
                        instance,
                        Micros.now(clock));
                if (added == 1) {
                    id[0] = Sql.number(c, "SELECT id FROM people_imports WHERE user_id = ?", userId);
                    // Before others can see it, and take it for one that this process forgot.
                    running.add(id[0]);
                }
                return added == 1;
            });
            return begun ? Optional.of(new Running(id[0], userId)) : Optional.empty();
        } catch (RuntimeException | Error failed) {
            running.remove(id[0]);
            throw failed;
        }
    }

    /** Removes what imports left behind whose process died, or which could not be removed when they failed. */
    void removeDead() {
        entries().stream().filter(this::isDead).forEach(one -> remove(one.id(), one.userId()));
    }

    private List<Entry> entries() {
        return database.read(c -> Sql.all(
                c,
                "SELECT id, user_id, instance, touched_at, abandoned FROM people_imports",
                row -> new Entry(row.getLong(1), row.getLong(2), row.getString(3), row.getLong(4), row.getBoolean(5))));
    }

    private boolean isDead(Entry one) {
        if (one.abandoned()) {
            return true;
        }
        if (one.instance().equals(instance)) {
            return !running.contains(one.id());
        }
        // A file of SQLite belongs to one process, so the other one has ended.
        return database.dialect() == Dialect.SQLITE || one.touchedAt() < Micros.now(clock) - Micros.of(SILENT);
    }

    /** Removes an import with all that it wrote, in parts; several may do so at once. One that was finished is not there. */
    private void remove(long id, long userId) {
        boolean there =
                database.write(c -> Sql.change(c, "UPDATE people_imports SET abandoned = TRUE WHERE id = ?", id) == 1);
        Parts parts = new Parts(PEOPLE_AT_FIRST, MAX_PEOPLE);
        boolean more = there;
        while (more) {
            int size = parts.size();
            more = parts.write(database, c -> {
                // Those who remove the same import take turns.
                Sql.change(c, "UPDATE people_imports SET touched_at = ? WHERE id = ?", Micros.now(clock), id);
                return Sql.change(
                                c,
                                "DELETE FROM people WHERE id IN (SELECT p.id FROM people p JOIN people_imports i"
                                        + " ON i.id = p.import_id WHERE i.id = ? LIMIT " + size + ")",
                                id)
                        > 0;
            });
        }
        if (there) {
            database.write(c -> {
                Optional<Integer> reserved =
                        Sql.one(c, "SELECT people FROM people_imports WHERE id = ?", row -> row.getInt(1), id);
                if (reserved.isPresent()) {
                    // First the lock that everybody takes first.
                    room.change(c, userId, 0);
                    if (Sql.change(c, "DELETE FROM people_imports WHERE id = ?", id) == 1) {
                        room.change(c, userId, -reserved.get());
                    }
                }
                return null;
            });
        }
    }
}
