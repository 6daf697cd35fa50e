package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** How dina porutham is read. */
public enum DinaReading implements Reading {
    NINES("good when the remainder by nine is even or nothing: B. V. Raman, Prokerala"),
    TAMIL_LIST("the Tamil list of counts, with padas for the 12th, 14th and 16th and lists of stars for both in one"),
    KERALA("the 3rd, 5th and 7th of every nine are bad, and the 88th and 108th pada: Prasna Marga 21.21-23");

    private final String note;

    DinaReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "dina_porutham";
    }

    @Override
    public String about() {
        return "How dina porutham is read.";
    }

    @Override
    public String note() {
        return note;
    }
}
