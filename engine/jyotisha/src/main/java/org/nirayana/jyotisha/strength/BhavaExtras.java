package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** Whether bhava bala has the additions of BPHS 27.30-31. */
public enum BhavaExtras implements Reading {
    NONE("none (Raman)"),
    BPHS(
            "60 for each of Jupiter and Mercury in the bhava, 60 less for each of Sun, Mars and Saturn; 15 by day for signs that rise with the head, by night for those that rise with the back, at twilight of two ghatis for Pisces (unchecked)");

    /** Which of them is chosen. */
    public static final Convention<BhavaExtras> CONVENTION = Convention.of(
                    "bhava_extras", "Whether bhava bala has the additions of BPHS 27.30-31.", values())
            .moving(Part.BHAVA_BALA);

    private final String note;

    BhavaExtras(String note) {
        this.note = note;
    }

    @Override
    public Convention<BhavaExtras> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
