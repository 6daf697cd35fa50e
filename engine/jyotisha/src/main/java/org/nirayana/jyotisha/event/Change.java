package org.nirayana.jyotisha.event;

import java.util.Locale;

/** What happens in an event. */
public enum Change {
    /** A graha enters a part of the zodiac. */
    ENTERS,
    /** A planet begins to go backwards (vakri). */
    TURNS_RETROGRADE,
    /** A planet begins to go forwards (margi). */
    TURNS_DIRECT,
    /** Something begins that lasts: combustion, a war, a samagama. */
    BEGINS,
    /** It ends. */
    ENDS,
    /** A longitude, or the angle of a look, is exact. */
    EXACT,
    /** An eclipse is at its greatest. */
    GREATEST,
    NEW_MOON,
    FULL_MOON,
    /** A planet is not seen any more (asta). */
    SETS,
    /** A planet is seen again (udaya). */
    RISES;

    /** The name in answers: {@code enters}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
