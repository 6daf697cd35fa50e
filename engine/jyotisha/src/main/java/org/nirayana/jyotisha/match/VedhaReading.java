package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** Which stars pierce one another. */
public enum VedhaReading implements Reading {
    PRASNA_MARGA("twelve pairs, and Mrigashira, Chitra and Dhanishta among themselves: Prasna Marga 21.45, Prokerala"),
    RAMAN("the same with Mrigashira and Dhanishta alone, Chitra free: B. V. Raman");

    private final String note;

    VedhaReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "vedha_porutham";
    }

    @Override
    public String about() {
        return "Which stars pierce one another.";
    }

    @Override
    public String note() {
        return note;
    }
}
