package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** Which places of the boy's sign from the girl's are good. */
public enum RasiReading implements Reading {
    TAMIL("7 and 9 to 12 good, 4 middling"),
    KERALA("8 too, and 6 and 8 by odd and even signs: Prasna Marga 21.4-14"),
    RAMAN("7 to 12: the rules of direction of B. V. Raman"),
    RAAJAYOGAM("3, 4, 5, 7, 9, 10, 11: a list of Tamil Nadu; unchecked");

    private final String note;

    RasiReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "rasi_porutham";
    }

    @Override
    public String about() {
        return "Which places of the boy's sign from the girl's are good.";
    }

    @Override
    public String note() {
        return note;
    }
}
