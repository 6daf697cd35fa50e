package org.nirayana.jyotisha.placement;

import java.util.Locale;
import java.util.Optional;
import org.nirayana.astronomy.position.Corrections;

/** Which place of a planet is meant: where it is seen, or where it is. */
public enum Positions {
    /** As the sky shows it: with light time, aberration and deflection. Almanacs and most programs. */
    APPARENT(true, true, true),
    /** Where the planet is at the instant, without any of the three: geometric. Jagannatha Hora and what follows it. */
    TRUE(false, false, false),
    /** With light time alone, as places are given beside stars of a catalogue. */
    ASTROMETRIC(true, false, false);

    private final boolean lightTime;
    private final boolean aberration;
    private final boolean deflection;

    Positions(boolean lightTime, boolean aberration, boolean deflection) {
        this.lightTime = lightTime;
        this.aberration = aberration;
        this.deflection = deflection;
    }

    /** The value of the parameter {@code positions}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The corrections that give such places; what was chosen for nutation stays. */
    public Corrections in(Corrections corrections) {
        return new Corrections(corrections.nutation(), aberration, deflection, lightTime);
    }

    /** Which of them some corrections give; none, where aberration or deflection is switched off alone. */
    public static Optional<Positions> of(Corrections corrections) {
        for (Positions one : values()) {
            if (one.in(corrections).equals(corrections)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }
}
