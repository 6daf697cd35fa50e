package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** By which table ganas are scored. */
public enum GanaReading implements Reading {
    NORTH("Dharmasindhu, AstroSage, Prokerala, Nemichandra Shastri, Parashara's Light"),
    FUTURE_POINT("the same with 1 for a Rakshasa bride and a Deva groom: a booklet of Future Point"),
    TRANSPOSED("rows and columns exchanged: Maitreya 8, PyJHora; unchecked"),
    RAMAN("6 for one gana, else none: B. V. Raman, who has no scale");

    /** Which of them is chosen. */
    public static final Convention<GanaReading> CONVENTION = Convention.of(
                    "gana_table", "By which table ganas are scored.", values())
            .about(Scope.PAIR)
            .moving(Part.KUTAS);

    private final String note;

    GanaReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<GanaReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
