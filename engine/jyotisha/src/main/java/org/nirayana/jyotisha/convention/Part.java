package org.nirayana.jyotisha.convention;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What is computed together, and so moves together when a convention changes. */
public enum Part {
    PLACES,
    VARGAS,
    DASHAS,
    LIMBS,
    SUN,
    /** Before the names, which follow from the same panchanga. */
    DAY_TIMES,
    DAY_NAMES,
    HOUSES,
    ASPECTS,
    STATES,
    LAJJITADI,
    SAYANADI,
    BINDUS,
    SHADBALA,
    BHAVA_BALA,
    VIMSOPAKA,
    /** The kutas of two Moons. */
    KUTAS,
    /** The poruthams of two Moons. */
    PORUTHAMS,
    /** What matching asks of two whole charts. */
    TWO_CHARTS,
    EVENTS,
    ECLIPSES,
    TRANSITS,
    SADE_SATI;

    /** Those that follow from one birth and its day; {@code comparison} compares them. */
    public static final Set<Part> OF_ONE_BIRTH = upTo(VIMSOPAKA);

    /** Those that follow from the places of Sun and Moon. */
    public static final Set<Part> OF_LUMINARIES = without(OF_ONE_BIRTH, SUN);

    /** Those that follow from the places of the nine and the ascendant. */
    public static final Set<Part> OF_PLACES = without(OF_LUMINARIES, LIMBS, DAY_TIMES, DAY_NAMES);

    /** Those that follow from sunrise. */
    public static final Set<Part> OF_SUNRISE =
            Collections.unmodifiableSet(EnumSet.of(SUN, DAY_TIMES, DAY_NAMES, SAYANADI, SHADBALA, BHAVA_BALA));

    private final String id = name().toLowerCase(Locale.ROOT);

    /** As answers write it. */
    public String id() {
        return id;
    }

    private static Set<Part> upTo(Part last) {
        return Collections.unmodifiableSet(EnumSet.range(PLACES, last));
    }

    private static Set<Part> without(Set<Part> parts, Part... others) {
        Set<Part> left = EnumSet.copyOf(parts);
        List.of(others).forEach(left::remove);
        return Collections.unmodifiableSet(left);
    }
}
