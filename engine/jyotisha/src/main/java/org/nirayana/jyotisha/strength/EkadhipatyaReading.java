package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** How the two signs of one lord are reduced. */
public enum EkadhipatyaReading implements Reading {
    MIN(
            "both empty: both become the smaller, or nothing when equal; one occupied: the empty one becomes at most what the occupied one has (P. V. R. Narasimha Rao, Raman, Jataka Parijata)"),
    SUBTRACT("the smaller is taken away instead (BPHS as Kapoor prints it, Maitreya)"),
    ZERO("the empty one becomes zero wherever the other is occupied"),
    EQUAL_KEEP("as min, but an empty sign that equals the occupied one stays");

    private final String note;

    EkadhipatyaReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "ekadhipatya_shodhana";
    }

    @Override
    public String about() {
        return "How the two signs of one lord are reduced.";
    }

    @Override
    public String note() {
        return note;
    }
}
