package org.nirayana.service.auth;

import org.nirayana.service.http.Authorizer;

/** Who calls, as the gate found it at the moment of the request. */
public final class Principal implements Authorizer.Caller {
    private final Account account;
    private final Claims claims;

    Principal(Account account, Claims claims) {
        this.account = account;
        this.claims = claims;
    }

    @Override
    public long userId() {
        return account.id();
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

    Claims claims() {
        return claims;
    }
}
