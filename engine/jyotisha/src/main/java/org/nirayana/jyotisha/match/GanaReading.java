package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** By which table ganas are scored. */
public enum GanaReading implements Reading {
    NORTH("Dharmasindhu, AstroSage, Prokerala, Nemichandra Shastri, Parashara's Light"),
    FUTURE_POINT("the same with 1 for a Rakshasa bride and a Deva groom: a booklet of Future Point"),
    TRANSPOSED("rows and columns exchanged: Maitreya 8, PyJHora; unchecked"),
    RAMAN("6 for one gana, else none: B. V. Raman, who has no scale");

    private final String note;

    GanaReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "gana_table";
    }

    @Override
    public String about() {
        return "By which table ganas are scored.";
    }

    @Override
    public String note() {
        return note;
    }
}
