package org.nirayana.jyotisha.convention;

import java.util.Locale;

/** A value of a convention: a constant of an enum whose first constant is the default. */
public interface Choice {
    /** What is chosen. The same for all constants of a type. */
    Convention<?> convention();

    /** Who chooses so, and what it means. */
    String note();

    /** The name of the constant. */
    String name();

    /** This value, as requests name it. */
    default String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
