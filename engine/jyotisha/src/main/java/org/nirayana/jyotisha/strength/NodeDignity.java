package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** Where the nodes are exalted and at home; no text agrees with another. */
public enum NodeDignity implements Reading {
    PVR(
            "Rahu exalted in Taurus, moolatrikona Virgo, own Aquarius; Ketu exalted in Scorpio, moolatrikona Pisces (P. V. R. Narasimha Rao)"),
    BPHS(
            "Rahu exalted in Taurus, moolatrikona Gemini, own Aquarius; Ketu exalted in Scorpio, moolatrikona Sagittarius (BPHS 47.34-39; wording unchecked)"),
    SARVARTHA_CHINTAMANI("Rahu exalted in Gemini, Ketu in Sagittarius, nothing else said"),
    NONE("the nodes have no dignity");

    /** Which of them is chosen. */
    public static final Convention<NodeDignity> CONVENTION = Convention.of(
                    "node_dignity", "Where the nodes are exalted and at home; no text agrees with another.", values())
            .moving(Part.STATES, Part.LAJJITADI);

    private final String note;

    NodeDignity(String note) {
        this.note = note;
    }

    @Override
    public Convention<NodeDignity> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
