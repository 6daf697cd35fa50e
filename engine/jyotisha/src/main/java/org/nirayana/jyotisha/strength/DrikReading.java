package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** How much of the aspects received counts. */
public enum DrikReading implements Reading {
    QUARTER("a quarter of the benefic less the malefic"),
    QUARTER_PLUS_JUPITER_MERCURY(
            "besides the whole aspects of Jupiter and Mercury (BPHS 27.19 as Santhanam reads it); unchecked"),
    FULL("all of it; unchecked");

    /** Which of them is chosen. */
    public static final Convention<DrikReading> CONVENTION = Convention.of(
                    "drik_bala", "How much of the aspects received counts.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    DrikReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<DrikReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
