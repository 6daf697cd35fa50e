package org.nirayana.jyotisha.gochara;

import java.util.Set;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** In which houses from the natal Moon Saturn is a thorn (kantaka shani); none of the old texts that we read defines it. */
public enum KantakaHouses implements Reading {
    FOUR_SEVEN_TEN("in the 4th, 7th and 10th: most modern books", 4, 7, 10),
    KENDRAS("in the 1st as well: Kerala, and many books", 1, 4, 7, 10),
    SEVENTH("in the 7th alone: Tamil Nadu, where the 4th is ardhashtama", 7);

    /** Which of them is chosen. */
    public static final Convention<KantakaHouses> CONVENTION = Convention.of(
                    "kantaka_shani", "In which houses from the Moon Saturn is called kantaka.", values())
            .about(Scope.SPAN)
            .moving(Part.SADE_SATI);

    private final String note;

    @SuppressWarnings("ImmutableEnumChecker") // made by Set.of
    private final Set<Integer> houses;

    KantakaHouses(String note, Integer... houses) {
        this.note = note;
        this.houses = Set.of(houses);
    }

    /** Whether the house is one of them. */
    public boolean has(int house) {
        return houses.contains(house);
    }

    @Override
    public Convention<KantakaHouses> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
