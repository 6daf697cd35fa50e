package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** By which houses kendras are counted. */
public enum KendradiHouses implements Reading {
    BY_SIGN("signs from that of the lagna (Raman)"),
    BY_BHAVA("bhavas of Sripati");

    private final String note;

    KendradiHouses(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "kendradi_bala";
    }

    @Override
    public String about() {
        return "By which houses kendras are counted.";
    }

    @Override
    public String note() {
        return note;
    }
}
