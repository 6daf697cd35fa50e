package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** By whose thresholds the total is named. */
public enum BandsReading implements Reading {
    FUTURE_POINT(
            "below 18 not recommended, from 18 acceptable, from 25 good, from 33 excellent: Future Point, Saral Jyotish"),
    DRIK("by total, bhakuta and nadi, as Drik Panchang words it");

    private final String note;

    BandsReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "match_bands";
    }

    @Override
    public String about() {
        return "By whose thresholds the total is named.";
    }

    @Override
    public String note() {
        return note;
    }
}
