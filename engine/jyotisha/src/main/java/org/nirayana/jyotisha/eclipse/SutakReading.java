package org.nirayana.jyotisha.eclipse;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** From when one fasts before an eclipse. */
public enum SutakReading implements Reading {
    PRAHARS(
            "from the start of the prahar four (Sun) or three (Moon) before that of the seen sparsha, for the weak one before: verse of"
                    + " the digests, counted as in seven cases of Drik Panchang, which do not test it"),
    HOURS("12 hours (Sun) or 9 hours (Moon) before the seen sparsha, for the weak 3 hours: the press; unchecked"),
    PRAHARS_OF_CONTACT(
            "as prahars, but before that of the sparsha itself, though the body be below the horizon: the program jyotisha;"
                    + " unchecked");

    /** Which of them is chosen. */
    public static final Convention<SutakReading> CONVENTION = Convention.of(
                    "sutak", "From when one fasts before an eclipse.", values())
            .about(Scope.SPAN)
            .moving(Part.ECLIPSES);

    private final String note;

    SutakReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<SutakReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
