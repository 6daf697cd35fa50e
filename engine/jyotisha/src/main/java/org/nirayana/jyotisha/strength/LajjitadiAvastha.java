package org.nirayana.jyotisha.strength;

import java.util.Locale;

/** How company makes a graha feel (Brihat Parashara Hora Shastra 45.11-18). */
public enum LajjitadiAvastha {
    /** Ashamed: in the fifth house with a node, the Sun, Saturn or Mars. */
    LAJJITA,
    /** Proud: exalted or in its moolatrikona. */
    GARVITA,
    /** Hungry: in an enemy's sign, with an enemy or seen by one, or with Saturn. */
    KSHUDHITA,
    /** Thirsty: in a watery sign, seen by an enemy and by no benefic. */
    TRISHITA,
    /** Glad: in a friend's sign, with a friend or seen by one, or with Jupiter. */
    MUDITA,
    /** Shaken: with the Sun, and with or seen by a malefic or an enemy. */
    KSHOBHITA;

    /** The name in answers: {@code lajjita}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
