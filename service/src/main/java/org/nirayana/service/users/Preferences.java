package org.nirayana.service.users;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Map;
import java.util.function.Consumer;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.schema.Schema;
import org.nirayana.service.json.JsonValues;
import org.nirayana.service.privacy.PersonalData;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Sql;

/** What users like to see, in the database: a small JSON document for each, which goes when the user does. */
public final class Preferences implements PersonalData {
    private final Database database;
    private final Clock clock;

    public Preferences(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** What a user chose. */
    Map<String, Object> of(long userId) {
        return PreferenceRules.known(database.read(c -> document(c, userId)));
    }

    /** What a user has at the top of documents; empty for nothing. */
    public String letterhead(long userId) {
        return of(userId).getOrDefault(PreferenceRules.LETTERHEAD, "").toString();
    }

    /** Adds what a user chose now to what was chosen before, and tells all of it. */
    Map<String, Object> change(long userId, PreferencesView chosen) {
        return edit(userId, document -> document.putAll(PreferenceRules.members(chosen)));
    }

    private Map<String, Object> edit(long userId, Consumer<Map<String, Object>> edit) {
        return database.write(c -> {
            // The row is there before it is read, and locked: of two devices at once neither loses its choice.
            Sql.change(
                    c,
                    "INSERT INTO preferences (user_id, document, changed_at) VALUES (?, '{}', ?)"
                            + " ON CONFLICT (user_id) DO UPDATE SET changed_at = excluded.changed_at",
                    userId,
                    Micros.now(clock));
            Map<String, Object> kept = PreferenceRules.known(document(c, userId));
            edit.accept(kept);
            Sql.change(
                    c,
                    "UPDATE preferences SET document = ? WHERE user_id = ?",
                    new String(JsonWriter.toJson(kept), StandardCharsets.UTF_8),
                    userId);
            return kept;
        });
    }

    /** One of them is as it was before it was chosen. */
    void forget(long userId, String name) {
        edit(userId, document -> document.remove(name));
    }

    void forget(long userId) {
        database.write(c -> Sql.change(c, "DELETE FROM preferences WHERE user_id = ?", userId));
    }

    @Override
    public String section() {
        return "preferences";
    }

    @Override
    public Schema schema() {
        return Schema.of(PreferencesView.class);
    }

    @Override
    public Held heldAbout(long userId) {
        return Held.one(of(userId));
    }

    private static Map<String, Object> document(Connection connection, long user) throws SQLException {
        String text = Sql.one(
                        connection, "SELECT document FROM preferences WHERE user_id = ?", row -> row.getString(1), user)
                .orElse("{}");
        try {
            @SuppressWarnings("unchecked") // only objects are written
            Map<String, Object> document =
                    (Map<String, Object>) JsonValues.readTrusted(text.getBytes(StandardCharsets.UTF_8));
            return document;
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
