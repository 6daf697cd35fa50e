package org.nirayana.jyotisha.panchanga.calendar;

import org.nirayana.jyotisha.zodiac.Rasi;

/** The two halves of the year: the Sun's northward way from Capricorn, its southward way from Cancer (Surya Siddhanta 14.9). */
public enum Ayana {
    UTTARAYANA("Uttarayana"),
    DAKSHINAYANA("Dakshinayana");

    private final String id;

    Ayana(String id) {
        this.id = id;
    }

    public static Ayana of(Rasi sun) {
        return sun.countedFrom(Rasi.CAPRICORN) <= 6 ? UTTARAYANA : DAKSHINAYANA;
    }

    public String id() {
        return id;
    }
}
