package org.nirayana.service.users;

import java.util.Map;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.MessageView;
import org.nirayana.service.auth.Passwords;
import org.nirayana.service.auth.RegistrationThrottle;
import org.nirayana.service.config.RegistrationMode;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.words.Language;

/** Signing up over HTTP. */
public final class RegistrationRoutes {
    private static final String TAG = "authentication";

    private static final Parameter<Language> LANGUAGE = Parameter.oneOf("lang", Language.values(), Language::code)
            .describe("Language of the mail.")
            .orElse(Language.ENGLISH, Language.ENGLISH.code());

    private static final Operation REGISTER = Operation.post("register", "/api/v1/auth/register")
            .open()
            .summary(TAG, "Ask for an account")
            .description(
                    "A mail with a token goes to the address, which `confirm` takes. The answer is the same whether or"
                            + " not the address has an account. Where `REGISTRATION` is `closed`: 403.")
            .parameters(LANGUAGE)
            .body(UserBodies.RegistrationBody.class)
            .answer("Asked.", MessageView.class)
            .problems(403, 429)
            .build();

    private final Registration registration;
    private final Passwords passwords;
    private final RegistrationThrottle throttle;
    private final RegistrationMode mode;

    public RegistrationRoutes(
            Registration registration, Passwords passwords, RegistrationThrottle throttle, RegistrationMode mode) {
        this.registration = registration;
        this.passwords = passwords;
        this.throttle = throttle;
        this.mode = mode;
    }

    public void mount(Routes routes) {
        routes.blocking(REGISTER, this::refuseClosed, this::register)
                .blocking(
                        Operation.post("confirmRegistration", "/api/v1/auth/confirm")
                                .open()
                                .summary(TAG, "Make the account with the token from the mail")
                                .description(
                                        "The token works once, within a day. Where `REGISTRATION` is `approval` the"
                                                + " account can sign in once a superuser has made it active.")
                                .body(UserBodies.ConfirmationBody.class)
                                .answer(201, "The account.", Map.of(Operation.JSON, Schema.of(UserView.class)))
                                .problems(403, 409)
                                .costly()
                                .build(),
                        this::refuseClosed,
                        this::confirm);
    }

    private void refuseClosed(Request request) {
        if (mode == RegistrationMode.CLOSED) {
            throw Problem.of(ProblemCode.NO_REGISTRATION.with());
        }
    }

    private Response register(Request request) {
        Input input = new Input(REGISTER, request);
        Language language = input.get(LANGUAGE);
        input.check();
        String email = request.body(UserBodies.RegistrationBody.class).email();
        throttle.count(email, request.clientAddress());
        registration.ask(email, language);
        return Response.message("A mail with further steps is on its way to this address.");
    }

    private Response confirm(Request request) {
        UserBodies.ConfirmationBody body = request.read(UserBodies.ConfirmationBody.class)
                .check("username", given -> UserBodies.objection(given.username()))
                .check("password", given -> passwords.objection(given.password()))
                .get();
        User made = registration.complete(
                body.token(), body.username(), body.name(), body.password(), mode == RegistrationMode.APPROVAL);
        return Response.json(201, UserView.of(made));
    }
}
