package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** How yoni porutham is read. */
public enum YoniPoruthamReading implements Reading {
    TAMIL("no sworn enemies, and the sexes of the animals: B. V. Raman and the Tamil almanacs"),
    KERALA("no sworn enemies, and the sexes of Prasna Marga 21.30"),
    PROKERALA_TEN("no enemies, sworn or ordinary; unchecked: where Prokerala gives its reason it is the sexes"),
    PROKERALA_THIRUMANA("no sworn enemies");

    /** Which of them is chosen. */
    public static final Convention<YoniPoruthamReading> CONVENTION = Convention.of(
                    "yoni_porutham", "How yoni porutham is read.", values())
            .about(Scope.PAIR)
            .moving(Part.PORUTHAMS);

    private final String note;

    YoniPoruthamReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<YoniPoruthamReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
