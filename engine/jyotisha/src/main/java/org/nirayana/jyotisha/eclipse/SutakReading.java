package org.nirayana.jyotisha.eclipse;

import org.nirayana.jyotisha.Reading;

/** From when one fasts before an eclipse. */
public enum SutakReading implements Reading {
    PRAHARS(
            "from the start of the prahar four (Sun) or three (Moon) before that of the seen sparsha, for the weak one before: verse of"
                    + " the digests, counted as in seven cases of Drik Panchang, which do not test it"),
    HOURS("12 hours (Sun) or 9 hours (Moon) before the seen sparsha, for the weak 3 hours: the press; unchecked"),
    PRAHARS_OF_CONTACT(
            "as prahars, but before that of the sparsha itself, though the body be below the horizon: the program jyotisha;"
                    + " unchecked");

    private final String note;

    SutakReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "sutak";
    }

    @Override
    public String about() {
        return "From when one fasts before an eclipse.";
    }

    @Override
    public String note() {
        return note;
    }
}
