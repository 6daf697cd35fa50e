package org.nirayana.service.usage;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Sql;

/** The counts in the database: a row for each day, user, key and endpoint. */
public final class Usage {
    /** How many days are kept, today included. */
    public static final int DAYS_KEPT = 90;

    /** Stands for no key: somebody who had signed in. */
    static final long WITHOUT_KEY = 0;

    /** By what requests are told apart. */
    enum By {
        DAY("day"),
        ENDPOINT("endpoint"),
        KEY("key_id"),
        USER("user_id");

        private final String column;

        By(String column) {
            this.column = column;
        }

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What is counted together. */
    record Counted(int day, long userId, long keyId, String endpoint) {}

    /** How many. */
    record Count(long requests, long refused) {}

    /** A sum; what it was not told apart by is empty, and so is the key of those who had signed in. */
    record Row(
            long requests,
            long refused,
            Optional<LocalDate> day,
            Optional<String> endpoint,
            OptionalLong keyId,
            Optional<String> username) {}

    private final Database database;

    public Usage(Database database) {
        this.database = database;
    }

    /**
     * Adds counts to those that are there, once for each number of an instance, however often it is asked to.
     *
     * <p>Inside a numbered transaction: those take turns, so that two instances that add to the same rows, or a user who is being
     * erased, never wait for each other.
     */
    static void add(ChangeLog.Entry entry, String instance, long number, Map<Counted, Count> counts)
            throws SQLException {
        Connection c = entry.connection();
        boolean first = Sql.change(
                        c,
                        "INSERT INTO usage_batches (instance, number, written_at) VALUES (?, ?, ?)"
                                + " ON CONFLICT (instance) DO UPDATE SET number = excluded.number,"
                                + " written_at = excluded.written_at WHERE usage_batches.number < excluded.number",
                        instance,
                        number,
                        entry.now())
                == 1;
        if (!first) {
            return;
        }
        for (Map.Entry<Counted, Count> count : counts.entrySet()) {
            Counted what = count.getKey();
            // Of a user who was erased meanwhile nothing is kept.
            Sql.change(
                    c,
                    "INSERT INTO usage_counts (day, user_id, key_id, endpoint, requests, refused)"
                            + " SELECT CAST(? AS INTEGER), id, CAST(? AS BIGINT), CAST(? AS TEXT), CAST(? AS BIGINT),"
                            + " CAST(? AS BIGINT) FROM users WHERE id = ?"
                            + " ON CONFLICT (user_id, day, key_id, endpoint) DO UPDATE SET"
                            + " requests = usage_counts.requests + excluded.requests,"
                            + " refused = usage_counts.refused + excluded.refused",
                    what.day(),
                    what.keyId(),
                    what.endpoint(),
                    count.getValue().requests(),
                    count.getValue().refused(),
                    what.userId());
        }
    }

    /** The sums of a user, or of all users, from one day to another, both included; at most so many rows. */
    List<Row> sums(OptionalLong userId, LocalDate from, LocalDate to, Set<By> by, int most) {
        Set<By> ordered = EnumSet.copyOf(by);
        String columns = ordered.stream().map(one -> "u." + one.column).collect(Collectors.joining(", "));
        String names = ordered.contains(By.USER) ? ", MIN(n.username)" : "";
        List<Object> values = new ArrayList<>(List.of(from.toEpochDay(), to.toEpochDay()));
        if (userId.isPresent()) {
            values.add(userId.getAsLong());
        }
        return database.read(c -> Sql.all(
                c,
                "SELECT SUM(u.requests), SUM(u.refused), " + columns + names + " FROM usage_counts u"
                        + (ordered.contains(By.USER) ? " JOIN users n ON n.id = u.user_id" : "")
                        + " WHERE u.day >= ? AND u.day <= ?" + (userId.isPresent() ? " AND u.user_id = ?" : "")
                        + " GROUP BY " + columns + " ORDER BY " + columns + " LIMIT " + most,
                row -> row(row, ordered),
                values.toArray()));
    }

    private static Row row(ResultSet row, Set<By> by) throws SQLException {
        Optional<LocalDate> day = Optional.empty();
        Optional<String> endpoint = Optional.empty();
        OptionalLong key = OptionalLong.empty();
        Optional<String> username = Optional.empty();
        int column = 3;
        for (By one : by) {
            switch (one) {
                case DAY -> day = Optional.of(LocalDate.ofEpochDay(row.getLong(column)));
                case ENDPOINT -> endpoint = Optional.of(row.getString(column));
                case KEY -> {
                    long id = row.getLong(column);
                    key = id == WITHOUT_KEY ? OptionalLong.empty() : OptionalLong.of(id);
                }
                case USER -> username = Optional.of(row.getString(column + 1));
            }
            column++;
        }
        return new Row(row.getLong(1), row.getLong(2), day, endpoint, key, username);
    }
}
