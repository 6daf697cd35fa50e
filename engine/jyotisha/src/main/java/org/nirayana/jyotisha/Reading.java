package org.nirayana.jyotisha;

import java.util.Locale;

/**
 * One of several ways to read a rule on which authors differ: a constant of an enum whose first constant is the default.
 *
 * <p>{@link Conventions} keep what was chosen: {@code conventions.with(AshtakavargaTable.VARAHAMIHIRA)}. A feature whose
 * schools differ in many small things needs an enum for each, and nothing else.
 */
public interface Reading {
    /** What is chosen, as requests call it: {@code ashtakavarga_table}. The same for all constants of a type. */
    String choice();

    /** What is chosen, in a sentence. The same for all constants of a type. */
    String about();

    /** Who reads the rule so, and how. */
    String note();

    /** The name of the constant. */
    String name();

    /** This way, as requests name it. */
    default String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
