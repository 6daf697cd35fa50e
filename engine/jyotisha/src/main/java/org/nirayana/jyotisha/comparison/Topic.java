package org.nirayana.jyotisha.comparison;

import java.util.Locale;

/** What a difference is about. */
public enum Topic {
    /** Longitudes, signs, stars and navamsas. */
    PLACES,
    /** The signs of the other divisional charts. */
    VARGAS,
    DASHAS,
    /** The limbs of the day, sunrise and sunset, names and times of the almanac. */
    DAY,
    /** Cusps, and who stands in which bhava. */
    HOUSES,
    ASPECTS,
    /** Dignities, combustion, wars and avasthas. */
    STATES,
    ASHTAKAVARGA,
    /** With ishta and kashta phala, and the strength of bhavas. */
    SHADBALA,
    VIMSOPAKA;

    private final String id = name().toLowerCase(Locale.ROOT);

    /** As requests and answers write it. */
    public String id() {
        return id;
    }
}
