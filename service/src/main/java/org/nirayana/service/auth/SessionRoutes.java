package org.nirayana.service.auth;

import java.util.Map;
import java.util.Optional;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.MessageView;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.privacy.PersonalData;

/** Where one is signed in, over HTTP: each user's own sessions. */
public final class SessionRoutes {
    private static final String PATH = "/api/v1/sessions";
    private static final String TAG = "authentication";

    private static final Parameter<String> SESSION_ID = Parameter.raw("session_id", Map.of("type", "string"))
            .describe("The `session_id` of one of your sessions.")
            .inPath();
    private static final Parameter<Boolean> ALL =
            Parameter.flag("all").describe("Also the one that asks.").orElse(false, false);

    private static final Operation.Header CLEARS_COOKIE = new Operation.Header(
            "Set-Cookie", "Clears the cookie `refresh_token` where the session that asks ends.", false);

    private static final Operation END_OTHERS = Operation.delete("endSessions", PATH)
            .authenticated()
            .summary(TAG, "Sign out everywhere else")
            .description(
                    "Ends every session of yours but the one that asks, and with `all=true` that one too. API keys go on.")
            .parameters(ALL)
            .answer(200, "Done.", Map.of(Operation.JSON, Schema.of(MessageView.class)), CLEARS_COOKIE)
            .build();

    private final Sessions sessions;

    SessionRoutes(Sessions sessions) {
        this.sessions = sessions;
    }

    void mount(Routes routes) {
        routes.blocking(
                        Operation.get("listSessions", PATH)
                                .authenticated()
                                .summary(TAG, "Where you are signed in")
                                .description("The one seen last first.")
                                .answer("The sessions.", Schema.listOf(SessionView.class, 0, Sessions.MAX_PER_USER))
                                .build(),
                        this::list)
                .blocking(END_OTHERS, this::endOthers)
                .blocking(
                        Operation.delete("endSession", PATH + "/{session_id}")
                                .authenticated()
                                .summary(TAG, "Sign out somewhere")
                                .description("Its tokens stop working at once, on every instance within a second.")
                                .parameters(SESSION_ID)
                                .answer(
                                        200,
                                        "Done.",
                                        Map.of(Operation.JSON, Schema.of(MessageView.class)),
                                        CLEARS_COOKIE)
                                .problems(404)
                                .build(),
                        this::end);
    }

    /** The sessions of a user; a session's id opens nothing. */
    PersonalData personalData() {
        return new PersonalData() {
            @Override
            public String section() {
                return "sessions";
            }

            @Override
            public Schema schema() {
                return Schema.listOf(SessionView.class, 0, Sessions.MAX_PER_USER);
            }

            @Override
            public Held heldAbout(long userId) {
                return Held.one(sessions.of(userId).stream()
                        .map(session -> SessionView.of(session, Optional.empty()))
                        .toList());
            }
        };
    }

    private Response list(Request request) {
        Principal caller = request.caller(Principal.class);
        return Response.ok(sessions.of(caller.userId()).stream()
                .map(session -> SessionView.of(session, caller.session()))
                .toList());
    }

    private Response endOthers(Request request) {
        Input input = new Input(END_OTHERS, request);
        boolean all = input.get(ALL);
        input.check();
        Principal caller = request.caller(Principal.class);
        sessions.endOthers(caller, all);
        return all
                ? signedOut(request, "You are signed out everywhere.")
                : Response.message("You are signed out everywhere else.");
    }

    private Response end(Request request) {
        Principal caller = request.caller(Principal.class);
        String session = request.pathParameter("session_id");
        if (!sessions.end(caller.userId(), session)) {
            throw Problem.of(ProblemCode.NO_SUCH_SESSION.with());
        }
        return session.equals(caller.claims().session())
                ? signedOut(request, "You are signed out.")
                : Response.message("The session was ended.");
    }

    /** The answer to whoever has just ended the session that asked. */
    public static Response signedOut(Request request, String message) {
        return Response.message(message).with("Set-Cookie", AuthRoutes.clearedCookie(request));
    }
}
