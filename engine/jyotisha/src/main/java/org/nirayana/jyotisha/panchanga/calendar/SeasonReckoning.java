package org.nirayana.jyotisha.panchanga.calendar;

/** By what the seasons and the halves of the year are told. */
public enum SeasonReckoning {
    /** The Sun in the sidereal rasis; Uttarayana begins with Makara Sankranti. */
    SIDEREAL,
    /** The Sun in the tropical rasis; Uttarayana begins with the winter solstice, as in the Rashtriya Panchang. */
    TROPICAL,
    /** Seasons by the lunar month, Chaitra and Vaishakha being spring; the halves of the year as {@link #SIDEREAL}. */
    LUNAR
}
