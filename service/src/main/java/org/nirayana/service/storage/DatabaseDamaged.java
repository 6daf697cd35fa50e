package org.nirayana.service.storage;

/** What the database holds cannot be read any more: trying again never helps, a backup does. */
public final class DatabaseDamaged extends DatabaseUnavailable {
    private static final long serialVersionUID = 1L;

    DatabaseDamaged(Throwable cause) {
        super("the database is damaged: " + cause.getMessage(), cause);
    }
}
