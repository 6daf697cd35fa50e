package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.varga.ParasharaVarga;
import org.nirayana.jyotisha.varga.SchoolVarga;
import org.nirayana.jyotisha.varga.Varga;

/** In which hora chart a graha is looked at when its good vargas are counted. */
public enum VaiseshikamsaHora implements Reading {
    PARASHARA(
            "Cancer and Leo alone, as in the points of vimsopaka, so that six grahas are never in their own hora",
            ParasharaVarga.HORA),
    KASHINATHA(
            "the hora of Kashinatha Rath, in which every graha has its own signs: P. V. R. Narasimha Rao, whose five of Akbar it meets",
            SchoolVarga.HORA_KASHINATHA);

    /** Which of them is chosen. */
    public static final Convention<VaiseshikamsaHora> CONVENTION = Convention.of(
                    "vaiseshikamsa_hora",
                    "In which hora chart a graha is looked at when its good vargas are counted (vaiseshikamsa).",
                    values())
            .moving(Part.VIMSOPAKA);

    private final String note;

    @SuppressWarnings("ImmutableEnumChecker") // a rule has no state
    private final Varga hora;

    VaiseshikamsaHora(String note, Varga hora) {
        this.note = note;
        this.hora = hora;
    }

    Varga hora() {
        return hora;
    }

    @Override
    public Convention<VaiseshikamsaHora> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
