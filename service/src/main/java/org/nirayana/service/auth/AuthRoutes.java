package org.nirayana.service.auth;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.operation.Read;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.MessageView;
import org.nirayana.api.view.ProblemView;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.ratelimit.LocalRateLimiter;
import org.nirayana.service.ratelimit.RateLimiter;
import org.nirayana.service.tiers.Tier;
import org.nirayana.words.Language;

/** Sign-in, refresh, logout and recovery over HTTP. */
final class AuthRoutes {
    /** Far more than people and programs need that keep their tokens. */
    private static final int SIGN_INS_PER_MINUTE = 120;

    private static final String COOKIE = "refresh_token";
    private static final String PATH = "/api/v1/auth";

    private static final String TAG = "authentication";

    private static final Operation.Header SETS_COOKIE =
            new Operation.Header("Set-Cookie", "The refresh token as the HTTP-only cookie `refresh_token`.", true);

    private static final Parameter<String> EMAIL = Parameter.raw("email", Map.of("type", "string"))
            .describe("A registered e-mail address.")
            .inPath();
    private static final Parameter<Language> LANGUAGE = Parameter.oneOf("lang", Language.values(), Language::code)
            .describe("Language of the mail.")
            .orElse(Language.ENGLISH, Language.ENGLISH.code());
    private static final Parameter<String> REFRESH_COOKIE = Parameter.raw(COOKIE, Map.of("type", "string"))
            .describe("The refresh token, as signing in set it.")
            .inCookie();

    private static final Operation RECOVER = Operation.post("recoverPassword", PATH + "/password-recovery/{email}")
            .open()
            .summary(TAG, "Ask for a new password by mail")
            .description("The answer is the same whether or not the address is known.")
            .parameters(EMAIL, LANGUAGE)
            .answer("Asked.", MessageView.class)
            .problems(429)
            .build();

    private final Credentials credentials;
    private final Passwords passwords;
    private final Sessions sessions;
    private final SignInThrottle throttle;
    private final Recovery recovery;
    private final CrossSite crossSite;
    private final Guests guests;
    private final AccountCache memory;
    private final RateLimiter signIns = new LocalRateLimiter();
    private final RateLimiter refreshes = new LocalRateLimiter();

    AuthRoutes(
            Credentials credentials,
            Passwords passwords,
            Sessions sessions,
            SignInThrottle throttle,
            Recovery recovery,
            CrossSite crossSite,
            Guests guests,
            AccountCache memory) {
        this.credentials = credentials;
        this.passwords = passwords;
        this.sessions = sessions;
        this.throttle = throttle;
        this.recovery = recovery;
        this.crossSite = crossSite;
        this.guests = guests;
        this.memory = memory;
    }

    void mount(Routes routes) {
        routes.blocking(
                        form(
                                        Operation.post("login", PATH + "/login")
                                                .open()
                                                .summary(TAG, "Sign in")
                                                .description("Form data. After 5 failures for one account from one"
                                                        + " address, 50 from one address or 100 for one account within"
                                                        + " 15 minutes: 429. From a page of another site that is not"
                                                        + " allowed to call: 403."),
                                        AuthBodies.LoginForm.class)
                                .answer(
                                        200,
                                        "An access and a refresh token.",
                                        Map.of(Operation.JSON, Schema.of(LoginView.class)),
                                        SETS_COOKIE)
                                .problems(403)
                                .build(),
                        this::refuseBanned,
                        this::login)
                .blocking(
                        form(
                                        Operation.post("token", PATH + "/token")
                                                .open()
                                                .summary(TAG, "Sign in as OAuth2 has it")
                                                .description(
                                                        "The grant `password`, for the Authorize button of the documentation and for libraries of"
                                                                + " OAuth2. With the scope `offline_access` the answer has a refresh token for the grant"
                                                                + " `refresh_token`, which gives a new pair. It works once, asked again within 10 seconds it"
                                                                + " is answered with the same successor, and a later use ends the session. That of `login`"
                                                                + " is not taken here, nor this one there. Errors have `error` and `error_description` too"
                                                                + " (RFC 6749, 5.2)."),
                                        AuthBodies.TokenForm.class)
                                .answer("An access token.", LoginView.OAuth.class)
                                .build(),
                        this::refuseBanned,
                        this::token)
                .quick(
                        Operation.post("guest", PATH + "/guest")
                                .open()
                                .summary(TAG, "Look around without an account")
                                .description(
                                        "A token of the tier `guest` for 30 minutes, without a refresh token; whoever"
                                                + " wants to go on asks again. Requests count by address (IPv6 by /64),"
                                                + " over all tokens; more than " + Guests.MAX_TOKENS_PER_MINUTE
                                                + " tokens a minute are refused. What guests may not do is 403 with the type"
                                                + " `/problems/guest-not-allowed`. Where `GUESTS` is `off`: 403.")
                                .answer("An access token, and what it opens.", GuestView.class)
                                .problems(403, 429)
                                .build(),
                        this::guest)
                .blocking(
                        Operation.post("refresh", PATH + "/refresh")
                                .authenticated()
                                .summary(TAG, "Exchange a refresh token for a new pair")
                                .description("Needs the access token and the refresh token of one session. A refresh"
                                        + " token works once; asked again within 10 seconds it is answered with the same"
                                        + " successor, and a later use ends the session. Without `token` the refresh"
                                        + " token is read from the cookie `refresh_token`.")
                                .body(AuthBodies.RefreshBody.class)
                                .answer(
                                        200,
                                        "A new pair.",
                                        Map.of(Operation.JSON, Schema.of(LoginView.class)),
                                        SETS_COOKIE)
                                .build(),
                        this::refresh)
                .blocking(
                        Operation.post("resume", PATH + "/resume")
                                .open()
                                .summary(TAG, "Go on where you chose to stay signed in")
                                .description(
                                        "For pages: by the cookie `refresh_token` alone, where `login` was asked with"
                                                + " `stay_signed_in=true`; any other refresh token is 401. It works once, as for `refresh`."
                                                + " From a page of another site that is not allowed to call: 403.")
                                .parameters(REFRESH_COOKIE)
                                .answer(
                                        200,
                                        "A new pair.",
                                        Map.of(Operation.JSON, Schema.of(LoginView.class)),
                                        SETS_COOKIE)
                                .answer(
                                        401,
                                        "Nobody stays signed in.",
                                        Map.of(ProblemView.MEDIA_TYPE, Schema.of(ProblemView.class)),
                                        new Operation.Header("WWW-Authenticate", "", true))
                                .problems(403, 429)
                                .build(),
                        this::resume)
                .blocking(
                        Operation.get("me", PATH + "/me")
                                .authenticated()
                                .openToKeys()
                                .summary(TAG, "The user the token or API key belongs to")
                                .description(
                                        "What a program asks first: whether its token or key holds, and whose it is. Guests have"
                                                + " no account, so they are refused.")
                                .answer("The user.", MeView.class)
                                .build(),
                        this::me)
                .blocking(
                        Operation.post("logout", PATH + "/logout")
                                .authenticated()
                                .openToGuests()
                                .summary(TAG, "Sign out")
                                .description("Ends the session: its access tokens and refresh tokens stop working at"
                                        + " once. The refresh token in the cookie is ended too. The token of a guest"
                                        + " stops working.")
                                .parameters(REFRESH_COOKIE)
                                .answer(
                                        200,
                                        "Signed out.",
                                        Map.of(Operation.JSON, Schema.of(MessageView.class)),
                                        new Operation.Header("Set-Cookie", "Clears the cookie `refresh_token`.", true))
                                .build(),
                        this::logout)
                .blocking(RECOVER, this::refuseBannedRecovery, this::recover)
                .blocking(
                        Operation.post("resetPassword", PATH + "/reset-password")
                                .open()
                                .summary(TAG, "Set a new password with the token from the mail")
                                .description("The token works once, within an hour, and not after the password or the"
                                        + " address was changed or the account deactivated.")
                                .body(AuthBodies.PasswordResetBody.class)
                                .answer("The password was changed.", MessageView.class)
                                .build(),
                        this::reset);
    }

    /** Signing in: a form of either kind, a password that is hashed, and one refusal for whatever is wrong. */
    private static Operation.Builder form(Operation.Builder operation, Class<? extends Record> form) {
        return operation
                .body("application/x-www-form-urlencoded", Schema.of(form))
                .body("multipart/form-data", Schema.of(form))
                .answer(
                        401,
                        "The username or the password is not right, or the account may not enter: one answer for all.",
                        Map.of(ProblemView.MEDIA_TYPE, Schema.of(ProblemView.class)),
                        new Operation.Header("WWW-Authenticate", "", true))
                .problems(429)
                .costly();
    }

    private Response login(Request request) {
        crossSite.refuse(request);
        AuthBodies.LoginForm login = request.form(AuthBodies.LoginForm.class).get();
        Claims.Type refresh = login.staySignedIn().orElse(false) ? Claims.Type.KEPT : Claims.Type.REFRESH;
        return withCookie(request, signIn(request, login.username(), login.password(), Optional.of(refresh)));
    }

    /** By the cookie alone, of whoever chose so at the sign-in: a page in a new browser window has nothing else. */
    private Response resume(Request request) {
        crossSite.refuse(request);
        Claims old = request.cookie(COOKIE)
                .flatMap(sessions::kept)
                .filter(claims -> !memory.hasEnded(claims))
                .orElseThrow(AuthRoutes::notKept);
        Account account = memory.known(old)
                .or(() -> memory.load(old))
                .filter(Account::active)
                .orElseThrow(AuthRoutes::notKept);
        limitRefreshes(old);
        return withCookie(request, sessions.exchange(old, account.username()).orElseThrow(AuthRoutes::notKept));
    }

    private static Problem notKept() {
        return Problem.of(ProblemCode.NO_STAYING_SIGNED_IN.with());
    }

    private void limitRefreshes(Claims old) {
        RateLimiter.Decision decision = refreshes.take(old.userId(), SIGN_INS_PER_MINUTE);
        if (!decision.admitted()) {
            throw Problem.of(
                    ProblemCode.REFRESHES_OF_ACCOUNT.with("limit", SIGN_INS_PER_MINUTE), decision.resetSeconds());
        }
    }

    private Response token(Request request) {
        Read<AuthBodies.TokenForm> form = request.form(AuthBodies.TokenForm.class);
        try {
            Sessions.Issued issued = granted(request, form);
            return Response.ok(LoginView.OAuth.bearer(
                    issued.access(), sessions.accessLifetime().toSeconds(), issued.refresh()));
        } catch (InvalidInput invalid) {
            throw Problem.invalid(invalid).asOAuthError("invalid_request");
        } catch (Problem refused) {
            // The codes of RFC 6749 (5.2), for libraries that know no problem details.
            throw switch (refused.status()) {
                case 400 -> refused.asOAuthError("invalid_request");
                case 401 -> refused.asOAuthError("invalid_grant");
                default -> refused;
            };
        }
    }

    private Sessions.Issued granted(Request request, Read<AuthBodies.TokenForm> form) {
        if (!form.isFine("grant_type")) {
            throw Problem.invalid("grant_type", FieldCode.GRANT_TYPE.with()).asOAuthError("unsupported_grant_type");
        }
        if (form.unchecked().grantType().filter("refresh_token"::equals).isPresent()) {
            form.check("refresh_token", given -> required(given.refreshToken()));
            return refreshed(form.get().refreshToken().orElseThrow());
        }
        AuthBodies.TokenForm given = form.check("username", one -> required(one.username()))
                .check("password", one -> required(one.password()))
                .get();
        boolean offline = given.scope()
                .filter(scope -> List.of(scope.split(" ", -1)).contains("offline_access"))
                .isPresent();
        return signIn(
                request,
                given.username().orElseThrow(),
                given.password().orElseThrow(),
                offline ? Optional.of(Claims.Type.OFFLINE) : Optional.empty());
    }

    private static Optional<Reason> required(Optional<String> given) {
        return given.isPresent() ? Optional.empty() : Optional.of(FieldCode.REQUIRED.with());
    }

    /**
     * By a refresh token alone. Only one that was asked for so is taken: that of a browser is of use beside its access token and no
     * other way. It rotates as the others do, and one that is used once more ends its session.
     */
    private Sessions.Issued refreshed(String token) {
        // Of a session that has ended nothing is written, however often somebody shows what is left of it.
        Claims old = sessions.offline(token)
                .filter(claims -> !memory.hasEnded(claims))
                .filter(claims -> memory.known(claims)
                        .or(() -> memory.load(claims))
                        .filter(Account::active)
                        .isPresent())
                .orElseThrow(AuthRoutes::noGrant);
        limitRefreshes(old);
        return sessions.exchange(old, "").orElseThrow(AuthRoutes::noGrant);
    }

    private static Problem noGrant() {
        return Problem.of(ProblemCode.REFRESH_TOKEN_INVALID.with()).asOAuthError("invalid_grant");
    }

    private Sessions.Issued signIn(Request request, String login, String password, Optional<Claims.Type> refresh) {
        Optional<Credentials.Credential> user = credentials.find(login);
        String account = accountKey(login, user);
        try (SignInThrottle.Attempt attempt =
                throttle.begin(SignInThrottle.Kind.SIGN_IN, account, typedKey(login), request.clientAddress())) {
            boolean right = user.isPresent()
                    ? passwords.matches(password, user.get().password())
                    : passwords.matchesNobody(password);
            Optional<Credentials.Credential> entering = user.filter(found -> right && found.mayEnter());
            entering.ifPresent(found -> limitSignIns(found, attempt));
            return entering.flatMap(found -> sessions.open(found, refresh, from(request), attempt::succeeded))
                    .orElseThrow(() -> Problem.of(ProblemCode.LOGIN_WRONG.with()));
        }
    }

    private static Sessions.From from(Request request) {
        return new Sessions.From(Device.of(request.header("User-Agent")), request.clientAddress());
    }

    /** Who signs in for every request makes a session each time: tokens are there to be kept. */
    private void limitSignIns(Credentials.Credential user, SignInThrottle.Attempt attempt) {
        RateLimiter.Decision decision = signIns.take(user.userId(), SIGN_INS_PER_MINUTE);
        if (!decision.admitted()) {
            // The password was right: what comes too often is no guess, and must not end in a ban of a quarter of an
            // hour.
            attempt.succeeded();
            throw Problem.of(
                    ProblemCode.SIGN_INS_OF_ACCOUNT.with("limit", SIGN_INS_PER_MINUTE), decision.resetSeconds());
        }
    }

    /** On the event loop, so that whoever is banned takes no worker from others. */
    private void refuseBanned(Request request) {
        request.form(AuthBodies.TokenForm.class)
                .unchecked()
                .username()
                .ifPresent(login ->
                        throttle.refuseBanned(SignInThrottle.Kind.SIGN_IN, typedKey(login), request.clientAddress()));
    }

    private void refuseBannedRecovery(Request request) {
        throttle.refuseBanned(
                SignInThrottle.Kind.RECOVERY, typedKey(request.pathParameter("email")), request.clientAddress());
    }

    /**
     * By what an account is counted: one that exists by its id, so that its username and its e-mail address share a
     * count; one that does not by a hash of what was typed, which may be a password in the wrong field.
     */
    private static String accountKey(String login, Optional<Credentials.Credential> user) {
        return user.map(found -> "id:" + found.userId()).orElseGet(() -> typedKey(login));
    }

    /** Counts somebody who asks for an account by the address, which may be anybody's. */
    static void countRegistration(SignInThrottle throttle, String email, String address) {
        String account = typedKey(email);
        throttle.begin(SignInThrottle.Kind.REGISTRATION, account, account, address)
                .close();
    }

    private static String typedKey(String login) {
        return "name:" + RandomIds.hash(Credentials.key(login));
    }

    private Response refresh(Request request) {
        Read<AuthBodies.RefreshBody> body = request.read(AuthBodies.RefreshBody.class);
        // A page in a browser cannot read the cookie; it sends an object without a token and lets the cookie speak.
        Optional<String> token = body.unchecked().token().or(() -> request.cookie(COOKIE));
        body.check("token", given -> required(token)).get();
        return withCookie(
                request,
                sessions.refresh(request.caller(Principal.class), token.orElseThrow())
                        .orElseThrow(() -> Problem.of(ProblemCode.REFRESH_TOKEN_REQUIRED.with())));
    }

    private Response withCookie(Request request, Sessions.Issued issued) {
        String refresh = issued.refresh().orElseThrow();
        return Response.ok(new LoginView(
                        issued.username(),
                        LoginView.Token.bearer(
                                issued.access(), sessions.accessLifetime().toSeconds()),
                        LoginView.Token.bearer(
                                refresh, sessions.refreshLifetime().toSeconds())))
                .with("Set-Cookie", cookie(request, refresh, sessions.refreshLifetime()));
    }

    private static String cookie(Request request, String value, Duration lifetime) {
        return COOKIE + "=" + value + "; Path=" + PATH + "; Max-Age=" + lifetime.toSeconds()
                + "; HttpOnly; SameSite=Strict" + (request.https() ? "; Secure" : "");
    }

    /** For whoever has just ended the session that asked. */
    static String clearedCookie(Request request) {
        return cookie(request, "", Duration.ZERO);
    }

    private Response me(Request request) {
        long id = request.caller(Principal.class).userId();
        MeView user = credentials
                .profile(id)
                // Removed between the gate and here.
                .orElseThrow(() -> Problem.of(ProblemCode.CREDENTIAL_REQUIRED.with()));
        return Response.ok(user);
    }

    /** Whoever comes without an account; nothing is written down. */
    private Response guest(Request request) {
        if (!guests.areAdmitted()) {
            throw Problem.of(ProblemCode.NO_GUESTS.with());
        }
        // A superuser may have removed it where guests were switched off, beside an instance that lets them in.
        Tier tier = memory.named(Tier.GUEST).orElseThrow(AccountAuthorizer::guestRefused);
        return Response.ok(GuestView.of(guests.issue(request.clientAddress()), tier));
    }

    private Response logout(Request request) {
        Principal caller = request.caller(Principal.class);
        if (caller.isGuest()) {
            guests.end(caller.claims());
        } else {
            sessions.logout(caller, request.cookie(COOKIE));
        }
        return Response.message("Logged out.").with("Set-Cookie", clearedCookie(request));
    }

    private Response recover(Request request) {
        String email = request.pathParameter("email");
        Input input = new Input(RECOVER, request);
        Language language = input.get(LANGUAGE);
        input.check();
        String account = typedKey(email);
        throttle.begin(SignInThrottle.Kind.RECOVERY, account, account, request.clientAddress())
                .close();
        recovery.ask(email, language);
        return Response.message("If the address belongs to an account, a mail with further steps is on its way.");
    }

    private Response reset(Request request) {
        AuthBodies.PasswordResetBody body = request.read(AuthBodies.PasswordResetBody.class)
                .check("new_password", given -> passwords.objection(given.newPassword()))
                .get();
        recovery.complete(body.token(), body.newPassword());
        return Response.message("The password was changed.");
    }
}
