package org.nirayana.jyotisha.ayanamsa;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;

/** An ayanamsa that somebody chose: one of the catalogue by its name, or one of their own. */
public sealed interface ChosenAyanamsa extends Serializable permits ChosenAyanamsa.OfCatalogue, OwnAyanamsa {
    /** Which is chosen. By its name one of the catalogue can be. */
    Convention<ChosenAyanamsa> CONVENTION = Convention.of(
                    "ayanamsa",
                    "Where the sidereal zodiac begins.",
                    new OfCatalogue(Ayanamsas.DEFAULT),
                    Ayanamsas.values(),
                    ChosenAyanamsa::id)
            .moving(Part.OF_LUMINARIES);

    /** Degrees that are added to it; written in arcseconds. */
    Convention<Double> OFFSET = Convention.ofNumber(
                    "ayanamsa_offset",
                    "Arcseconds added to the ayanamsa, in place of the setting of the service.",
                    new Convention.Limits(-1_296_000, 1_296_000, "″"),
                    0.0,
                    degrees -> BigDecimal.valueOf(degrees)
                            .multiply(BigDecimal.valueOf(3600))
                            .setScale(9, RoundingMode.HALF_EVEN),
                    seconds -> seconds.doubleValue() / 3600)
            .moving(Part.OF_LUMINARIES);

    /** The name in the catalogue, {@code lahiri}, or of one of your own. */
    String id();

    /** One of the catalogue. */
    record OfCatalogue(String id) implements ChosenAyanamsa {}
}
