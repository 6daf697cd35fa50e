package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** How the direction strengthens a bhava. */
public enum BhavaDigReading implements Reading {
    RAMAN("10 virupas for each house from the weak one; Cancer is watery, Sagittarius and Capricorn are halved"),
    BPHS_ARC("a third of the arc to the middle of the weak house, Cancer among the insects (BPHS 27.26-28); unchecked"),
    WHOLE_SIGN("as Raman, with Sagittarius human and Capricorn quadruped throughout; unchecked");

    private final String note;

    BhavaDigReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "bhava_dig";
    }

    @Override
    public String about() {
        return "How the direction strengthens a bhava.";
    }

    @Override
    public String note() {
        return note;
    }
}
