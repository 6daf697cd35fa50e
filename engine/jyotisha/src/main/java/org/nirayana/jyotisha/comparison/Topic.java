package org.nirayana.jyotisha.comparison;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.nirayana.jyotisha.convention.Part;

/** What a difference is about. */
public enum Topic {
    /** Longitudes, signs, stars and navamsas. */
    PLACES(Part.PLACES),
    /** The signs of the other divisional charts. */
    VARGAS(Part.VARGAS),
    DASHAS(Part.DASHAS),
    /** The limbs of the day, sunrise and sunset, names and times of the almanac. */
    DAY(Part.LIMBS, Part.SUN, Part.DAY_TIMES, Part.DAY_NAMES),
    /** Cusps, and who stands in which bhava. */
    HOUSES(Part.HOUSES),
    ASPECTS(Part.ASPECTS),
    /** Dignities, combustion, wars and avasthas. */
    STATES(Part.STATES, Part.LAJJITADI, Part.SAYANADI),
    ASHTAKAVARGA(Part.BINDUS),
    /** With ishta and kashta phala, and the strength of bhavas. */
    SHADBALA(Part.SHADBALA, Part.BHAVA_BALA),
    VIMSOPAKA(Part.VIMSOPAKA);

    private static final Map<Part, Topic> BY_PART = new EnumMap<>(Part.class);

    static {
        for (Topic topic : values()) {
            for (Part part : topic.parts) {
                BY_PART.put(part, topic);
            }
        }
    }

    private final String id = name().toLowerCase(Locale.ROOT);

    @SuppressWarnings("ImmutableEnumChecker") // nobody changes it
    private final Part[] parts;

    Topic(Part... parts) {
        this.parts = parts;
    }

    /** What a part that follows from one birth is about. */
    static Topic of(Part part) {
        return BY_PART.get(part);
    }

    /** As requests and answers write it. */
    public String id() {
        return id;
    }
}
