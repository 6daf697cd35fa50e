package org.nirayana.service.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Three short words for JDBC: ask for rows, ask for one row, change rows. Values are always bound, never spliced. */
public final class Sql {

    /** Turns the current row into a value. */
    @FunctionalInterface
    public interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    private Sql() {}

    public static <T> List<T> all(Connection connection, String sql, Row<T> row, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(statement, values);
            try (ResultSet rows = statement.executeQuery()) {
                List<T> found = new ArrayList<>();
                while (rows.next()) {
                    found.add(row.read(rows));
                }
                return found;
            }
        }
    }

    public static <T> Optional<T> one(Connection connection, String sql, Row<T> row, Object... values)
            throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(statement, values);
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next() ? Optional.of(row.read(rows)) : Optional.empty();
            }
        }
    }

    /** The first column of the only row. */
    public static long number(Connection connection, String sql, Object... values) throws SQLException {
        return one(connection, sql, row -> row.getLong(1), values)
                .orElseThrow(() -> new SQLException("no row: " + sql));
    }

    /** A number that may be NULL. */
    public static OptionalLong optionalNumber(ResultSet row, int column) throws SQLException {
        long value = row.getLong(column);
        // Asked at once: it is about the column read last.
        return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(value);
    }

    /** The number of rows changed. */
    public static int change(Connection connection, String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(statement, values);
            return statement.executeUpdate();
        }
    }

    private static void bind(PreparedStatement statement, Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
    }
}
