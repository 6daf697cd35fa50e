package org.nirayana.jyotisha.strength;

import java.util.Locale;

/** Whether a graha wakes, dreams or sleeps, by its dignity (Brihat Parashara Hora Shastra 45.5). */
public enum JagradadiAvastha {
    /** Awake: in its own sign or exalted. */
    JAGRAT,
    /** Dreaming: with a friend or one that is neither. */
    SWAPNA,
    /** Asleep: with an enemy or debilitated. */
    SUSHUPTI;

    static JagradadiAvastha of(Dignity dignity) {
        return switch (dignity) {
            case EXALTED, MOOLATRIKONA, OWN -> JAGRAT;
            case GREAT_FRIEND, FRIEND, NEUTRAL -> SWAPNA;
            case ENEMY, GREAT_ENEMY, DEBILITATED -> SUSHUPTI;
        };
    }

    /** The name in answers: {@code jagrat}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
