package org.nirayana.jyotisha.ayanamsa;

/**
 * One of the catalogue's ayanamsas with what people call it.
 *
 * @param number 0 to 46
 * @param id the name in the service's contract: {@code lahiri}
 * @param name the name for people: "Lahiri"
 * @param source who defined it, and how
 * @param ayanamsa what computes it
 */
public record NamedAyanamsa(int number, String id, String name, String source, Ayanamsa ayanamsa) {}
