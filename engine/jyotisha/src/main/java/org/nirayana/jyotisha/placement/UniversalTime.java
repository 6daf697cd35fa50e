package org.nirayana.jyotisha.placement;

import org.nirayana.astronomy.time.TimeScales;
import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;

/** What the clock of a birth from 1972 on is taken for; before, and where no leap second is known, it is UT1 in either case. */
public enum UniversalTime implements Choice {
    /** UTC with its leap seconds, as it is. */
    UTC("UTC with its leap seconds"),
    /** UT1, by which the Earth turns: up to 0.9 s away, 14" in the ascendant. Jagannatha Hora and others that know no leap seconds. */
    UT1("UT1, as programs do that know no leap seconds, up to 0.9 s and 14\" in the ascendant");

    /** Which of them is chosen. */
    public static final Convention<UniversalTime> CONVENTION = Convention.of(
                    "universal_time", "What the clock of a birth from 1972 on is taken for.", values())
            .moving(Part.OF_ONE_BIRTH);

    private final String note;

    UniversalTime(String note) {
        this.note = note;
    }

    @Override
    public Convention<UniversalTime> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }

    /** The way from the clock to the scales of astronomy. */
    public TimeScales in(TimeScales scales) {
        return this == UTC ? scales : scales.withCivilTimeAsUt1();
    }
}
