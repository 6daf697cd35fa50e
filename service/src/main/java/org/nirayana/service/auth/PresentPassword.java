package org.nirayana.service.auth;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;

/**
 * Whether somebody who is signed in knows the present password: whoever finds an open browser, or a token, must not be able to
 * take the account over.
 *
 * <p>It is sent along, or it was typed a moment ago: a sign-in of the last minutes counts too, so that programs which sign in to
 * change a password or an address, as the interface has it, go on working. A wrong one counts as a failed sign-in.
 */
public final class PresentPassword {
    /** For how long a sign-in stands for the password. */
    static final Duration FRESH = Duration.ofMinutes(5);

    private final Sessions sessions;
    private final Credentials credentials;
    private final Passwords passwords;
    private final SignInThrottle throttle;
    private final Clock clock;

    PresentPassword(
            Sessions sessions, Credentials credentials, Passwords passwords, SignInThrottle throttle, Clock clock) {
        this.sessions = sessions;
        this.credentials = credentials;
        this.passwords = passwords;
        this.throttle = throttle;
        this.clock = clock;
    }

    /**
     * Refuses a caller who has not proved to know the password.
     *
     * @param given what the caller sent as the present password
     * @throws Problem 400 when it is missing or not right
     * @throws TooManyAttemptsException after too many wrong ones
     */
    public void require(Request request, Optional<String> given) {
        require(request.caller(Principal.class), given, request.clientAddress());
    }

    void require(Principal caller, Optional<String> given, String address) {
        if (given.isPresent()) {
            check(caller.userId(), given.get(), address);
        } else if (!hasJustSignedIn(caller)) {
            throw Problem.invalid("current_password", FieldCode.CURRENT_PASSWORD_NEEDED.with());
        }
    }

    private void check(long userId, String given, String address) {
        String account = "id:" + userId;
        String stored = credentials
                .find(userId)
                .orElseThrow(() -> Problem.of(ProblemCode.ACCESS_TOKEN_REQUIRED.with()))
                .password();
        try (SignInThrottle.Attempt attempt = throttle.begin(SignInThrottle.Kind.SIGN_IN, account, account, address)) {
            if (!passwords.matches(given, stored)) {
                throw Problem.invalid("current_password", FieldCode.CURRENT_PASSWORD_WRONG.with());
            }
            attempt.succeeded();
        }
    }

    /** A session begins with a sign-in, and a refresh does not make it younger. */
    private boolean hasJustSignedIn(Principal caller) {
        return sessions.beganAfter(caller, clock.instant().minus(FRESH));
    }
}
