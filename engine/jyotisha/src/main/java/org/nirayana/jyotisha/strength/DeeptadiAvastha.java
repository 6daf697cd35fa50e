package org.nirayana.jyotisha.strength;

import java.util.Locale;

/**
 * The mood of a graha (Brihat Parashara Hora Shastra 45.7-10): one by its sign, two more by who is with it. Phaladeepika has a
 * list of ten, in which some names mean something else; {@link DeeptadiList} chooses.
 */
public enum DeeptadiAvastha {
    /** Exalted. */
    DEEPTA,
    /** In its own sign, in both lists. */
    SWASTHA,
    /** With a great friend. */
    PRAMUDITA,
    /** With a friend; in Phaladeepika in the varga of a benefic. */
    SHANTA,
    /** With one that is neither. */
    DEENA,
    /** With an enemy. */
    DUHKHITA,
    /** With a great enemy; in Phaladeepika in the varga of a malefic. */
    KHALA,
    /** Joined by a malefic; in Phaladeepika combust. */
    VIKALA,
    /** Combust. */
    KOPA,
    /** Phaladeepika: exalted. */
    PRADIPTA,
    /** Phaladeepika: in its moolatrikona. */
    SUKHITA,
    /** Phaladeepika: with a friend. */
    MUDITA,
    /** Phaladeepika: bright, that is seen and not combust. */
    SHAKTA,
    /** Phaladeepika: overcome in war. */
    NIPIDITA,
    /** Phaladeepika: debilitated. */
    ATIBHITA;

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
