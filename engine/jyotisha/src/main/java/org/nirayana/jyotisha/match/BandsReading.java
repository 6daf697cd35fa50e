package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** By whose thresholds the total is named. */
public enum BandsReading implements Reading {
    FUTURE_POINT(
            "below 18 not recommended, from 18 acceptable, from 25 good, from 33 excellent: Future Point, Saral Jyotish"),
    DRIK("by total, bhakuta and nadi, as Drik Panchang words it");

    /** Which of them is chosen. */
    public static final Convention<BandsReading> CONVENTION = Convention.of(
                    "match_bands", "By whose thresholds the total is named.", values())
            .about(Scope.PAIR)
            .moving(Part.KUTAS);

    private final String note;

    BandsReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<BandsReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
