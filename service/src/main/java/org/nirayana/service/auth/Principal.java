package org.nirayana.service.auth;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.keys.ApiKey;

/** Who calls, as the gate found it at the moment of the request: by a token of a session, by an API key, or as a guest. */
public final class Principal implements Authorizer.Caller {
    private static final int BYTES_OF_KEY = 500;
    private static final int BYTES_OF_ENDPOINT = 80;
    private static final int BYTES_OF_ADDRESS = 120;

    private final Account account;
    private final Claims claims;
    private final ApiKey key;

    Principal(Account account, Claims claims) {
        this.account = account;
        this.claims = claims;
        this.key = null;
    }

    Principal(Account account, ApiKey key) {
        this.account = account;
        this.claims = null;
        this.key = key;
    }

    /** Somebody whose link a request is made by. */
    Principal(Account account) {
        this.account = account;
        this.claims = null;
        this.key = null;
    }

    @Override
    public long userId() {
        return account.id();
    }

    @Override
    public boolean isGuest() {
        return account.isGuest();
    }

    @Override
    public OptionalLong keyId() {
        return key == null ? OptionalLong.empty() : OptionalLong.of(key.id());
    }

    @Override
    public Optional<String> session() {
        return claims == null || !claims.type().hasSession() ? Optional.empty() : Optional.of(claims.session());
    }

    /** Whether the key has not expired meanwhile; a token's times were looked at with its signature. */
    boolean isCurrent(Clock clock) {
        return key == null || key.expiresAt().isEmpty() || key.isLive(clock.instant());
    }

    /** About what the key takes of the heap, with the lists that come with it. */
    int bytesOfKey() {
        if (key == null) {
            return 0;
        }
        int endpoints = key.endpoints().map(List::size).orElse(0);
        int addresses = key.addresses().map(List::size).orElse(0);
        return BYTES_OF_KEY + 2 * key.name().length() + BYTES_OF_ENDPOINT * endpoints + BYTES_OF_ADDRESS * addresses;
    }

    /** Why a key may not ask for this; empty when it may, and for somebody who signed in. */
    Optional<Reason> keyRefusal(Request request) {
        if (key == null) {
            return Optional.empty();
        }
        Operation requested = request.route().operation();
        if (!requested.isOpenToKeys()) {
            return Optional.of(ProblemCode.KEYS_REFUSED.with());
        }
        if (!key.allowsEndpoint(requested.endpoint())) {
            return Optional.of(ProblemCode.KEY_LACKS_ENDPOINT.with("endpoint", requested.endpoint()));
        }
        return key.allowsAddress(request.clientAddress())
                ? Optional.empty()
                : Optional.of(ProblemCode.KEY_OTHER_ADDRESS.with());
    }

    public String username() {
        return account.username();
    }

    public boolean isSuperuser() {
        return account.superuser();
    }

    Account account() {
        return account;
    }

    /** What the token says; a route that asks for it is closed to keys. */
    Claims claims() {
        if (claims == null) {
            throw new IllegalStateException("a key has no session");
        }
        return claims;
    }
}
