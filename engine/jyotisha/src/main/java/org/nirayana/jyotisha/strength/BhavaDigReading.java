package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** How the direction strengthens a bhava. */
public enum BhavaDigReading implements Reading {
    RAMAN("10 virupas for each house from the weak one; Cancer is watery, Sagittarius and Capricorn are halved"),
    BPHS_ARC("a third of the arc to the middle of the weak house, Cancer among the insects (BPHS 27.26-28); unchecked"),
    WHOLE_SIGN("as Raman, with Sagittarius human and Capricorn quadruped throughout; unchecked");

    /** Which of them is chosen. */
    public static final Convention<BhavaDigReading> CONVENTION = Convention.of(
                    "bhava_dig", "How the direction strengthens a bhava.", values())
            .moving(Part.BHAVA_BALA);

    private final String note;

    BhavaDigReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<BhavaDigReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
