package org.nirayana.service.users;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Sql;
import org.nirayana.service.storage.Words;

/**
 * What users are found by: their username, e-mail address and name, from the beginning of each word and from each sign on, so
 * that a search is a range of an index, however many users there are.
 */
final class SearchWords {
    /** As long as the longest text that may be sought. */
    static final int MAX_LENGTH = 100;

    private static final int USERS_AT_A_TIME = 500;

    private record Texts(long userId, String username, String email, String name) {}

    private SearchWords() {}

    /** Ends a query for users: those who have a word that begins so; takes two values, see {@link #range}. */
    static final String FOUND = "id IN (SELECT user_id FROM user_words WHERE word >= ? AND word < ?)";

    static Object[] range(String sought) {
        String begin = Words.key(sought);
        return new Object[] {begin, Words.end(begin)};
    }

    /** Writes down anew what a user is found by. */
    static void write(Connection connection, long userId, String username, String email, String name)
            throws SQLException {
        Sql.change(connection, "DELETE FROM user_words WHERE user_id = ?", userId);
        try (PreparedStatement statement =
                connection.prepareStatement("INSERT INTO user_words (word, user_id) VALUES (?, ?)")) {
            for (String word : of(username, email, name)) {
                statement.setString(1, word);
                statement.setLong(2, userId);
                statement.addBatch();
            }
            statement.executeBatch();
        }
    }

    /** Once, for users from before there was such a table; another instance that does the same meanwhile is waited for. */
    static void complete(Database database) {
        boolean done = database.read(c -> Sql.number(c, "SELECT value FROM counters WHERE name = 'searchable'") > 0);
        long after = 0;
        while (!done) {
            long from = after;
            after = database.write(c -> {
                List<Texts> some = Sql.all(
                        c,
                        "SELECT id, username, email, name FROM users WHERE id > ? ORDER BY id LIMIT " + USERS_AT_A_TIME,
                        row -> new Texts(row.getLong(1), row.getString(2), row.getString(3), row.getString(4)),
                        from);
                for (Texts texts : some) {
                    write(c, texts.userId(), texts.username(), texts.email(), texts.name());
                }
                if (some.isEmpty()) {
                    Sql.change(c, "UPDATE counters SET value = 1 WHERE name = 'searchable'");
                    return -1L;
                }
                return some.get(some.size() - 1).userId();
            });
            done = after < 0;
        }
    }

    static Set<String> of(String... texts) {
        Set<String> words = new LinkedHashSet<>();
        for (String text : texts) {
            String key = Words.key(text);
            boolean within = false;
            for (int i = 0; i < key.length(); i += Character.charCount(key.codePointAt(i))) {
                int c = key.codePointAt(i);
                boolean letter = Words.isPartOfWord(c);
                if (!Character.isWhitespace(c) && !(letter && within)) {
                    words.add(key.substring(i, Math.min(key.length(), i + MAX_LENGTH)));
                }
                within = letter;
            }
        }
        return words;
    }
}
