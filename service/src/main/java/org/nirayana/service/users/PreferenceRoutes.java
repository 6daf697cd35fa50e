package org.nirayana.service.users;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.MessageView;
import org.nirayana.service.auth.Principal;
import org.nirayana.service.http.input.Fields;
import org.nirayana.service.http.input.Json;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.privacy.PersonalData;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.DatabaseUnavailable;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Sql;

/**
 * What somebody likes to see, kept for every device: a small JSON document for each user, which goes when the user does.
 *
 * <p>Only the page reads it; no calculation depends on who asks, so that equal questions have equal answers.
 */
public final class PreferenceRoutes {
    private static final String PATH = "/api/v1/users/me/preferences";
    private static final String TAG = "users";

    private final Database database;
    private final Clock clock;

    public PreferenceRoutes(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    public void mount(Routes routes) {
        routes.blocking(
                        Operation.get("readPreferences", PATH)
                                .authenticated()
                                .summary(TAG, "What you like to see")
                                .description("For programs that show something to people, such as the page: no"
                                        + " calculation depends on it.")
                                .answer("What was chosen; the rest is left out.", PreferencesView.class)
                                .build(),
                        DatabaseUnavailable.as503(this::read))
                .blocking(
                        Operation.patch("updatePreferences", PATH)
                                .authenticated()
                                .summary(TAG, "Change what you like to see")
                                .description("What is not named stays as it is.")
                                .body(PreferencesView.class)
                                .answer("All that is chosen now.", PreferencesView.class)
                                .build(),
                        DatabaseUnavailable.as503(this::update))
                .blocking(
                        Operation.delete("forgetPreferences", PATH)
                                .authenticated()
                                .summary(TAG, "Forget what you like to see")
                                .answer("Done.", MessageView.class)
                                .build(),
                        DatabaseUnavailable.as503(this::forget));
    }

    private Response read(Request request) {
        long user = request.caller(Principal.class).userId();
        return Response.ok(PreferenceRules.known(database.read(c -> document(c, user))));
    }

    private Response update(Request request) {
        long user = request.caller(Principal.class).userId();
        Fields body = request.json();
        Map<String, Object> given = body.values();
        PreferenceRules.check(given, body::reject);
        body.check();
        return Response.ok(database.write(c -> {
            // The row is there before it is read, and locked: of two devices at once neither loses its choice.
            Sql.change(
                    c,
                    "INSERT INTO preferences (user_id, document, changed_at) VALUES (?, '{}', ?)"
                            + " ON CONFLICT (user_id) DO UPDATE SET changed_at = excluded.changed_at",
                    user,
                    Micros.now(clock));
            Map<String, Object> document = new LinkedHashMap<>(document(c, user));
            document.putAll(given);
            Map<String, Object> kept = PreferenceRules.known(document);
            Sql.change(
                    c,
                    "UPDATE preferences SET document = ? WHERE user_id = ?",
                    new String(JsonWriter.toJson(kept), StandardCharsets.UTF_8),
                    user);
            return kept;
        }));
    }

    private Response forget(Request request) {
        long user = request.caller(Principal.class).userId();
        database.write(c -> Sql.change(c, "DELETE FROM preferences WHERE user_id = ?", user));
        return Response.message("Your preferences were forgotten.");
    }

    /** What somebody chose, as a part of everything that is held about them. */
    public PersonalData personalData() {
        return new PersonalData() {
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
                return Held.one(PreferenceRules.known(database.read(c -> document(c, userId))));
            }
        };
    }

    private static Map<String, Object> document(Connection connection, long user) throws SQLException {
        String text = Sql.one(
                        connection, "SELECT document FROM preferences WHERE user_id = ?", row -> row.getString(1), user)
                .orElse("{}");
        try {
            @SuppressWarnings("unchecked") // only objects are written
            Map<String, Object> document =
                    (Map<String, Object>) Json.readTrusted(text.getBytes(StandardCharsets.UTF_8));
            return document;
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
