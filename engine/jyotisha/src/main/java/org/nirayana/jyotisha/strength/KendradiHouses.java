package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** By which houses kendras are counted. */
public enum KendradiHouses implements Reading {
    BY_SIGN("signs from that of the lagna (Raman)"),
    BY_BHAVA("bhavas of Sripati");

    /** Which of them is chosen. */
    public static final Convention<KendradiHouses> CONVENTION = Convention.of(
                    "kendradi_bala", "By which houses kendras are counted.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    KendradiHouses(String note) {
        this.note = note;
    }

    @Override
    public Convention<KendradiHouses> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
