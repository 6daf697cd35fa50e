package org.nirayana.jyotisha.ayanamsa;

/**
 * An ayanamsa with what people call it.
 *
 * @param number 0 to 46 as in the Swiss Ephemeris, then those that it has not; {@value #OWN} of {@linkplain OwnAyanamsa one of your own}
 * @param id the name in the service's contract: {@code lahiri}
 * @param name the name for people: "Lahiri"
 * @param source who defined it, and how
 * @param ayanamsa what computes it
 */
public record NamedAyanamsa(int number, String id, String name, String source, Ayanamsa ayanamsa) {
    /** In place of a number of the catalogue. */
    public static final int OWN = -1;
}
