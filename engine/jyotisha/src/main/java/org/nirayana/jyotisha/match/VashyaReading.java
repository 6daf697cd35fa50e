package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** By which table vashya is scored. */
public enum VashyaReading implements Reading {
    NORTH("five groups of signs: Future Point, AstroSage"),
    PROKERALA("the same groups with other cells: Prokerala, 17 of 25 cells measured by others"),
    SARAVALI("the same groups with other cells: saravali.de and PyJHora; unchecked"),
    ASTROYOGI("the northern table with 1.5 for every half, and other rows of Leo and Scorpio: AstroYogi; unchecked"),
    RAMAN("2 points when the groom's sign is in the list of the bride's, else none: B. V. Raman and the South");

    /** Which of them is chosen. */
    public static final Convention<VashyaReading> CONVENTION = Convention.of(
                    "vashya_table", "By which table vashya is scored.", values())
            .about(Scope.PAIR)
            .moving(Part.KUTAS);

    private final String note;

    VashyaReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<VashyaReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
