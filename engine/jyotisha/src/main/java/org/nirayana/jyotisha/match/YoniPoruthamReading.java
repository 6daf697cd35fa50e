package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** How yoni porutham is read. */
public enum YoniPoruthamReading implements Reading {
    TAMIL("no sworn enemies, and the sexes of the animals: B. V. Raman and the Tamil almanacs"),
    KERALA("no sworn enemies, and the sexes of Prasna Marga 21.30"),
    PROKERALA_TEN("no enemies, sworn or ordinary; unchecked: where Prokerala gives its reason it is the sexes"),
    PROKERALA_THIRUMANA("no sworn enemies");

    private final String note;

    YoniPoruthamReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "yoni_porutham";
    }

    @Override
    public String about() {
        return "How yoni porutham is read.";
    }

    @Override
    public String note() {
        return note;
    }
}
