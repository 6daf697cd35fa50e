package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** Whether the nodes have friends and enemies. */
public enum NodeFriends implements Reading {
    NONE("they have none"),
    SANTHANAM("as in a note of Santhanam to BPHS 3.55"),
    PVR("Rahu those of Saturn, Ketu those of Mars (P. V. R. Narasimha Rao)");

    private final String note;

    NodeFriends(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "node_friends";
    }

    @Override
    public String about() {
        return "Whether the nodes have friends and enemies.";
    }

    @Override
    public String note() {
        return note;
    }
}
