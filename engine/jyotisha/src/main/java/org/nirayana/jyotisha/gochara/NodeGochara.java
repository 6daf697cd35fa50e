package org.nirayana.jyotisha.gochara;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** In which houses from the natal Moon Rahu and Ketu do well, on which texts differ. */
public enum NodeGochara implements Reading {
    THREE_SIX_ELEVEN("good in the 3rd, 6th and 11th, obstructed by nobody: most books and programs", "3 6 11"),
    PHALADEEPIKA("in the 10th as well, where Phaladeepika 26.24 promises gain; obstructed by nobody", "3 6 10 11"),
    AS_SATURN(
            "good in the 3rd, 6th and 11th and obstructed there from the 12th, 9th and 5th, as Saturn is: Muhurta Chintamani"
                    + " 4.1, known to us at second hand",
            "3:12 6:9 11:5");

    /** Which of them is chosen. */
    public static final Convention<NodeGochara> CONVENTION = Convention.of(
                    "node_gochara", "In which houses from the Moon the transits of Rahu and Ketu are good.", values())
            .about(Scope.SPAN)
            .moving(Part.TRANSITS);

    private final String note;

    @SuppressWarnings("ImmutableEnumChecker") // nobody changes it
    private final HousePairs houses;

    NodeGochara(String note, String houses) {
        this.note = note;
        this.houses = HousePairs.of(houses);
    }

    HousePairs houses() {
        return houses;
    }

    @Override
    public Convention<NodeGochara> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
