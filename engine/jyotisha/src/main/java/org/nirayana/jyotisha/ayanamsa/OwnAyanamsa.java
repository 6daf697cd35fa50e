package org.nirayana.jyotisha.ayanamsa;

import java.io.Serializable;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * An ayanamsa of your own, which the catalogue does not have, with what answers call it:
 *
 * <pre>{@code
 * Ayanamsa fixed = t -> Angle.degrees(24);
 * Conventions mine = Conventions.standard().with(new OwnAyanamsa("fixed", "Fixed at 24°", "an experiment", fixed));
 * }</pre>
 *
 * <p>Two are equal when everything is, the function too: of two with the same names and different functions each has charts and
 * tables of its own. A lambda is equal to itself alone, so keep one; a record that implements {@link Ayanamsa} is equal to every
 * other of the same components. It can be serialized when its function can: a record that implements {@link Serializable} as well
 * is what to send to other machines, because it is equal there to the one that was sent.
 *
 * @param id the name among the conventions: lower-case letters, digits and underscores, {@value #MAX_ID} at most, and none
 *     that the catalogue has
 * @param name the name for people
 * @param source who defined it, and how
 * @param ayanamsa what computes it: always the same at the same time, smooth, and for any number of threads
 */
public record OwnAyanamsa(String id, String name, String source, Ayanamsa ayanamsa) implements ChosenAyanamsa {
    /** The longest id. */
    public static final int MAX_ID = 64;

    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9_]*");

    /**
     * Keeps them.
     *
     * @throws IllegalArgumentException when the id is none, or that or an alias of one of the catalogue, or there is no name
     */
    public OwnAyanamsa {
        Objects.requireNonNull(ayanamsa);
        Objects.requireNonNull(source);
        if (id.length() > MAX_ID || !ID.matcher(id).matches()) {
            throw new IllegalArgumentException(
                    "The id of an ayanamsa has lower-case letters, digits and underscores, begins with a"
                            + " letter and has at most " + MAX_ID + " characters; '" + id + "' is none.");
        }
        if (Ayanamsas.id(id).isPresent()) {
            throw new IllegalArgumentException("The catalogue has an ayanamsa '" + id
                    + "'. Choose that one by withAyanamsa(\"" + id + "\"), or give yours another id.");
        }
        if (name.isBlank()) {
            throw new IllegalArgumentException("The ayanamsa '" + id + "' has no name for people.");
        }
    }

    /** With the names that those of the catalogue have. */
    public NamedAyanamsa named() {
        return new NamedAyanamsa(NamedAyanamsa.OWN, id, name, source, ayanamsa);
    }

    /** As conventions say it. */
    @Override
    public String toString() {
        return id + " (own)";
    }
}
