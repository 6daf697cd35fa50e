package org.nirayana.service.users;

import java.util.Optional;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.view.MessageView;
import org.nirayana.service.auth.Principal;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;

/**
 * What somebody likes to see, kept for every device.
 *
 * <p>Only the page reads it; no calculation depends on who asks, so that equal questions have equal answers.
 */
public final class PreferenceRoutes {
    private static final String PATH = "/api/v1/users/me/preferences";
    private static final String TAG = "users";

    private static final Parameter<String> NAME = Parameter.oneOf("name", PreferenceRules.names())
            .typed("PreferenceName")
            .describe("Only this one; left out: all.");

    private static final Operation FORGET = Operation.delete("forgetPreferences", PATH)
            .authenticated()
            .summary(TAG, "Forget what you like to see")
            .description("All of them or one, for every device: the page shows what it shows to newcomers. Nothing else"
                    + " of the account changes.")
            .parameters(NAME)
            .answer("Done.", MessageView.class)
            .build();

    private final Preferences preferences;

    public PreferenceRoutes(Preferences preferences) {
        this.preferences = preferences;
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
                        this::read)
                .blocking(
                        Operation.patch("updatePreferences", PATH)
                                .authenticated()
                                .summary(TAG, "Change what you like to see")
                                .description("What is not named stays as it is.")
                                .body(PreferencesView.class)
                                .answer("All that is chosen now.", PreferencesView.class)
                                .build(),
                        this::update)
                .blocking(FORGET, this::forget);
    }

    private Response read(Request request) {
        return Response.ok(preferences.of(user(request)));
    }

    private Response update(Request request) {
        PreferencesView chosen =
                PreferenceRules.checked(request.read(PreferencesView.class)).get();
        return Response.ok(preferences.change(user(request), chosen));
    }

    private Response forget(Request request) {
        Input input = new Input(FORGET, request);
        Optional<String> name = input.find(NAME);
        input.check();
        if (name.isPresent()) {
            preferences.forget(user(request), name.get());
            return Response.message("The preference was forgotten.");
        }
        preferences.forget(user(request));
        return Response.message("Your preferences were forgotten.");
    }

    private static long user(Request request) {
        return request.caller(Principal.class).userId();
    }
}
