package org.nirayana.service.storage;

import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.routing.Handler;

/** The database cannot be reached just now; trying again later may work. */
public sealed class DatabaseUnavailable extends RuntimeException permits DatabaseDamaged, LibraryNotLoaded {
    private static final long serialVersionUID = 1L;

    public DatabaseUnavailable(String message, Throwable cause) {
        super(message, cause);
    }

    DatabaseUnavailable(String message) {
        super(message);
    }

    /** The same handler, which answers 503 when the database goes away under it. */
    public static Handler as503(Handler handler) {
        return request -> {
            try {
                return handler.handle(request);
            } catch (DatabaseUnavailable e) {
                throw Problem.unavailable("The database cannot be reached.", 1);
            }
        };
    }
}
