package org.nirayana.jyotisha.strength;

import java.util.Locale;

/** The mood of a graha (Brihat Parashara Hora Shastra 45.7-10): one by its sign, two more by who is with it. */
public enum DeeptadiAvastha {
    /** Exalted. */
    DEEPTA,
    /** In its own sign. */
    SWASTHA,
    /** With a great friend. */
    PRAMUDITA,
    /** With a friend. */
    SHANTA,
    /** With one that is neither. */
    DEENA,
    /** With an enemy. */
    DUHKHITA,
    /** With a great enemy. */
    KHALA,
    /** Joined by a malefic. */
    VIKALA,
    /** Combust. */
    KOPA;

    /** By the sign alone; the text has no state for debilitation, so that the relation to the lord decides. */
    static DeeptadiAvastha of(Dignity bySign, Dignity relation) {
        return switch (bySign) {
            case EXALTED -> DEEPTA;
            case MOOLATRIKONA, OWN -> SWASTHA;
            case GREAT_FRIEND -> PRAMUDITA;
            case FRIEND -> SHANTA;
            case NEUTRAL -> DEENA;
            case ENEMY -> DUHKHITA;
            case GREAT_ENEMY -> KHALA;
            case DEBILITATED -> of(relation, relation);
        };
    }

    /** The name in answers: {@code deepta}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
