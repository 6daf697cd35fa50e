package org.nirayana.jyotisha.strength;

import java.util.List;
import java.util.Locale;

/** What a graha is doing (Brihat Parashara Hora Shastra 45.30-37), in the order of the text. */
public enum SayanadiAvastha {
    /** Lying down. */
    SAYANA,
    /** Sitting. */
    UPAVESANA,
    /** With hands on the eyes. */
    NETRAPANI,
    /** Shining. */
    PRAKASANA,
    /** Going. */
    GAMANA,
    /** Coming back. */
    AGAMANA,
    /** In an assembly. */
    SABHA,
    /** Coming. */
    AGAMA,
    /** Eating. */
    BHOJANA,
    /** Wishing to dance. */
    NRITYALIPSA,
    /** Eager. */
    KAUTUKA,
    /** Asleep. */
    NIDRA;

    /** All twelve in order. */
    static final List<SayanadiAvastha> ALL = List.of(values());

    /** The name in answers: {@code sayana}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
