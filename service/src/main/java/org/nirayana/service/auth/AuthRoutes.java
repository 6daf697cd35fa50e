package org.nirayana.service.auth;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Fields;
import org.nirayana.service.http.Method;
import org.nirayana.service.http.Problem;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.DatabaseUnavailable;
import org.nirayana.service.storage.Sql;

/** Sign-in, refresh, logout and recovery over HTTP. */
final class AuthRoutes {
    private static final String COOKIE = "refresh_token";
    private static final String PATH = "/api/v1/auth";

    /** A token as the interface spells it. */
    record TokenData(String token, long expiresIn, String tokenType) {}

    record LoginAnswer(String username, TokenData accessToken, TokenData refreshToken) {}

    record TokenAnswer(String accessToken, long expiresIn, String tokenType) {}

    private final Database database;
    private final Credentials credentials;
    private final Passwords passwords;
    private final Sessions sessions;
    private final SignInThrottle throttle;
    private final Recovery recovery;

    AuthRoutes(
            Database database,
            Credentials credentials,
            Passwords passwords,
            Sessions sessions,
            SignInThrottle throttle,
            Recovery recovery) {
        this.database = database;
        this.credentials = credentials;
        this.passwords = passwords;
        this.sessions = sessions;
        this.throttle = throttle;
        this.recovery = recovery;
    }

    void mount(Routes routes) {
        routes.documentedIn("auth")
                .blocking(Method.POST, PATH + "/login", Access.NONE, "login", DatabaseUnavailable.as503(this::login))
                .blocking(Method.POST, PATH + "/token", Access.NONE, "token", DatabaseUnavailable.as503(this::token))
                .blocking(
                        Method.POST,
                        PATH + "/refresh",
                        Access.AUTHENTICATED,
                        "refresh",
                        DatabaseUnavailable.as503(this::refresh))
                .blocking(Method.GET, PATH + "/me", Access.AUTHENTICATED, "me", DatabaseUnavailable.as503(this::me))
                .blocking(
                        Method.POST,
                        PATH + "/logout",
                        Access.AUTHENTICATED,
                        "logout",
                        DatabaseUnavailable.as503(this::logout))
                .blocking(
                        Method.POST,
                        PATH + "/password-recovery/{email}",
                        Access.NONE,
                        "recoverPassword",
                        DatabaseUnavailable.as503(this::recover))
                .blocking(
                        Method.POST,
                        PATH + "/reset-password",
                        Access.NONE,
                        "resetPassword",
                        DatabaseUnavailable.as503(this::reset));
    }

    private Response login(Request request) {
        return withCookie(request, signIn(request, request.form(), true));
    }

    private Response token(Request request) {
        Fields form = request.form();
        form.optionalString("grant_type")
                .filter(type -> !type.equals("password"))
                .ifPresent(type -> form.reject("grant_type", "must be password"));
        Sessions.Issued issued = signIn(request, form, false);
        return Response.ok(
                new TokenAnswer(issued.access(), sessions.accessLifetime().toSeconds(), "bearer"));
    }

    private Sessions.Issued signIn(Request request, Fields form, boolean withRefresh) {
        String login = form.string("username");
        String password = form.string("password");
        // OAuth2 clients send fields of their own (scope, client_id); they mean nothing here.
        form.checkKnown();
        Optional<Credentials.Credential> user = credentials.find(login);
        String account = accountKey(login, user);
        throttle.begin(SignInThrottle.Kind.SIGN_IN, account, request.clientAddress());
        boolean right = user.isPresent()
                ? passwords.matches(password, user.get().password())
                : passwords.matchesNobody(password);
        return user.filter(found -> right && found.mayEnter())
                .flatMap(found -> sessions.open(
                        found,
                        withRefresh,
                        connection -> throttle.succeeded(connection, account, request.clientAddress())))
                .orElseThrow(() -> Problem.of(
                                401, "login-failed", "Login failed", "The username or the password is not right.")
                        .with("WWW-Authenticate", "Bearer"));
    }

    /**
     * By what an account is counted: one that exists by its id, so that its username and its e-mail address share a
     * count; one that does not by a hash of what was typed, which may be a password in the wrong field.
     */
    private static String accountKey(String login, Optional<Credentials.Credential> user) {
        String typed = "name:" + hash(Credentials.key(login));
        return user.map(found -> "id:" + found.userId()).orElse(typed);
    }

    private static String hash(String text) {
        try {
            return Base64.getUrlEncoder()
                    .withoutPadding()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private Response refresh(Request request) {
        Fields body = request.json();
        // A page in a browser cannot read the cookie; it sends an object without a token and lets the cookie speak.
        Optional<String> cookie = body.has("token") ? Optional.empty() : request.cookie(COOKIE);
        String token = cookie.orElseGet(() -> body.string("token"));
        if (body.has("expires_in")) {
            body.integer("expires_in");
        }
        body.optionalString("token_type");
        body.check();
        return withCookie(
                request,
                sessions.refresh(request.caller(Principal.class), token)
                        .orElseThrow(() -> Problem.unauthorized("A valid refresh token is required.")));
    }

    private Response withCookie(Request request, Sessions.Issued issued) {
        String refresh = issued.refresh().orElseThrow();
        return Response.ok(new LoginAnswer(
                        issued.username(),
                        new TokenData(issued.access(), sessions.accessLifetime().toSeconds(), "bearer"),
                        new TokenData(refresh, sessions.refreshLifetime().toSeconds(), "bearer")))
                .with("Set-Cookie", cookie(request, refresh, sessions.refreshLifetime()));
    }

    private static String cookie(Request request, String value, Duration lifetime) {
        return COOKIE + "=" + value + "; Path=" + PATH + "; Max-Age=" + lifetime.toSeconds()
                + "; HttpOnly; SameSite=Strict" + (request.https() ? "; Secure" : "");
    }

    private Response me(Request request) {
        long id = request.caller(Principal.class).userId();
        Map<String, Object> user = database.read(c -> Sql.one(
                        c,
                        "SELECT username, email, name, is_superuser, is_active FROM users WHERE id = ?",
                        row -> {
                            Map<String, Object> fields = new LinkedHashMap<>();
                            fields.put("id", id);
                            fields.put("username", row.getString(1));
                            fields.put("email", row.getString(2));
                            fields.put("name", row.getString(3));
                            fields.put("is_superuser", row.getBoolean(4));
                            fields.put("is_active", row.getBoolean(5));
                            return fields;
                        },
                        id)
                // Removed between the gate and here.
                .orElseThrow(() -> Problem.unauthorized("A valid access token is required.")));
        return Response.ok(user);
    }

    private Response logout(Request request) {
        sessions.logout(request.caller(Principal.class), request.cookie(COOKIE));
        return Response.message("Logged out.").with("Set-Cookie", cookie(request, "", Duration.ZERO));
    }

    private Response recover(Request request) {
        String email = request.pathParameter("email");
        throttle.begin(SignInThrottle.Kind.RECOVERY, "name:" + hash(Credentials.key(email)), request.clientAddress());
        recovery.ask(email);
        return Response.message("If the address belongs to an account, a mail with further steps is on its way.");
    }

    private Response reset(Request request) {
        Fields body = request.json();
        String token = body.string("token");
        String password = passwords.read(body, "new_password");
        body.check();
        recovery.complete(token, password);
        return Response.message("The password was changed.");
    }
}
