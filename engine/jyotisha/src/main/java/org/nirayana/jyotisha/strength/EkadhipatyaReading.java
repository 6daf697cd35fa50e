package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** How the two signs of one lord are reduced. */
public enum EkadhipatyaReading implements Reading {
    MIN(
            "both empty: both become the smaller, or nothing when equal; one occupied: the empty one becomes at most what the occupied one has (P. V. R. Narasimha Rao, Raman, Jataka Parijata)"),
    SUBTRACT("the smaller is taken away instead (BPHS as Kapoor prints it, Maitreya)"),
    ZERO("the empty one becomes zero wherever the other is occupied"),
    EQUAL_KEEP("as min, but an empty sign that equals the occupied one stays");

    /** Which of them is chosen. */
    public static final Convention<EkadhipatyaReading> CONVENTION = Convention.of(
                    "ekadhipatya_shodhana", "How the two signs of one lord are reduced.", values())
            .moving(Part.BINDUS);

    private final String note;

    EkadhipatyaReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<EkadhipatyaReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
