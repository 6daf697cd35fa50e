package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** What a war moves from the loser to the victor. */
public enum YuddhaReading implements Reading {
    RAMAN(
            "the difference of their sthana, dig and kala bala up to hora, divided by that of their discs (Raman art. 76-77)"),
    BPHS("the whole difference of their shadbala (BPHS 27.20); unchecked"),
    NONE("nothing");

    /** Which of them is chosen. */
    public static final Convention<YuddhaReading> CONVENTION = Convention.of(
                    "yuddha_bala", "What a war moves from the loser to the victor.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    YuddhaReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<YuddhaReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
