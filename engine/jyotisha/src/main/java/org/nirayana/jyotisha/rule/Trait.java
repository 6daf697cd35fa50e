package org.nirayana.jyotisha.rule;

import org.nirayana.jyotisha.zodiac.Nakshatra;

/** What a place in the zodiac is by a table: its sign, the gana or the nadi of its star. Usually constants of an enum. */
public interface Trait {
    /** The name in answers: {@code gana}. */
    String id();

    /**
     * What a pada has.
     *
     * @param pada 1 to 4
     * @return a constant of an enum, the same for all padas that have it in common
     */
    Enum<?> of(Nakshatra nakshatra, int pada);
}
