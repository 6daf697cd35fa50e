package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** Whether the nodes have friends and enemies. */
public enum NodeFriends implements Reading {
    NONE("they have none"),
    SANTHANAM("as in a note of Santhanam to BPHS 3.55"),
    PVR("Rahu those of Saturn, Ketu those of Mars (P. V. R. Narasimha Rao)");

    /** Which of them is chosen. */
    public static final Convention<NodeFriends> CONVENTION = Convention.of(
                    "node_friends", "Whether the nodes have friends and enemies.", values())
            .moving(Part.STATES, Part.LAJJITADI);

    private final String note;

    NodeFriends(String note) {
        this.note = note;
    }

    @Override
    public Convention<NodeFriends> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
