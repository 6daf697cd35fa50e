package org.nirayana.service.config;

import java.util.Locale;

/** Who may make an account without a superuser. */
public enum RegistrationMode {
    /** Nobody: superusers make accounts. */
    CLOSED,
    /** Whoever confirms an e-mail address. */
    OPEN,
    /** Whoever confirms an e-mail address, once a superuser has agreed. */
    APPROVAL;

    /** As the variable has it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
