package org.nirayana.service.storage;

/** The native library of the embedded database cannot be loaded: trying again never helps, another folder does. */
public final class LibraryNotLoaded extends DatabaseUnavailable {
    private static final long serialVersionUID = 1L;

    LibraryNotLoaded(Throwable cause) {
        super("SQLite's native library cannot be loaded", cause);
    }
}
